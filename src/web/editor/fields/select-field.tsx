import type { ReactNode } from 'react'
import { type Choice, choicesOf, keysOf } from '#web/lib/choices.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useProblem } from './use-problem.ts'

interface SelectFieldProps {
  path: string
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  help?: ReactNode | undefined
  optional?: boolean | undefined
  className?: string | undefined
}

export function SelectField(props: SelectFieldProps) {
  const { path, label, choices, value, onChange, placeholder, help, optional, className } = props
  const { error, onBlur } = useProblem(path, value !== '')
  return (
    <Field label={label} help={help} error={error} optional={optional} className={className}>
      <Select
        name={path}
        choices={choices}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}

interface ChoiceFieldProps<V extends string> extends Omit<SelectFieldProps, 'choices' | 'value' | 'onChange'> {
  /** What can be chosen and how it is said, in this order. */
  words: Readonly<Record<V, string>>
  value: V | null
  onChange: (value: V | null) => void
}

/** One of a few values, or none. */
export function ChoiceField<V extends string>({ words, value, onChange, ...rest }: ChoiceFieldProps<V>) {
  return (
    <SelectField
      placeholder="Sin indicar"
      {...rest}
      choices={choicesOf(words)}
      value={value ?? ''}
      onChange={(chosen) => onChange(keysOf(words).find((one) => one === chosen) ?? null)}
    />
  )
}
