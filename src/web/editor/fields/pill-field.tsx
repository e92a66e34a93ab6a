import type { ReactNode } from 'react'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills, type RadioPillsProps } from '#web/ui/forms/radio-pills.tsx'
import { useRemarks } from './remarks.ts'
import { useProblem } from './use-problem.ts'

interface PillFieldProps<V extends string> extends Omit<RadioPillsProps<V>, 'name' | 'onBlur'> {
  path: string
  label: string
  help?: ReactNode | undefined
}

export function PillField<V extends string>({ path, label, help, ...pills }: PillFieldProps<V>) {
  const { error, onBlur } = useProblem(path, pills.value !== null)
  const { Note } = useRemarks()
  return (
    <div data-field={path}>
      <FieldGroup label={label} help={help} error={error}>
        <RadioPills {...pills} name={path} onBlur={onBlur} />
      </FieldGroup>
      <Note path={path} />
    </div>
  )
}
