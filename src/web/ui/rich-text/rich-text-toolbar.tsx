import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import { Bold, Italic, List, ListOrdered } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import type { RichTextState } from './rich-text-state.ts'

interface ToolbarProps {
  label: string
  editor: LexicalEditor
  state: RichTextState
}

export function RichTextToolbar({ label, editor, state }: ToolbarProps) {
  const toggleList = (kind: 'bullet' | 'number') => {
    const insert = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(state.list === kind ? REMOVE_LIST_COMMAND : insert, undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it is the fieldset
    <div role="group" aria-label={`Formato de ${label.toLowerCase()}`} className="flex flex-wrap gap-1 p-1">
      <Toggle label="Negrita" on={state.bold} onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}>
        <Bold aria-hidden="true" />
      </Toggle>
      <Toggle label="Cursiva" on={state.italic} onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}>
        <Italic aria-hidden="true" />
      </Toggle>
      <Toggle label="Lista con viñetas" on={state.list === 'bullet'} onPress={() => toggleList('bullet')}>
        <List aria-hidden="true" />
      </Toggle>
      <Toggle label="Lista numerada" on={state.list === 'number'} onPress={() => toggleList('number')}>
        <ListOrdered aria-hidden="true" />
      </Toggle>
    </div>
  )
}

interface ToggleProps {
  label: string
  on: boolean
  onPress: () => void
  children: ReactNode
}

function Toggle({ label, on, onPress, children }: ToggleProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={on}
      // Keeps the selection of the text where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="size-10 aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
    >
      {children}
    </IconButton>
  )
}
