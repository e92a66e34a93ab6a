import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Choice } from '#web/lib/choices.ts'
import { cx } from '#web/lib/cx.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { FindingNotes } from './finding-notes.tsx'
import { useProblem } from './use-problem.ts'

/** The keys of a table of words, in its order. */
export function keysOf<V extends string>(words: Readonly<Record<V, string>>): V[] {
  const keys: V[] = []
  for (const key in words) keys.push(key)
  return keys
}

interface PillsProps<V extends string> {
  name: string
  words: Readonly<Record<V, string>>
  value: V | null
  onChange: (value: V) => void
  small?: boolean | undefined
  onBlur?: (() => void) | undefined
}

/** One of a few short answers side by side; put it inside a group that names the question. */
export function Pills<V extends string>({ name, words, value, onChange, small = false, onBlur }: PillsProps<V>) {
  const group = useId()
  return (
    <div className="flex flex-wrap gap-2.5">
      {keysOf(words).map((one) => (
        <label
          key={one}
          className={cx(
            'hit-area relative inline-flex items-center gap-2 rounded-full border border-edge bg-surface font-medium transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2',
            small ? 'min-h-9 px-3 text-sm' : 'min-h-11 px-4 text-[0.9375rem]',
          )}
        >
          <input
            type="radio"
            name={`${name} ${group}`}
            data-name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
            onBlur={onBlur}
            className="peer absolute inset-0 z-1 appearance-none rounded-full outline-none"
          />
          <Check aria-hidden="true" strokeWidth={3} className="hidden size-4 peer-checked:block" />
          {words[one]}
        </label>
      ))}
    </div>
  )
}

interface PillFieldProps<V extends string> extends Omit<PillsProps<V>, 'name' | 'onBlur'> {
  path: string
  label: string
  help?: ReactNode | undefined
}

export function PillField<V extends string>({ path, label, help, ...pills }: PillFieldProps<V>) {
  const { error, onBlur } = useProblem(path, pills.value !== null)
  return (
    <div data-field={path}>
      <FieldGroup label={label} help={help} error={error}>
        <Pills {...pills} name={path} onBlur={onBlur} />
      </FieldGroup>
      <FindingNotes path={path} />
    </div>
  )
}

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
