import type { Requirement, RequirementValue } from '#shared/matching/matching.ts'
import { requirementValues } from '#shared/matching/matching.ts'
import { educationWords } from '#shared/words/levels.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { availabilityWords } from '#shared/words/work.ts'
import { keysOf } from '#web/lib/choices.ts'
import { countries } from '#web/lib/countries.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { LanguageValue, RoleValue, SkillValue } from './concept-values.tsx'
import { YearsField } from './years-field.tsx'

interface RequirementValueProps {
  requirement: Requirement
  path: string
  onChange: (requirement: Requirement) => void
  onPasteSkills: (names: string[]) => void
}

export interface ValueProps<V> {
  path: string
  value: V
  onChange: (value: V) => void
}

/** The fields of each type of requirement. */
export function RequirementValueFields({ requirement, path, onChange, onPasteSkills }: RequirementValueProps) {
  switch (requirement.type) {
    case 'SKILL':
      return (
        <SkillValue
          path={path}
          value={requirement.value}
          onChange={(value) => onChange({ ...requirement, value })}
          onPasteSkills={onPasteSkills}
        />
      )
    case 'ROLE_EXPERIENCE':
      return (
        <RoleValue path={path} value={requirement.value} onChange={(value) => onChange({ ...requirement, value })} />
      )
    case 'TOTAL_EXPERIENCE':
      return (
        <YearsField
          label="Años como mínimo"
          name={`${path}.value.min_years`}
          value={requirement.value.min_years}
          onChange={(years) => onChange({ ...requirement, value: { min_years: years ?? 0 } })}
        />
      )
    case 'LANGUAGE':
      return (
        <LanguageValue
          path={path}
          value={requirement.value}
          onChange={(value) => onChange({ ...requirement, value })}
        />
      )
    case 'EDUCATION':
      return (
        <EducationValue
          path={path}
          value={requirement.value}
          onChange={(value) => onChange({ ...requirement, value })}
        />
      )
    case 'CERTIFICATION':
      return (
        <Field label="Certificación">
          <Input
            name={`${path}.value.name`}
            maxLength={120}
            autoComplete="off"
            placeholder="Por ejemplo, carné de carretillas"
            value={requirement.value.name}
            onChange={(event) => onChange({ ...requirement, value: { name: event.target.value } })}
          />
        </Field>
      )
    case 'WORK_PERMIT':
      return (
        <PermitValue path={path} value={requirement.value} onChange={(value) => onChange({ ...requirement, value })} />
      )
    case 'AVAILABILITY':
      return (
        <AvailabilityValue
          path={path}
          value={requirement.value}
          onChange={(value) => onChange({ ...requirement, value })}
        />
      )
    case 'CUSTOM':
      return (
        <Field label="Pregunta que se responde con sí o no" help="Mínimo 10 caracteres.">
          <Textarea
            name={`${path}.value.question`}
            rows={2}
            maxLength={200}
            className="min-h-12"
            placeholder="Por ejemplo, ¿puedes viajar dos semanas al mes?"
            value={requirement.value.question}
            onChange={(event) => onChange({ ...requirement, value: { question: event.target.value } })}
          />
        </Field>
      )
    default:
      return <p className="wrap-anywhere">{requirementWords(requirement)}</p>
  }
}

const levels = keysOf(educationWords).map((level) => ({ value: level, label: educationWords[level] }))

function EducationValue({ path, value, onChange }: ValueProps<RequirementValue<'EDUCATION'>>) {
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      <Field label="Nivel mínimo">
        <Select
          name={`${path}.value.min_level`}
          choices={levels}
          value={value.min_level}
          onChange={(event) =>
            onChange({
              ...value,
              min_level: keysOf(educationWords).find((level) => level === event.target.value) ?? value.min_level,
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
    </div>
  )
}

function PermitValue({ path, value, onChange }: ValueProps<RequirementValue<'WORK_PERMIT'>>) {
  return (
    <Field label="País" className="@lg:max-w-72">
      <Select
        name={`${path}.value.country`}
        choices={countries}
        value={value.country}
        onChange={(event) => onChange({ country: event.target.value })}
      />
    </Field>
  )
}

const withins = requirementValues.AVAILABILITY.shape.within.options

function AvailabilityValue({ path, value, onChange }: ValueProps<RequirementValue<'AVAILABILITY'>>) {
  return (
    <Field label="Incorporación" className="@lg:max-w-72">
      <Select
        name={`${path}.value.within`}
        choices={withins.map((within) => ({ value: within, label: availabilityWords[within] }))}
        value={value.within}
        onChange={(event) => onChange({ within: withins.find((one) => one === event.target.value) ?? value.within })}
      />
    </Field>
  )
}
