import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { MonthInput } from '#web/ui/forms/month-input.tsx'
import { NOW } from './review-field-specs.ts'

interface DateBoxProps {
  name: string
  label: string
  /** `2024-03`, `2024`, `now` or nothing. */
  value: string
  openEnded: boolean
  onChange: (value: string) => void
}

/** A month and a year, or that it still goes on. */
export function DateBox({ name, label, value, openEnded, onChange }: DateBoxProps) {
  const now = value === NOW
  return (
    <>
      {!now && <MonthInput name={name} label={label} value={value || null} onChange={(date) => onChange(date ?? '')} />}
      {openEnded && (
        <Checkbox
          label="Actualidad"
          {...(now && { name })}
          checked={now}
          onChange={(event) => onChange(event.target.checked ? NOW : '')}
        />
      )}
    </>
  )
}
