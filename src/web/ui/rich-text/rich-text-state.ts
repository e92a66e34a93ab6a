import { $isListNode } from '@lexical/list'
import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'

/** What holds at the cursor, for the buttons of the toolbar. */
export interface RichTextState {
  bold: boolean
  italic: boolean
  list: 'bullet' | 'number' | null
}

const NOTHING: RichTextState = { bold: false, italic: false, list: null }

export function useRichTextState(editor: LexicalEditor): RichTextState {
  const [state, setState] = useState(NOTHING)
  useEffect(() => editor.registerUpdateListener(() => setState(editor.read($stateAtCursor))), [editor])
  return state
}

function $stateAtCursor(): RichTextState {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return NOTHING
  const node = selection.anchor.getNode()
  const list = $findMatchingParent(node, $isListNode)
  const kind = $isListNode(list) ? list.getListType() : null
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    list: kind === 'check' ? null : kind,
  }
}
