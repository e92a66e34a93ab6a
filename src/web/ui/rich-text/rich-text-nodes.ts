import { $createListItemNode, $createListNode, $isListItemNode, $isListNode, type ListNode } from '@lexical/list'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical'
import { parseRichText, type RichElement, type RichNode } from './parse-rich-text.ts'

type Format = 'bold' | 'italic'

/** Puts a stored text into the editor. Call it inside an update. */
export function $readRichText(html: string): void {
  const blocks = $blocksOf(html)
  $getRoot()
    .clear()
    .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]))
}

/** The same, to be put somewhere into a text that is there already. */
export const $blocksOf = (html: string): ElementNode[] => parseRichText(html).flatMap($blockOf)

function $blockOf(node: RichNode): ElementNode[] {
  if (typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol')) return [$listOf(node)]
  if (typeof node === 'string' && node.trim() === '') return []
  const inside = typeof node !== 'string' && node.tag === 'p' ? node.children : [node]
  return [$createParagraphNode().append(...$inline(inside, []))]
}

function $listOf({ tag, children }: RichElement): ListNode {
  const list = $createListNode(tag === 'ol' ? 'number' : 'bullet')
  for (const item of children) {
    if (typeof item === 'string') continue
    const isList = (one: RichNode): one is RichElement =>
      typeof one !== 'string' && (one.tag === 'ul' || one.tag === 'ol')
    const words = item.children.filter((one) => !isList(one))
    const own = words.length > 0 ? [$createListItemNode().append(...$inline(words, []))] : []
    const nested = item.children.filter(isList).map((one) => $createListItemNode().append($listOf(one)))
    list.append(...own, ...nested)
  }
  return list
}

function $inline(nodes: readonly RichNode[], formats: readonly Format[]): LexicalNode[] {
  return nodes.flatMap((node): LexicalNode[] => {
    if (typeof node === 'string') {
      const text = $createTextNode(node.replace(/\s*\n\s*/g, ' '))
      for (const format of formats) text.toggleFormat(format)
      return [text]
    }
    if (node.tag === 'strong') return $inline(node.children, [...formats, 'bold'])
    if (node.tag === 'em') return $inline(node.children, [...formats, 'italic'])
    return $inline(node.children, formats)
  })
}

/** The text of the editor as it is stored: only tags that the contract knows, without attributes. */
export function $writeRichText(): string {
  return $getRoot().getChildren().map(writeBlock).join('')
}

function writeBlock(node: LexicalNode): string {
  if ($isListNode(node)) return writeList(node)
  if (!$isElementNode(node)) return paragraph([node])
  return linesOf(node.getChildren()).map(paragraph).join('')
}

/** A line break begins a paragraph, because that is how it is read everywhere else. */
function linesOf(nodes: LexicalNode[]): LexicalNode[][] {
  const lines: LexicalNode[][] = [[]]
  for (const node of nodes) {
    if ($isLineBreakNode(node)) lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines
}

function paragraph(nodes: LexicalNode[]): string {
  const words = nodes.map(writeInline).join('').trim()
  return words === '' ? '' : `<p>${words}</p>`
}

function writeList(list: ListNode): string {
  const tag = list.getListType() === 'number' ? 'ol' : 'ul'
  const items = list.getChildren().flatMap((item) => {
    if (!$isListItemNode(item)) return []
    const words = item
      .getChildren()
      .map((child) => ($isListNode(child) ? writeList(child) : writeInline(child)))
      .join('')
    return words.trim() === '' ? [] : [`<li>${words.trim()}</li>`]
  })
  return items.length === 0 ? '' : `<${tag}>${items.join('')}</${tag}>`
}

function writeInline(node: LexicalNode): string {
  if ($isTextNode(node)) {
    const words = escaped(node.getTextContent())
    const slanted = node.hasFormat('italic') ? `<em>${words}</em>` : words
    return node.hasFormat('bold') ? `<strong>${slanted}</strong>` : slanted
  }
  return $isElementNode(node) ? node.getChildren().map(writeInline).join('') : ' '
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)
}
