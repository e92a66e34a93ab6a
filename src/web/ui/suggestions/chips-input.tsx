import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import type { Suggestion } from '#web/lib/choices.ts'
import { useFieldControl } from '../forms/field-context.ts'
import { ChipsBox } from './chips-box.tsx'
import { completionOf } from './completion.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { UnknownText } from './unknown-text.tsx'
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
  /** Texts that nobody suggests are asked about before they count; without it they are taken as they are. */
  asks?: boolean | undefined
  placeholder?: string | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A list of short texts: Enter or comma adds, Backspace removes the last, a pasted list is split at once. Where only known
 * ones are wanted, commas stay in the text («Madrid, España»).
 */
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
      {entry.unknown !== '' && open_suggestions.length === 0 && (
        <UnknownText text={entry.unknown} onTake={() => entry.take(entry.unknown)} />
      )}
      <span role="status" className="sr-only">
        {entry.said}
      </span>
    </div>
  )
}

/** What happens in the text box after the chips. */
function useEntry(props: ChipsInputProps, suggestions: Suggestion[]) {
  const { value, onChange, onSearch, max = 50, asks = false, name, ref } = props
  const element = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState('')
  const chips = useChips(value, max, onChange)
  const state = useSuggestions({ typed, suggestions, onPick: (one) => add([one.label]) })

  function type(text: string) {
    setTyped(text)
    setUnknown('')
    onSearch?.(text)
  }

  function add(texts: readonly string[]) {
    chips.add(texts)
    type('')
    state.close()
  }

  /** Keyboards of phones, dictation and autofill bring commas without a key: what stands before them is added. */
  function write(text: string) {
    const at = asks ? -1 : text.lastIndexOf(',')
    if (at >= 0) add(text.slice(0, at).split(','))
    type(at >= 0 ? text.slice(at + 1).trimStart() : text)
    state.reveal()
  }

  /** A first Enter on what only resembles the text stands on it, a second one takes it. */
  function enter() {
    if (!asks) return add([typed])
    setUnknown(typed.trim())
    if (suggestions.length > 0) state.setActive(0)
    state.reveal()
  }

  function remove(chip: string) {
    chips.remove(chip)
    element.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (state.handleKey(event)) return
    const last = value.at(-1)
    if ((event.key === 'Enter' || (event.key === ',' && !asks)) && typed.trim()) {
      event.preventDefault()
      enter()
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
  }

  function paste(event: ClipboardEvent) {
    const parts = asks ? [] : splitList(event.clipboardData.getData('text'))
    if (parts.length === 0) return
    event.preventDefault()
    add(parts)
  }

  function leave() {
    const same = completionOf(typed, suggestions)
    if (typed.trim() && !asks) add([typed])
    else if (typed.trim() && same) add([same.label])
    else setUnknown(typed.trim())
    state.close()
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
    onChange: (event: { target: { value: string } }) => write(event.target.value),
    onKeyDown: handleKey,
    onPaste: paste,
    onBlur: leave,
  }
  const take = (text: string) => add([text])
  return { box, state, remove, take, unknown, said: chips.said, focus: () => element.current?.focus() }
}
