import type { ComponentProps } from 'react'
import type { Suggestion } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import { controlClass } from '../forms/control-look.ts'
import { useFieldControl } from '../forms/field-context.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect'> {
  value: string
  /** Called with every typed text and with the label of a picked suggestion: free text is allowed. */
  onChange: (text: string) => void
  suggestions: readonly Suggestion[]
  /** Called when a suggestion is picked, for those who need its value. */
  onPick?: ((suggestion: Suggestion) => void) | undefined
  listLabel: string
}

/** A text box with suggestions; the caller searches (e.g. with a query keyed by `value`) and passes them in. */
export function Combobox({ value, onChange, suggestions, onPick, listLabel, className, ...rest }: ComboboxProps) {
  const field = useFieldControl()
  const state = useSuggestions({
    typed: value,
    suggestions,
    onPick: (suggestion) => {
      onChange(suggestion.label)
      onPick?.(suggestion)
    },
  })
  return (
    <div className="relative">
      <input
        {...field}
        {...rest}
        {...state.box}
        type="text"
        value={value}
        className={cx(controlClass, 'min-h-12', className)}
        onChange={(event) => {
          onChange(event.target.value)
          state.reveal()
        }}
        onKeyDown={state.handleKey}
        onBlur={(event) => {
          state.close()
          rest.onBlur?.(event)
        }}
      />
      <SuggestionList label={listLabel} state={state} suggestions={suggestions} />
    </div>
  )
}
