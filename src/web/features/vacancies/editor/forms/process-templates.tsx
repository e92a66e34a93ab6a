import { LayoutTemplate, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { PipelineTemplate } from '#shared/hiring/stages.ts'
import { VACANCY_COUNTS, VACANCY_FIGURES, VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { useStageTemplates } from '#web/data/hiring-team/stages.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'

/** Begins with steps that are ready: ours and those that the company kept; once people apply the board has them. */
export function ProcessTemplates() {
  const { company, document, change } = useVacancyEditor()
  const [before, setBefore] = useState<typeof document.steps | null>(null)
  const templates = useStageTemplates(company.id)

  function take(template: PipelineTemplate) {
    setBefore(document.steps)
    change({ steps: stepsOf(template) })
  }
  function giveBack() {
    if (before) change({ steps: before })
    setBefore(null)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Menu
        align="start"
        trigger={
          <Button size="sm" variant="secondary">
            <LayoutTemplate aria-hidden="true" />
            Usar una plantilla
          </Button>
        }
        items={(templates.data?.items ?? []).map((template) => ({
          label: template.name,
          onSelect: () => take(template),
        }))}
      />
      {before && (
        <Button size="sm" variant="quiet" onClick={giveBack}>
          <Undo2 aria-hidden="true" />
          Volver a los pasos de antes
        </Button>
      )}
    </div>
  )
}

/** As people who apply read them; that somebody applies and is hired goes without saying. */
const stepsOf = ({ stages }: Pick<PipelineTemplate, 'stages'>) =>
  stages
    .filter(({ kind }) => kind !== 'NEW' && kind !== 'HIRED')
    .slice(0, VACANCY_COUNTS.steps)
    .map(({ candidate_label, expected_days }) => ({
      id: crypto.randomUUID(),
      name: candidate_label.slice(0, VACANCY_LENGTHS.step),
      expected_days: Math.min(expected_days, VACANCY_FIGURES.step_days),
    }))
