import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useRemarks } from './remarks.ts'
import { useProblem } from './use-problem.ts'

interface LongTextFieldProps {
  path: string
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  rows?: number | undefined
  optional?: boolean | undefined
  help?: string | undefined
  placeholder?: string | undefined
}

export function LongTextField({ path, label, value, onChange, max, optional, help, ...rest }: LongTextFieldProps) {
  const { error, onBlur } = useProblem(path, value !== '')
  const { Note } = useRemarks()
  return (
    <div className="min-w-0">
      <Field label={label} help={help} error={error} optional={optional}>
        <Textarea
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
