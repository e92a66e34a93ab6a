import type { ReactNode } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { FindingNotes } from './finding-notes.tsx'
import { useProblem } from './use-problem.ts'

interface TextFieldProps {
  /** Where the value stands in the document; problems and findings are found by it. */
  path: string
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  optional?: boolean | undefined
  help?: ReactNode | undefined
  placeholder?: string | undefined
  className?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const { path, label, value, onChange, max, optional, help, placeholder, className } = props
  const { error, onBlur } = useProblem(path, value !== '')
  return (
    <div className={className}>
      <Field label={label} help={help} error={error} optional={optional} aside={charactersLeft(value, max)}>
        <Input
          autoComplete="off"
          name={path}
          value={value}
          maxLength={max}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <FindingNotes path={path} />
    </div>
  )
}

/** Only near the limit, where it helps. */
export function charactersLeft(value: string, max: number): string | undefined {
  const left = max - value.length
  return left <= Math.max(5, max * 0.1) ? `Quedan ${left}` : undefined
}
