import { Plus, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import type { Requirement } from '#shared/matching/matching.ts'
import { requirementTypeWords } from '#shared/words/matching.ts'
import { useProblem } from '#web/editor/fields/use-problem.ts'
import { Rows } from '#web/editor/lists/rows.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { type AddableType, addable, blankRequirement } from './blank-requirement.ts'
import { ProposalsDialog } from './proposals-dialog.tsx'
import { RequirementRow, requirementName } from './requirement-row.tsx'

const MOST = 20

/** What is asked for, row by row, each with how much it counts. */
export function RequirementsFields() {
  const { company, document, change } = useVacancyEditor()
  const { requirements } = document
  const { error } = useProblem('requirements', requirements.length > 0)
  const [fresh, setFresh] = useState<string | null>(null)
  const [proposing, setProposing] = useState(false)
  const set = (rows: Requirement[]) => change({ requirements: rows.slice(0, MOST) })

  function add(type: AddableType) {
    const row = blankRequirement(type, document.locations[0]?.country ?? company.countries[0] ?? 'ES')
    set([...requirements, row])
    setFresh(row.id)
  }

  /** The pasted row becomes the first of the list. */
  function addSkills(row: Requirement, names: readonly string[]) {
    const rows = names.map((name): Requirement => {
      const value = { skill_id: null, name: name.slice(0, 50), min_level: null, min_years: null }
      return { id: crypto.randomUUID(), importance: row.importance, type: 'SKILL', value }
    })
    set(requirements.flatMap((one) => (one.id === row.id ? rows : [one])))
  }

  return (
    <div data-field="requirements">
      <FieldGroup
        label="Requisitos"
        aside={`${requirements.length} de ${MOST}`}
        error={error}
        help={
          <>
            <b className="font-semibold">Excluyente</b>: sin esto no se puede hacer el trabajo.{' '}
            <b className="font-semibold">Importante</b>: cuenta mucho. <b className="font-semibold">Deseable</b>: suma.
          </>
        }
      >
        <div className="space-y-3">
          <Rows
            path="requirements"
            label="Requisitos"
            items={requirements}
            onChange={set}
            nameOf={requirementName}
            fresh={fresh}
          >
            {(row, patch, index) => (
              <RequirementRow
                requirement={row}
                index={index}
                onChange={patch}
                onPasteSkills={(names) => addSkills(row, names)}
              />
            )}
          </Rows>
          <div className="flex flex-wrap gap-3">
            {requirements.length < MOST && (
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
