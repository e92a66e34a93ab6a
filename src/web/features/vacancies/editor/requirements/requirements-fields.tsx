import { Plus, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { VACANCY_COUNTS } from '#shared/vacancies/vacancy-limits.ts'
import { importanceWords, requirementTypeWords } from '#shared/words/matching.ts'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { keysOf } from '#web/lib/choices.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { type AddableType, addable, blankRequirement } from './blank-requirement.ts'
import { ProposalsDialog } from './proposals-dialog.tsx'
import { RequirementGroup } from './requirement-group.tsx'
import { useOpenRows } from './use-open-rows.ts'

const groups = keysOf(importanceWords)

/** What is asked for, grouped by how much it counts; each row is one line until it is opened. */
export function RequirementsFields() {
  const { company, document, change } = useVacancyEditor()
  const { requirements } = document
  const { error } = useProblem('requirements', requirements.length > 0)
  const [fresh, setFresh] = useState<string | null>(null)
  const [moved, setMoved] = useState<string | null>(null)
  const { isOpen, open, toggle } = useOpenRows(requirements)
  const [proposing, setProposing] = useState(false)
  const set = (rows: readonly Requirement[]) => change({ requirements: rows.slice(0, VACANCY_COUNTS.requirements) })

  function regroup({ id }: Requirement) {
    setFresh(null)
    setMoved(id)
  }

  function add(type: AddableType) {
    const row = blankRequirement(type, document.locations[0]?.country ?? company.countries[0] ?? 'ES')
    set([...requirements, row])
    open(row.id)
    setFresh(row.id)
  }

  /** The pasted row becomes the first of the list. */
  function addSkills(row: Requirement, names: readonly string[]) {
    const rows = names.map((name): Requirement => {
      const value = { skill_id: null, name: name.slice(0, SKILL_NAME_MAX), min_level: null, min_years: null }
      return { id: crypto.randomUUID(), importance: row.importance, type: 'SKILL', value }
    })
    set(requirements.flatMap((one) => (one.id === row.id ? rows : [one])))
  }

  return (
    <div data-field="requirements">
      <FieldGroup label="Requisitos" aside={`${requirements.length} de ${VACANCY_COUNTS.requirements}`} error={error}>
        <div className="@container space-y-5">
          {groups.map((importance) => (
            <RequirementGroup
              key={importance}
              importance={importance}
              requirements={requirements}
              onChange={set}
              fresh={fresh}
              isOpen={isOpen}
              onToggle={toggle}
              moved={moved}
              onMovedAway={regroup}
              onPasteSkills={addSkills}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            {requirements.length < VACANCY_COUNTS.requirements && (
              <Menu
                align="start"
                items={addable.map((type) => ({ label: requirementTypeWords[type], onSelect: () => add(type) }))}
                trigger={
                  <Button variant="secondary">
                    <Plus aria-hidden="true" />
                    Añadir requisito
                  </Button>
                }
              />
            )}
            <Button variant="quiet" onClick={() => setProposing(true)}>
              <WandSparkles aria-hidden="true" />
              Proponer requisitos
            </Button>
          </div>
        </div>
      </FieldGroup>
      <FindingNotes path="requirements" />
      <ProposalsDialog open={proposing} onClose={() => setProposing(false)} />
    </div>
  )
}
