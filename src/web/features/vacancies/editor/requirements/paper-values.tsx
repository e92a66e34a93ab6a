import type { RequirementValue } from '#shared/matching/matching.ts'
import { educationWords } from '#shared/words/levels.ts'
import { keysOf } from '#web/lib/choices.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { ValueProps } from './value-props.ts'
import { YearsField } from './years-field.tsx'

const levels = keysOf(educationWords).map((level) => ({ value: level, label: educationWords[level] }))

export function EducationValue({ path, value, onChange }: ValueProps<RequirementValue<'EDUCATION'>>) {
  return (
    <div className="grid gap-4 @lg:grid-cols-2">
      <Field label="Nivel mínimo">
        <Select
          name={`${path}.value.min_level`}
          choices={levels}
          value={value.min_level}
          onChange={(event) =>
            onChange({
              ...value,
              min_level: keysOf(educationWords).find((level) => level === event.target.value) ?? value.min_level,
              any_level: false,
            })
          }
        />
      </Field>
      <Field label="En qué" optional>
        <Input
          name={`${path}.value.field`}
          maxLength={120}
          autoComplete="off"
          placeholder="Por ejemplo, Economía"
          value={value.field ?? ''}
          onChange={(event) => onChange({ ...value, field: event.target.value || null })}
        />
      </Field>
      <YearsField
        label="O años de experiencia equivalente"
        name={`${path}.value.equivalent_years`}
        optional
        value={value.equivalent_years}
        onChange={(equivalent_years) => onChange({ ...value, equivalent_years })}
      />
      <Checkbox
        name={`${path}.value.unfinished`}
        label="También vale sin terminar"
        help="Cumple quien empezó esos estudios y no los acabó."
        className="@lg:col-span-2"
        checked={value.unfinished ?? false}
        onChange={(event) => onChange({ ...value, unfinished: event.target.checked })}
      />
    </div>
  )
}

export function CertificationValue({ path, value, onChange }: ValueProps<RequirementValue<'CERTIFICATION'>>) {
  return (
    <Field label="Certificación">
      <Input
        name={`${path}.value.name`}
        maxLength={120}
        autoComplete="off"
        placeholder="Por ejemplo, carné de carretillas"
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </Field>
  )
}
