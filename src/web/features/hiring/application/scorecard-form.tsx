import { useState } from 'react'
import { HIRING_LENGTHS } from '#shared/hiring/hiring-limits.ts'
import {
  type Criterion,
  type Overall,
  overall as overallKind,
  type Rating,
  type Scorecard,
  scorecardBody,
} from '#shared/hiring/scorecards.ts'
import { overallWords, ratingWords } from '#shared/words/hiring.ts'
import { useSubmitScorecard } from '#web/data/hiring-team/scorecards.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FieldGroup } from '#web/ui/forms/field-group.tsx'
import { RadioPills } from '#web/ui/forms/radio-pills.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { heldIn } from './use-held.ts'

interface ScorecardFormProps {
  application_id: string
  criteria: readonly Criterion[]
  /** To be corrected; undefined for a first one. */
  mine: Scorecard | undefined
  onDone: () => void
}

interface Given {
  rating: Rating
  note: string
}

interface Draft {
  given: Record<string, Given>
  overall: Overall | null
  summary: string
}

const draftOf = (mine: Scorecard | undefined): Draft => ({
  given: Object.fromEntries(
    (mine?.ratings ?? []).map(({ criterion_id, rating, note }) => [criterion_id, { rating, note: note ?? '' }]),
  ),
  overall: mine?.overall ?? null,
  summary: mine?.summary ?? '',
})

const useHeldDraft = heldIn<Draft>()

/** Two minutes on a phone: one line of pills for each criterion, words only where they are needed. */
export function ScorecardForm({ application_id, criteria, mine, onDone }: ScorecardFormProps) {
  const { vacancy } = useDashboard()
  const submit = useSubmitScorecard(vacancy.id, application_id)
  const [draft, setDraft, forget] = useHeldDraft(application_id, draftOf(mine))
  const { given, overall, summary } = draft
  const [problem, setProblem] = useState<string | null>(null)
  const ofCriterion = (id: string): Given => given[id] ?? { rating: 'NO_EVALUADO', note: '' }
  const put = (id: string, change: Partial<Given>) =>
    setDraft({ ...draft, given: { ...given, [id]: { ...ofCriterion(id), ...change } } })

  function press() {
    const ratings = criteria.map(({ id }) => ({ criterion_id: id, ...ofCriterion(id) }))
    const read = scorecardBody.safeParse({ ratings, overall, summary })
    if (!overallKind.safeParse(overall).success) setProblem('Elige tu recomendación.')
    else if (!read.success) setProblem(read.error.issues[0]?.message ?? 'Revisa los campos marcados.')
    else {
      setProblem(null)
      submit.mutate(read.data, {
        onSuccess: () => {
          forget()
          notify.success('Evaluación entregada.')
          onDone()
        },
      })
    }
  }

  return (
    <section aria-label="Tu evaluación" className="space-y-5 rounded-lg bg-sunk p-4 sm:p-5">
      <h3 className="text-lg">Tu evaluación</h3>
      {criteria.map((criterion) => (
        <OneCriterion
          key={criterion.id}
          criterion={criterion}
          given={ofCriterion(criterion.id)}
          onChange={(change) => put(criterion.id, change)}
        />
      ))}
      <FieldGroup label="Tu recomendación">
        <RadioPills
          small
          name="overall"
          words={overallWords}
          value={overall}
          onChange={(next) => setDraft({ ...draft, overall: next })}
        />
      </FieldGroup>
      <Field label="En pocas palabras" optional>
        <Textarea
          rows={2}
          name="summary"
          maxLength={HIRING_LENGTHS.scorecard.summary}
          value={summary}
          onChange={(event) => setDraft({ ...draft, summary: event.target.value })}
        />
      </Field>
      {(problem || submit.isError) && (
        <Alert tone="bad" live>
          {problem ?? messageOf(submit.error)}
        </Alert>
      )}
      <Button busy={submit.isPending} busyLabel="Entregando…" onClick={press}>
        Entregar evaluación
      </Button>
    </section>
  )
}

interface OneCriterionProps {
  criterion: Criterion
  given: Given
  onChange: (change: Partial<Given>) => void
}

function OneCriterion({ criterion, given, onChange }: OneCriterionProps) {
  const needs_note = given.rating === 'NO' || given.rating === 'MUY_BIEN'
  return (
    <div className="space-y-2">
      <FieldGroup label={criterion.name} help={criterion.description || undefined}>
        <RadioPills
          small
          name={`rating ${criterion.id}`}
          words={ratingWords}
          value={given.rating}
          onChange={(rating) => onChange({ rating })}
        />
      </FieldGroup>
      {needs_note && (
        <Field label="¿Por qué? Una frase basta.">
          <Textarea
            rows={1}
            className="min-h-11"
            name={`note ${criterion.id}`}
            maxLength={HIRING_LENGTHS.scorecard.note}
            value={given.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
