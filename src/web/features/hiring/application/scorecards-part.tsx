import { EyeOff, Users } from 'lucide-react'
import { useState } from 'react'
import type { Criterion, Scorecard } from '#shared/hiring/scorecards.ts'
import type { TeamApplication } from '#shared/hiring/team-application.ts'
import { overallWords, ratingWords } from '#shared/words/hiring.ts'
import { useRequestScorecards, useScorecards } from '#web/data/hiring-team/scorecards.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useDashboard } from '../dashboard/dashboard-context.ts'
import { ScorecardForm } from './scorecard-form.tsx'

/** What everybody thinks, hidden until the own opinion is in. */
export function ScorecardsPart({ application }: { application: TeamApplication }) {
  const { may } = useDashboard()
  const found = useScorecards(application.id)
  const [editing, setEditing] = useState(false)
  if (found.isPending) return <SkeletonLines lines={4} />
  if (!found.data) {
    return <Failure title="No pudimos cargar las evaluaciones." error={found.error} onRetry={() => found.refetch()} />
  }
  const { criteria, items, summary } = found.data
  const mine = items.find(({ is_mine }) => is_mine)
  const submitted = mine !== undefined && mine.submitted_at !== null
  const others = items.filter(({ is_mine }) => !is_mine)
  return (
    <div className="space-y-6">
      {may('scorecard') && (!submitted || editing) && (
        <ScorecardForm
          application_id={application.id}
          criteria={criteria}
          mine={submitted ? mine : undefined}
          onDone={() => setEditing(false)}
        />
      )}
      {submitted && !editing && (
        <section aria-label="Tu evaluación" className="space-y-3">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-lg">Tu evaluación</h3>
            {!mine.is_locked && (
              <Button size="sm" variant="quiet" onClick={() => setEditing(true)}>
                Corregir
              </Button>
            )}
          </div>
          <OneScorecard scorecard={mine} criteria={criteria} />
        </section>
      )}
      {summary && <Agreement summary={summary} />}
      <section aria-label="Evaluaciones del equipo" className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg">El equipo</h3>
          {may('move') && <AskButton application_id={application.id} items={items} />}
        </div>
        {others.length === 0 && <p className="text-ink-soft text-sm">Nadie más ha evaluado todavía.</p>}
        {others.map((scorecard) => (
          <OneScorecard key={scorecard.id} scorecard={scorecard} criteria={criteria} />
        ))}
      </section>
    </div>
  )
}

function OneScorecard({ scorecard, criteria }: { scorecard: Scorecard; criteria: readonly Criterion[] }) {
  const { by, submitted_at, is_hidden, overall, ratings, summary } = scorecard
  const nameOf = (id: string) => criteria.find((one) => one.id === id)?.name ?? 'Criterio anterior'
  return (
    <article aria-label={`Evaluación de ${by.full_name}`} className="rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="wrap-anywhere font-semibold">{by.full_name}</span>
        <span className="text-ink-soft text-sm">{submitted_at ? formatDate(submitted_at) : 'Pendiente'}</span>
      </p>
      {is_hidden && (
        <p className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
          <EyeOff aria-hidden="true" className="size-4 shrink-0" />
          La verás cuando entregues la tuya.
        </p>
      )}
      {overall && <p className="mt-1 font-medium">{overallWords[overall]}</p>}
      {ratings.length > 0 && (
        <dl className="mt-2 space-y-1.5 text-sm">
          {ratings.map(({ criterion_id, rating, note }) => (
            <div key={criterion_id}>
              <dt className="wrap-anywhere inline text-ink-soft">{nameOf(criterion_id)}: </dt>
              <dd className="inline font-medium">{ratingWords[rating]}</dd>
              {note && <dd className="wrap-anywhere text-ink-soft">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {summary && <p className="wrap-anywhere mt-2 whitespace-pre-line text-[0.9375rem]">{summary}</p>}
    </article>
  )
}

const agreementWords = {
  ACUERDO: 'El equipo está de acuerdo.',
  DESACUERDO: 'Hay opiniones distintas: conviene hablarlo antes de decidir.',
  POCOS_DATOS: 'Aún hay pocas evaluaciones para comparar.',
} as const

interface Summary {
  agreement: keyof typeof agreementWords
  not_rated: readonly string[]
  disputed: readonly string[]
}

function Agreement({ summary: { agreement, not_rated, disputed } }: { summary: Summary }) {
  return (
    <Alert tone={agreement === 'DESACUERDO' ? 'warn' : 'info'} title={agreementWords[agreement]}>
      {not_rated.length > 0 && <p>Nadie evaluó: {not_rated.join(', ')}.</p>}
      {disputed.length > 0 && <p>Donde más difieren: {disputed.join(', ')}.</p>}
    </Alert>
  )
}

function AskButton({ application_id, items }: { application_id: string; items: readonly Scorecard[] }) {
  const { vacancy, team } = useDashboard()
  const ask = useRequestScorecards(vacancy.id, application_id)
  const asked = new Set(items.map(({ by }) => by.member_id))
  const left = team.filter(({ member_id }) => !asked.has(member_id))
  if (left.length === 0) return null
  return (
    <Menu
      trigger={
        <Button size="sm" variant="secondary" busy={ask.isPending}>
          <Users aria-hidden="true" />
          Pedir evaluación
        </Button>
      }
      items={left.map(({ member_id, full_name }) => ({
        label: full_name,
        onSelect: () =>
          ask.mutate([member_id], {
            onSuccess: () => notify.success(`Se lo pedimos a ${full_name}.`),
            onError: (error) => notify.error(messageOf(error)),
          }),
      }))}
    />
  )
}
