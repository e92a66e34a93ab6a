import { useId } from 'react'
import type { CvDate } from '#shared/cvs/cv-document.ts'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { MonthInput } from '#web/ui/forms/month-input.tsx'
import { AdviceNote } from './advice-note.tsx'

interface DateFieldProps {
  path: string
  label: string
  value: CvDate | null
  onChange: (value: CvDate | null) => void
  optional?: boolean | undefined
  disabled?: boolean | undefined
}

export function DateField({ path, label, value, onChange, optional, disabled }: DateFieldProps) {
  const { error, onBlur } = useProblem(path, value !== null)
  return (
    <FieldGroup label={label} error={disabled ? undefined : error} optional={optional}>
      <MonthInput
        label={label}
        name={path}
        value={disabled ? null : value}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        invalid={!disabled && Boolean(error)}
      />
      <AdviceNote path={path} />
    </FieldGroup>
  )
}

interface PeriodFieldsProps {
  path: string
  start: CvDate | null
  end: CvDate | null
  onChange: (part: { start?: CvDate | null; end?: CvDate | null }) => void
  optional?: boolean | undefined
  /** «Actualidad»: still under way, so that the end stays open. */
  ongoing?: { label: string; value: boolean; onChange: (value: boolean) => void } | undefined
}

/** From one month to another, or until today. */
export function PeriodFields({ path, start, end, onChange, optional, ongoing }: PeriodFieldsProps) {
  const id = useId()
  return (
    <div>
      <div className="grid gap-x-5 gap-y-4 @xl:grid-cols-2">
        <DateField
          path={`${path}.start`}
          label="Inicio"
          value={start}
          onChange={(value) => onChange({ start: value })}
          optional={optional}
        />
        <DateField
          path={`${path}.end`}
          label="Fin"
          value={end}
          onChange={(value) => onChange({ end: value })}
          optional={optional}
          disabled={ongoing?.value}
        />
      </div>
      {ongoing && (
        <Checkbox
          id={id}
          name={`${path}.ongoing`}
          label={ongoing.label}
          checked={ongoing.value}
          onChange={(event) => ongoing.onChange(event.target.checked)}
          className="mt-1"
        />
      )}
    </div>
  )
}
