import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HIRING_COUNTS, HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import { type Criterion, criteriaBody } from '#shared/hiring/scorecards.ts'
import { useCriteria, useSaveCriteria } from '#web/data/hiring-team/scorecards.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'

const weights = [
  { value: '1', label: 'Normal' },
  { value: '2', label: 'Importante' },
  { value: '3', label: 'Decisivo' },
]

/** What everybody is looked at for, so that people are compared by the same things. */
export function CriteriaCard() {
  const { vacancy } = useDashboard()
  const found = useCriteria(vacancy.id)
  if (!found.data) return null
  return (
    <Card title="Evaluación" text="Lo que mira cada persona del equipo en una entrevista.">
      <CriteriaForm key={found.dataUpdatedAt} criteria={found.data.criteria} />
    </Card>
  )
}

function CriteriaForm({ criteria: before }: { criteria: Criterion[] }) {
  const { vacancy, may } = useDashboard()
  const [criteria, setCriteria] = useState(before)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSaveCriteria(vacancy.id)
  const can = may('edit_pipeline')
  const put = (id: string, part: Partial<Criterion>) =>
    setCriteria(criteria.map((one) => (one.id === id ? { ...one, ...part } : one)))

  function press() {
    const read = criteriaBody.safeParse({ criteria })
    setProblem(read.success ? null : (read.error.issues[0]?.message ?? null))
    if (read.success) save.mutate(read.data, { onSuccess: () => notify.success('Criterios guardados.') })
  }

  return (
    <fieldset disabled={!can} className="space-y-3">
      <legend className="sr-only">Criterios</legend>
      {criteria.map((criterion, at) => (
        <div key={criterion.id} className="flex flex-wrap items-end gap-2">
          <Field label={`Criterio ${at + 1}`} className="flex-1 max-sm:basis-full">
            <Input
              name={`criterion ${at}`}
              className="min-h-11"
              maxLength={HIRING_LENGTHS.criterion.name}
              value={criterion.name}
              onChange={(event) => put(criterion.id, { name: event.target.value })}
            />
          </Field>
          <Field label="Peso" className="max-sm:flex-1 sm:w-40">
            <Select
              name={`weight ${at}`}
              className="min-h-11"
              choices={weights}
              value={String(criterion.weight)}
              onChange={(event) => put(criterion.id, { weight: Number(event.target.value) })}
            />
          </Field>
          {can && criteria.length > 1 && (
            <IconButton
              label={`Quitar ${criterion.name}`}
              onClick={() => setCriteria(criteria.filter(({ id }) => id !== criterion.id))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {(problem || save.isError) && (
        <Alert tone="bad" live>
          {problem ?? messageOf(save.error)}
        </Alert>
      )}
      {can && (
        <div className="flex flex-wrap justify-between gap-3 pt-1">
          <Button
            variant="secondary"
            disabled={criteria.length >= HIRING_COUNTS.criteria}
            onClick={() =>
              setCriteria([...criteria, { id: crypto.randomUUID(), name: '', description: '', weight: 1 }])
            }
          >
            <Plus aria-hidden="true" />
            Añadir criterio
          </Button>
          <Button busy={save.isPending} busyLabel="Guardando…" disabled={criteria === before} onClick={press}>
            Guardar criterios
          </Button>
        </div>
      )}
    </fieldset>
  )
}
