import type { ComponentProps } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { AdviceNote } from './advice-note.tsx'
import { useProblem } from './use-problem.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name' | 'maxLength'> {
  /** Where the value stands in the document; problems and advice are found by it. */
  path: string
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  optional?: boolean | undefined
  help?: string | undefined
  unit?: string | undefined
}

export function TextField({ path, label, value, onChange, max, optional, help, className, ...rest }: TextFieldProps) {
  const { error, onBlur } = useProblem(path, value !== '')
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      aside={charactersLeft(value, max)}
      className={className}
    >
      <Input
        autoComplete="off"
        {...rest}
        name={path}
        value={value}
        maxLength={max}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <AdviceNote path={path} />
    </Field>
  )
}

/** Only near the limit, where it helps. */
export function charactersLeft(value: string, max: number): string | undefined {
  const left = max - value.length
  return left <= Math.max(5, max * 0.1) ? `Quedan ${left}` : undefined
}

/** An address on the web. */
export function UrlField(props: Omit<TextFieldProps, 'max'>) {
  return (
    <TextField inputMode="url" autoCapitalize="none" spellCheck={false} placeholder="https://" {...props} max={300} />
  )
}
