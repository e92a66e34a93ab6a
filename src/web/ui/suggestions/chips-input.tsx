import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import type { Suggestion } from '#web/lib/choices.ts'
import { useFieldControl } from '../forms/field-context.ts'
import { ChipsBox } from './chips-box.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { hasChip, splitList, useChips } from './use-chips.ts'
import { useSuggestions } from './use-suggestions.ts'

interface ChipsInputProps {
  value: readonly string[]
  onChange: (chips: string[]) => void
  suggestions?: readonly Suggestion[] | undefined
  /** Called with the text being typed, so that the caller can look for suggestions. */
  onSearch?: ((text: string) => void) | undefined
  listLabel: string
  max?: number | undefined
  placeholder?: string | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A list of short texts: Enter or comma adds, Backspace removes the last, a pasted list is split at once. */
export function ChipsInput(props: ChipsInputProps) {
  const { value, suggestions = [], listLabel, placeholder } = props
  const field = useFieldControl()
  const open_suggestions = suggestions.filter((one) => !hasChip(value, one.label))
  const entry = useEntry(props, open_suggestions)
  return (
    <div className="relative">
      <ChipsBox chips={value} onRemove={entry.remove} onPressBeside={entry.focus}>
        <input
          {...field}
          {...entry.box}
          placeholder={value.length === 0 ? placeholder : undefined}
          className="min-h-8 min-w-24 flex-1 bg-transparent px-1.5 text-base outline-none"
        />
      </ChipsBox>
      <SuggestionList label={listLabel} state={entry.state} suggestions={open_suggestions} />
      <span role="status" className="sr-only">
        {entry.said}
      </span>
    </div>
  )
}

/** What happens in the text box after the chips. */
function useEntry({ value, onChange, onSearch, max = 50, name, ref }: ChipsInputProps, suggestions: Suggestion[]) {
  const element = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const chips = useChips(value, max, onChange)
  const state = useSuggestions({ suggestions, onPick: (one) => add([one.label]) })

  function type(text: string) {
    setTyped(text)
    onSearch?.(text)
  }

  function add(texts: readonly string[]) {
    chips.add(texts)
    type('')
    state.close()
  }

  function remove(chip: string) {
    chips.remove(chip)
    element.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (state.handleKey(event)) return
    const last = value.at(-1)
    if ((event.key === 'Enter' || event.key === ',') && typed.trim()) {
      event.preventDefault()
      add([typed])
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }

  function paste(event: ClipboardEvent) {
    const parts = splitList(event.clipboardData.getData('text'))
    if (parts.length === 0) return
    event.preventDefault()
    add(parts)
  }

  const box = {
    ...state.box,
    name,
    ref: (input: HTMLInputElement | null) => {
      element.current = input
      if (typeof ref === 'function') ref(input)
      else if (ref) ref.current = input
    },
    value: typed,
    onChange: (event: { target: { value: string } }) => {
      type(event.target.value)
      state.reveal()
    },
    onKeyDown: handleKey,
    onPaste: paste,
    onBlur: () => {
      if (typed.trim()) add([typed])
      state.close()
    },
  }
  return { box, state, remove, said: chips.said, focus: () => element.current?.focus() }
}
