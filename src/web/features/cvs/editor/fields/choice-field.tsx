import { countries } from '#web/lib/countries.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useProblem } from './use-problem.ts'

interface ChoiceFieldProps<V extends string> {
  path: string
  label: string
  /** What can be chosen and how it is said, in this order. */
  words: Readonly<Record<V, string>>
  value: V | null
  onChange: (value: V | null) => void
  placeholder?: string | undefined
  optional?: boolean | undefined
  help?: string | undefined
  className?: string | undefined
}

/** One of a few values, or none. */
export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { path, label, words, value, onChange, placeholder = 'Sin indicar', optional, help, className } = props
  const { error, onBlur } = useProblem(path, value !== null)
  const values = keysOf(words)
  return (
    <Field label={label} help={help} error={error} optional={optional} className={className}>
      <Select
        name={path}
        choices={values.map((one) => ({ value: one, label: words[one] }))}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={(event) => onChange(values.find((one) => one === event.target.value) ?? null)}
        onBlur={onBlur}
      />
    </Field>
  )
}

function keysOf<V extends string>(words: Readonly<Record<V, string>>): V[] {
  const keys: V[] = []
  for (const key in words) keys.push(key)
  return keys
}

interface CountryFieldProps {
  path: string
  value: string | null
  onChange: (value: string | null) => void
}

export function CountryField({ path, value, onChange }: CountryFieldProps) {
  return (
    <Field label="País" optional>
      <Select
        name={path}
        choices={countries}
        placeholder="Elige un país"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  )
}
