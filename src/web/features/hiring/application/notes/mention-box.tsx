import { type ComponentProps, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { SuggestionList } from '#web/ui/suggestions/suggestion-list.tsx'
import { useSuggestions } from '#web/ui/suggestions/use-suggestions.ts'
import { mentionTyped, withMention } from './note-text.ts'

interface MentionBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
  people: readonly { member_id: string; full_name: string }[]
}

const SUGGESTED = 5

/** A text in which `@` proposes people where the caret stands; arrows, Enter and Escape are for them while they are shown. */
export function MentionBox({ value, onChange, people, ...rest }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(value.length)
  const goal = useRef<number | null>(null)
  const typed = mentionTyped(value.slice(0, caret))
  const suggestions = typed === null ? [] : suggestionsFor(typed, people)
  const state = useSuggestions({
    typed: typed ?? '',
    suggestions,
    onPick: ({ label }) => {
      const before = withMention(value.slice(0, caret), label)
      goal.current = before.length
      onChange(before + value.slice(caret))
      setCaret(before.length)
    },
  })
  // A text of several lines is no combobox for screen readers, and may still say which line of the list is meant.
  const { role: _role, 'aria-expanded': _expanded, ...spoken } = state.box

  useLayoutEffect(() => {
    if (goal.current === null) return
    box.current?.setSelectionRange(goal.current, goal.current)
    goal.current = null
  })
  useEffect(() => {
    if (state.shown) document.getElementById(state.list_id)?.scrollIntoView({ block: 'nearest' })
  }, [state.shown, state.list_id])

  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => setCaret(currentTarget.selectionStart)
  return (
    <div className="relative">
      <Textarea
        {...rest}
        {...spoken}
        aria-haspopup="listbox"
        ref={box}
        value={value}
        onChange={(event) => {
          follow(event)
          onChange(event.target.value)
          state.reveal()
        }}
        onSelect={follow}
        onKeyDown={(event) => state.shown && state.handleKey(event)}
        onBlur={state.close}
      />
      <SuggestionList label="Personas para mencionar" state={state} suggestions={suggestions} />
    </div>
  )
}

const suggestionsFor = (typed: string, people: MentionBoxProps['people']) =>
  people
    .filter(({ full_name }) => full_name.toLowerCase().startsWith(typed.toLowerCase()))
    .slice(0, SUGGESTED)
    .map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))
