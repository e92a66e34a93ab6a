import type { Suggestion } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import type { useSuggestions } from './use-suggestions.ts'

interface SuggestionListProps {
  label: string
  state: ReturnType<typeof useSuggestions>
  suggestions: readonly Suggestion[]
}

export function SuggestionList({ label, state, suggestions }: SuggestionListProps) {
  const count = suggestions.length
  return (
    <>
      <span role="status" className="sr-only">
        {state.shown ? `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}. Usa las flechas para elegir.` : ''}
      </span>
      {state.shown && (
        <div
          id={state.list_id}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-72 animate-rise overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box that owns the list handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: options are reached by aria-activedescendant
            <div
              key={suggestion.value}
              id={`${state.list_id}-${index}`}
              role="option"
              aria-selected={index === state.active_index}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => state.setActive(index)}
              onClick={() => state.pick(suggestion)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-2',
                index === state.active_index && 'bg-brand-soft',
              )}
            >
              <span className="min-w-0">{suggestion.label}</span>
              {suggestion.hint && <span className="shrink-0 text-ink-soft text-sm">{suggestion.hint}</span>}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
