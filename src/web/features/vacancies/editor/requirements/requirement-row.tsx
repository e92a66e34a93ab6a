import type { Requirement, RequirementType } from '#shared/matching/matching.ts'
import { importanceWords, requirementTypeWords } from '#shared/words/matching.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { FieldNotes } from '#web/ui/forms/field-notes.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { INCOMPLETE } from '../vacancy-content.ts'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { RequirementValueFields } from './requirement-value.tsx'

interface RequirementRowProps {
  requirement: Requirement
  index: number
  onChange: (requirement: Requirement) => void
  /** A list was pasted into the name of a skill. */
  onPasteSkills: (names: string[]) => void
}

/** What a row is called in menus and announcements. */
export function requirementName(requirement: Requirement): string {
  const type = requirementTypeWords[requirement.type]
  return `${type}: ${requirementWords(requirement) || 'sin completar'}`
}

/** Their first field is called like the type. */
const SELF_NAMED: readonly RequirementType[] = ['SKILL', 'LANGUAGE', 'CERTIFICATION', 'CUSTOM']

/** One requirement: its type, what is asked, and how much it counts. */
export function RequirementRow({ requirement, index, onChange, onPasteSkills }: RequirementRowProps) {
  const { problems, eager } = useVacancyEditor()
  const path = `requirements.${index}`
  const problem = problems[path]
  return (
    <div className="space-y-3">
      {!SELF_NAMED.includes(requirement.type) && (
        <p className="font-semibold text-ink-soft text-sm">{requirementTypeWords[requirement.type]}</p>
      )}
      <RequirementValueFields requirement={requirement} path={path} onChange={onChange} onPasteSkills={onPasteSkills} />
      <fieldset>
        <legend className="sr-only">Importancia de {requirementName(requirement)}</legend>
        <RadioPills
          small
          name={`${path}.importance`}
          words={importanceWords}
          value={requirement.importance}
          onChange={(importance) => onChange({ ...requirement, importance })}
        />
      </fieldset>
      {problem && (eager || problem !== INCOMPLETE) && <FieldNotes id={path} error={problem} />}
      <FindingNotes path={path} deep />
    </div>
  )
}
