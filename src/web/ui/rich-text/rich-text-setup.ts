import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { ListItemNode, ListNode, registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import {
  $insertNodes,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  type ElementNode,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  IS_BOLD,
  IS_ITALIC,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  ParagraphNode,
  TextNode,
} from 'lexical'
import { richTextOfLines } from './pasted-lists.ts'
import { registerLeaving } from './rich-text-focus.ts'
import { $blocksOf } from './rich-text-nodes.ts'

const UNDO_PAUSE = 400

export function createRichTextEditor(): LexicalEditor {
  return createEditor({
    namespace: 'texto',
    nodes: [ListNode, ListItemNode],
    onError: (error) => {
      throw error
    },
    theme: {
      paragraph: 'mb-3 last:mb-0',
      list: { ul: 'mb-3 list-disc space-y-1 pl-6', ol: 'mb-3 list-decimal space-y-1 pl-6' },
      text: { bold: 'font-semibold', italic: 'italic' },
    },
  })
}

/** What may be written: paragraphs, lists, bold and italics. Anything pasted becomes that, a link its words. */
export function registerRules(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerLeaving(editor),
    registerHistory(editor, createEmptyHistoryState(), UNDO_PAUSE),
    editor.registerNodeTransform(TextNode, keepEmphasisOnly),
    editor.registerNodeTransform(ParagraphNode, keepPlainBlock),
    editor.registerNodeTransform(ListItemNode, keepPlainBlock),
    editor.registerCommand(
      INSERT_LINE_BREAK_COMMAND,
      () => editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(PASTE_COMMAND, $pasteLists, COMMAND_PRIORITY_HIGH),
  )
}

/** A list that was copied as plain lines is one again; everything else pastes as it always does. */
function $pasteLists(event: unknown): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null
  if (!data || /<(?:ul|ol|li)\b/i.test(data.getData('text/html'))) return false
  const html = richTextOfLines(data.getData('text/plain'))
  if (html === null || !(event instanceof ClipboardEvent)) return false
  event.preventDefault()
  $insertNodes($blocksOf(html))
  return true
}

function keepEmphasisOnly(node: TextNode): void {
  const emphasis = node.getFormat() & (IS_BOLD | IS_ITALIC)
  if (node.getFormat() !== emphasis) node.setFormat(emphasis)
  if (node.getStyle() !== '') node.setStyle('')
}

function keepPlainBlock(node: ElementNode): void {
  if (node.getFormatType() !== '') node.setFormat('')
  if (node instanceof ParagraphNode && node.getIndent() > 0) node.setIndent(0)
  const [first] = node.getChildren()
  if ($isTextNode(first) && first.getTextContent() === '') first.remove()
}
