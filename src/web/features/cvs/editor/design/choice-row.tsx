import { FieldGroup } from '#web/ui/forms/field-group.tsx'

interface ChoiceRowProps<V extends string> {
  label: string
  help?: string | undefined
  words: Readonly<Record<V, string>>
  value: string
  onChange: (value: V) => void
}

/** A few values side by side, of which one always holds. */
export function ChoiceRow<V extends string>({ label, help, words, value, onChange }: ChoiceRowProps<V>) {
  const values: V[] = []
  for (const key in words) values.push(key)
  values.sort((one, other) => Number(one) - Number(other) || 0)
  return (
    <FieldGroup label={label} help={help}>
      <div className="inline-flex max-w-full flex-wrap gap-1 rounded-lg bg-sunk p-1">
        {values.map((one) => (
          <label
            key={one}
            className="relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-3.5 font-medium text-[0.9375rem] text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={label}
              checked={value === one}
              onChange={() => onChange(one)}
              className="absolute inset-0 appearance-none rounded-md outline-none"
            />
            {words[one]}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
