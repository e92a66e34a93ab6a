import { REQUIREMENT_LENGTHS, type Requirement } from '#shared/matching/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { AnyOfValue } from './any-of-value.tsx'
import { AvailabilityValue, OwnWordsValue, PermitValue, ShiftValue, VehicleValue } from './circumstance-values.tsx'
import { LanguageValue, RoleValue, SkillValue } from './concept-values.tsx'
import { CertificationValue, EducationValue } from './paper-values.tsx'
import { YearsField } from './years-field.tsx'

interface RequirementValueProps {
  requirement: Requirement
  path: string
  onChange: (requirement: Requirement) => void
  onPasteSkills: (names: string[]) => void
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
        <CertificationValue
          path={path}
          value={requirement.value}
          onChange={(value) => onChange({ ...requirement, value })}
        />
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
    case 'SHIFT':
      return (
        <ShiftValue path={path} value={requirement.value} onChange={(value) => onChange({ ...requirement, value })} />
      )
    case 'VEHICLE':
      return (
        <VehicleValue path={path} value={requirement.value} onChange={(value) => onChange({ ...requirement, value })} />
      )
    case 'OWN_WORDS':
      return (
        <OwnWordsValue
          path={path}
          value={requirement.value}
          onChange={(value) => onChange({ ...requirement, value })}
        />
      )
    case 'ANY_OF':
      return (
        <AnyOfValue path={path} value={requirement.value} onChange={(value) => onChange({ ...requirement, value })} />
      )
    case 'CUSTOM':
      return (
        <Field label="Pregunta que se responde con sí o no" help="Mínimo 10 caracteres.">
          <Textarea
            name={`${path}.value.question`}
            rows={2}
            maxLength={REQUIREMENT_LENGTHS.question}
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
