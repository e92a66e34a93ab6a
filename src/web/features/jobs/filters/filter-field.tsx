import { type ReactNode, useId } from 'react'
import { FieldContext } from '#web/ui/forms/field-context.ts'
import { FieldNotes } from '#web/ui/forms/field-notes.tsx'

interface FilterFieldProps {
  label: string
  help?: string | undefined
  children: ReactNode
}

/** A control of the filters: no filter is ever required, so none needs to say so. */
export function FilterField({ label, help, children }: FilterFieldProps) {
  const id = useId()
  const described_by = help ? `${id}-help` : undefined
  return (
    <FieldContext value={{ control_id: id, described_by, invalid: false, required: false }}>
      <div className="min-w-0">
        <label htmlFor={id} className="mb-2 block font-semibold text-[0.9375rem]">
          {label}
        </label>
        {children}
        <FieldNotes id={id} help={help} error={undefined} />
      </div>
    </FieldContext>
  )
}
