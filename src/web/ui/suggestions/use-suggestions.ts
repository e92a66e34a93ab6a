import { type KeyboardEvent, useId, useState } from 'react'
import type { Suggestion } from '#web/lib/choices.ts'
import { completionOf } from './completion.ts'

interface UseSuggestions {
  /** What stands in the text box. */
  typed: string
  suggestions: readonly Suggestion[]
  onPick: (suggestion: Suggestion) => void
}

/**
 * Keyboard and screen-reader behaviour of a text box with a list under it (ARIA combobox). Enter takes what the arrows
 * stand on, else the suggestion that completes what was typed.
 */
export function useSuggestions({ typed, suggestions, onPick }: UseSuggestions) {
  const list_id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const active_index = shown && active < suggestions.length ? active : -1

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function pick(suggestion: Suggestion) {
    onPick(suggestion)
    close()
  }

  function step(by: 1 | -1) {
    setOpen(true)
    const count = suggestions.length
    if (count > 0) setActive((active_index + by + count + (active_index === -1 && by === -1 ? 1 : 0)) % count)
  }

  /** True when the key was for the list, so that the text box leaves it alone. */
  function handleKey(event: KeyboardEvent): boolean {
    const chosen = suggestions[active_index] ?? (shown ? completionOf(typed, suggestions) : undefined)
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      close()
    } else {
      // What was sent as it stands needs no suggestions any more, also not those that are still on their way.
      if (event.key === 'Enter') close()
      return false
    }
    event.preventDefault()
    return true
  }

  const box = boxAttributes(list_id, shown, active_index)
  return { list_id, shown, active_index, box, pick, close, handleKey, reveal: () => setOpen(true), setActive }
}

function boxAttributes(list_id: string, shown: boolean, active_index: number) {
  return {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': shown ? list_id : undefined,
    'aria-activedescendant': active_index >= 0 ? `${list_id}-${active_index}` : undefined,
  } as const
}
