import { plural } from '#shared/core/numbers.ts'
import type { NextStep, SeekerStats } from '#shared/overview/overview.ts'
import { useSeekerStats } from '#web/data/overview.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { PendingCard } from '#web/ui/layout/pending-card.tsx'
import { EventList } from './event-list.tsx'
import { FirstPath } from './first-path.tsx'
import { MatchList } from './match-list.tsx'
import { NextSteps } from './next-steps.tsx'
import { OverviewGrid } from './overview-grid.tsx'
import { OverviewLoading } from './overview-loading.tsx'
import { PromisedAnswers } from './promised-answers.tsx'
import { CvProgress, SearchFigures } from './seeker-figures.tsx'

export function SeekerOverview() {
  const stats = useSeekerStats()
  if (stats.isError) {
    return <Failure title="No pudimos cargar tu resumen." error={stats.error} onRetry={stats.refetch} />
  }
  if (!stats.data) return <OverviewLoading />
  return <SeekerDesk stats={stats.data} />
}

/** What the first path asks for is not asked for twice. */
const IN_PATH = ['CREATE_CV', 'DRAFT']

function stepsOf({ next_steps, saved_searches_new }: SeekerStats, is_new: boolean): NextStep[] {
  const news = plural(saved_searches_new, 'vacante nueva', 'vacantes nuevas')
  return [
    ...next_steps.filter(({ kind }) => !is_new || !IN_PATH.includes(kind)),
    ...(saved_searches_new > 0
      ? [{ kind: 'ALERT', text: `Mira ${news} en tus búsquedas guardadas.`, link_to: '/app/jobs?tab=alertas' }]
      : []),
  ]
}

function SeekerDesk({ stats }: { stats: SeekerStats }) {
  const is_new = stats.applications_by_state.length === 0
  const has_cv = stats.cv_completeness > 0
  const steps = <NextSteps steps={stepsOf(stats, is_new)} />
  return (
    <div className="space-y-6">
      <OverviewGrid
        has_aside
        aside={
          <>
            {is_new && steps}
            <EventList title="Próximas citas" events={stats.next_events} />
            <PromisedAnswers answers={stats.answers_due} />
            {has_cv && <CvProgress percent={stats.cv_completeness} views={stats.profile_views_30d} />}
          </>
        }
      >
        <PendingCard actions={stats.pending_actions} />
        {is_new ? <SeekerPath stats={stats} /> : steps}
        {has_cv && <MatchList matches={stats.top_matches} />}
      </OverviewGrid>
      {!is_new && <SearchFigures stats={stats} />}
    </div>
  )
}

const FIRST_CV = 'Empieza por tu CV: con él te mostraremos vacantes que encajan contigo.'
const BEGUN_CV = 'Tu CV está empezado. Complétalo cuando quieras y elige dónde enviarlo.'
const DONE_CV = 'Tu CV ya está: queda elegir dónde enviarlo.'
/** Below this a CV says little more than a name and some skills. */
const SAYS_ENOUGH = 50

function pathText({ cv_completeness }: SeekerStats): string {
  if (cv_completeness === 0) return FIRST_CV
  return cv_completeness < SAYS_ENOUGH ? BEGUN_CV : DONE_CV
}

function SeekerPath({ stats }: { stats: SeekerStats }) {
  const [best] = stats.top_matches
  const draft = stats.next_steps.find(({ kind }) => kind === 'DRAFT')
  return (
    <FirstPath
      title="Tu primera postulación, en tres pasos"
      text={pathText(stats)}
      drawing="cv"
      steps={[
        {
          title: 'Crea tu CV',
          is_done: stats.cv_completeness > 0,
          action: 'Crear mi CV',
          to: '/app/cv',
          text: 'Sube el que tienes en PDF o Word, o escríbelo aquí. Lo revisas antes de usarlo.',
        },
        {
          title: 'Elige una vacante',
          is_done: draft !== undefined,
          action: best ? 'Ver la que mejor encaja' : 'Ver vacantes',
          to: best ? `/app?vacante=${best.vacancy_id}&origen=para-ti` : '/app/jobs',
          text: best
            ? `«${best.title}», en ${best.company_name}, es la que mejor encaja con tu CV.`
            : 'Verás el salario, cuánto encajas y por qué, y en cuántos días responden.',
        },
        {
          title: 'Revisa y envía',
          is_done: false,
          action: 'Terminar mi postulación',
          to: draft?.link_to ?? '/app/jobs',
          text: 'Lo que escribiste está guardado. Solo falta enviarlo.',
        },
      ]}
    />
  )
}
