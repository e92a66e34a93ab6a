import { countries } from '#web/lib/countries.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

interface CountryFieldProps {
  path: string
  value: string | null
  onChange: (value: string | null) => void
}

export function CountryField({ path, value, onChange }: CountryFieldProps) {
  return (
    <Field label="País" optional>
      <Select
        name={path}
        choices={countries}
        placeholder="Elige un país"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  )
}
