import { Plus } from 'lucide-react'
import { useState } from 'react'
import { mayAlways } from '#shared/companies/team-policy.ts'
import { VACANCY_COUNTS, VACANCY_FIGURES, VACANCY_LENGTHS } from '#shared/vacancies/vacancy-limits.ts'
import { NumberField } from '#web/editor/fields/number-field.tsx'
import { Rows } from '#web/editor/lists/rows.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { FindingNotes } from '../fields/finding-notes.tsx'
import { useVacancyEditor } from '../vacancy-editor-context.ts'
import { HiringTeamFields } from './hiring-team-fields.tsx'
import { ProcessTemplates } from './process-templates.tsx'
import { QuestionsFields } from './questions-fields.tsx'

/** Step 4: what happens after somebody applies. */
export function ProcessForm() {
  const { document, change } = useVacancyEditor()
  return (
    <div className="space-y-9">
      <NumberField
        path="reply_days"
        label="Plazo de respuesta"
        unit="días"
        value={document.reply_days}
        onChange={(reply_days) => change({ reply_days })}
        min={1}
        max={VACANCY_FIGURES.reply_days}
        help="Tu promesa a quien se postula: en este plazo tendrá una respuesta, sea cual sea."
        className="@lg:max-w-80"
      />
      <StepsFields />
      <Switch
        label="Mostrar el proceso a quien lee la vacante"
        help="Saber qué viene después da confianza para postularse."
        name="process_public"
        checked={document.process_public}
        onChange={(event) => change({ process_public: event.target.checked })}
      />
      <QuestionsFields />
      <HiringTeamFields />
    </div>
  )
}

function StepsFields() {
  const { document, change, company, versions } = useVacancyEditor()
  const { steps } = document
  const [fresh, setFresh] = useState<string | null>(null)

  function add() {
    const step = { id: crypto.randomUUID(), name: '', expected_days: 3 }
    change({ steps: [...steps, step] })
    setFresh(step.id)
  }

  return (
    <div data-field="steps">
      <FieldGroup label="Pasos del proceso" optional aside={`${steps.length} de ${VACANCY_COUNTS.steps}`}>
        <div className="space-y-3">
          {versions === null && mayAlways(company.me.role, 'edit_templates') && <ProcessTemplates />}
          <Rows
            path="steps"
            label="Pasos del proceso"
            items={steps}
            onChange={(rows) => change({ steps: rows })}
            nameOf={({ name }, index) => name || `Paso ${index + 1}`}
            fresh={fresh}
          >
            {(step, patch, index) => (
              <div>
                <div className="grid gap-3 @md:grid-cols-[minmax(0,1fr)_7rem]">
                  <StepName index={index} value={step.name} onChange={(name) => patch({ ...step, name })} />
                  <Field label="Tarda unos" className="max-w-28">
                    <Input
                      name={`steps.${index}.expected_days`}
                      inputMode="numeric"
                      autoComplete="off"
                      maxLength={String(VACANCY_FIGURES.step_days).length}
                      unit="días"
                      value={String(step.expected_days)}
                      onChange={(event) => {
                        const days = Number(event.target.value.replace(/\D/g, ''))
                        patch({ ...step, expected_days: Math.min(VACANCY_FIGURES.step_days, days) })
                      }}
                      className="numeric"
                    />
                  </Field>
                </div>
                <FindingNotes path={`steps.${index}.name`} />
              </div>
            )}
          </Rows>
          {steps.length < VACANCY_COUNTS.steps && (
            <Button variant="secondary" onClick={add}>
              <Plus aria-hidden="true" />
              Añadir paso
            </Button>
          )}
        </div>
      </FieldGroup>
    </div>
  )
}

function StepName({ index, value, onChange }: { index: number; value: string; onChange: (name: string) => void }) {
  const { problems, eager } = useVacancyEditor()
  const path = `steps.${index}.name`
  return (
    <Field label="Paso" error={eager ? problems[path] : undefined}>
      <Input
        name={path}
        maxLength={VACANCY_LENGTHS.step}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
