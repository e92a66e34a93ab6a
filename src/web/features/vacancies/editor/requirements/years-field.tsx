import { YEARS_MAX } from '#shared/core/limits.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

interface YearsFieldProps {
  label: string
  name: string
  value: number | null
  onChange: (years: number | null) => void
  optional?: boolean | undefined
}

export function YearsField({ label, name, value, onChange, optional }: YearsFieldProps) {
  return (
    <Field label={label} optional={optional} className="@lg:max-w-72">
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(YEARS_MAX).length}
        unit="años"
        value={value === null ? '' : String(value)}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '')
          onChange(digits === '' ? null : Math.min(YEARS_MAX, Number(digits)))
        }}
        className="numeric"
      />
    </Field>
  )
}
