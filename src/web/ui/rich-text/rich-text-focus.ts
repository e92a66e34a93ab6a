import {
  $addUpdateTag,
  $getRoot,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  SELECTION_CHANGE_COMMAND,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'

const isPersonIn = (editor: LexicalEditor): boolean =>
  editor.getRootElement()?.contains(document.activeElement) === true

/** After the whole text was replaced, inside that update: who is in it goes on at its end, who has left stays where they are. */
export function $settleSelection(editor: LexicalEditor): void {
  if (isPersonIn(editor)) {
    $getRoot().selectEnd()
  } else {
    $setSelection(null)
    $addUpdateTag(SKIP_DOM_SELECTION_TAG)
  }
}

/** The browser may report the last selection after the person has left; showing it would take the focus back. */
export function registerLeaving(editor: LexicalEditor): () => void {
  return editor.registerCommand(
    SELECTION_CHANGE_COMMAND,
    () => {
      if (!isPersonIn(editor)) $addUpdateTag(SKIP_DOM_SELECTION_TAG)
      return false
    },
    COMMAND_PRIORITY_CRITICAL,
  )
}
