import { createContext, useContext } from 'react'

interface FieldContextValue {
  control_id: string
  described_by: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

/** Attributes that tie a control to the label, help and error of the field around it. */
export function useFieldControl() {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: field.control_id,
    'aria-describedby': field.described_by,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
