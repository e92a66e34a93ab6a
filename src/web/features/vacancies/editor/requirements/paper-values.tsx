import { REQUIREMENT_LENGTHS, type RequirementValue } from '#shared/matching/matching.ts'
import { educationWords } from '#shared/words/levels/levels.ts'
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
          maxLength={REQUIREMENT_LENGTHS.field}
          autoComplete="off"
          placeholder="Por ejemplo, Economía"
          value={value.field ?? ''}
          onChange={(event) => onChange(withField(value, event.target.value || null))}
        />
      </Field>
      <YearsField
        label="O años de experiencia equivalente"
        name={`${path}.value.equivalent_years`}
        optional
        value={value.equivalent_years}
        onChange={(equivalent_years) => onChange({ ...value, equivalent_years })}
      />
      <div className="@lg:col-span-2">
        {value.field !== null && (
          <Checkbox
            name={`${path}.value.akin`}
            label={`También valen estudios afines a ${value.field}`}
            help="Quien estudió algo cercano cumple en parte."
            checked={value.akin ?? false}
            onChange={(event) => onChange({ ...value, akin: event.target.checked })}
          />
        )}
        <Checkbox
          name={`${path}.value.unfinished`}
          label="También vale sin terminar"
          help="Cumple quien empezó esos estudios y no los acabó."
          checked={value.unfinished ?? false}
          onChange={(event) => onChange({ ...value, unfinished: event.target.checked })}
        />
        <Checkbox
          name={`${path}.value.recognised`}
          label="Con homologación si el título es extranjero"
          help="No cumple quien dice en su CV que aún la está tramitando."
          checked={value.recognised ?? false}
          onChange={(event) => onChange({ ...value, recognised: event.target.checked })}
        />
      </div>
    </div>
  )
}

/** Nothing is akin to what was not named. */
const withField = (value: RequirementValue<'EDUCATION'>, field: string | null): RequirementValue<'EDUCATION'> =>
  field === null && value.akin ? { ...value, field, akin: false } : { ...value, field }

export function CertificationValue({ path, value, onChange }: ValueProps<RequirementValue<'CERTIFICATION'>>) {
  return (
    <div>
      <Field label="Certificación">
        <Input
          name={`${path}.value.name`}
          maxLength={REQUIREMENT_LENGTHS.certification}
          autoComplete="off"
          placeholder="Por ejemplo, carné de carretillas"
          value={value.name}
          onChange={(event) => onChange({ ...value, name: event.target.value })}
        />
      </Field>
      <Checkbox
        name={`${path}.value.unfinished`}
        label="También vale en trámite"
        help="Cumple quien dice en su CV que la está sacando o que espera recibirla."
        className="mt-2"
        checked={value.unfinished ?? false}
        onChange={(event) => onChange({ ...value, unfinished: event.target.checked })}
      />
    </div>
  )
}
