import type { ComponentProps, ReactNode } from 'react'
import { URL_MAX } from '#shared/core/limits.ts'
import { cx } from '#web/lib/cx.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { charactersLeft } from './characters-left.ts'
import { useRemarks } from './remarks.ts'
import { useProblem } from './use-problem.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'name' | 'maxLength'> {
  /** Where the value stands in the document; what is said about it is found by this. */
  path: string
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  optional?: boolean | undefined
  help?: ReactNode | undefined
  unit?: string | undefined
}

export function TextField({ path, label, value, onChange, max, optional, help, className, ...rest }: TextFieldProps) {
  const { error, onBlur } = useProblem(path, value !== '')
  const { Note } = useRemarks()
  return (
    <div className={cx('min-w-0', className)}>
      <Field label={label} help={help} error={error} optional={optional} aside={charactersLeft(value, max)}>
        <Input
          autoComplete="off"
          {...rest}
          name={path}
          value={value}
          maxLength={max}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <Note path={path} />
    </div>
  )
}

/** An address on the web. */
export function UrlField(props: Omit<TextFieldProps, 'max'>) {
  return (
    <TextField
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      {...props}
      max={URL_MAX}
    />
  )
}
