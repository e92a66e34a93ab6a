import { useState } from 'react'
import { formatNumber } from '#shared/core/numbers.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

interface CountedChoicesProps<Value extends string> {
  values: readonly Value[]
  words: (value: Value) => string
  chosen: readonly Value[]
  counts: Readonly<Record<string, number>> | undefined
  onChange: (chosen: Value[]) => void
}

const SHOWN = 6

/** Boxes with how many vacancies each would give; a long list shows its head until asked for the rest. */
export function CountedChoices<Value extends string>(props: CountedChoicesProps<Value>) {
  const { values, words, chosen, counts, onChange } = props
  const [all, setAll] = useState(false)
  const shown = values.filter((value, index) => all || index < SHOWN || chosen.includes(value))
  return (
    <div>
      {shown.map((value) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
          label={
            <>
              <span className="wrap-anywhere">{words(value)}</span>
              {counts && (
                <span className="ml-2 text-ink-soft text-sm tabular-nums">{formatNumber(counts[value] ?? 0)}</span>
              )}
            </>
          }
        />
      ))}
      {values.length > shown.length && (
        <button type="button" className="text-link min-h-11 text-sm" onClick={() => setAll(true)}>
          Ver {values.length - shown.length} más
        </button>
      )}
    </div>
  )
}
