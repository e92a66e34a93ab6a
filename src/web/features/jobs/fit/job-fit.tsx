import type { JobMatch, PublicJob } from '#shared/jobs/jobs.ts'
import { NOT_ENOUGH_DATA } from '#shared/matching/matching.ts'
import { isOtherWork } from '#shared/matching/other-work.ts'
import { useJobMatch } from '#web/data/jobs.ts'
import { formatDate } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FitFrame } from '../page/actions-layout.tsx'
import { FitInvitation } from '../page/visitor-links.tsx'
import { FitNextSteps } from './fit-next-steps.tsx'
import { FitConditions, FitRequirements } from './fit-requirements.tsx'
import { InvitedMark, MatchRange, MissedMust } from './job-match.tsx'

type FittedJob = Pick<PublicJob, 'id' | 'state'>

/** How the person matches an open vacancy; whoever is not signed in learns that it can be known. */
export function JobFit({ job, level }: { job: FittedJob; level: 1 | 2 }) {
  const has_token = useSession((session) => session.token !== null)
  const hires = useSession((session) => session.user?.intent === 'RECRUITER')
  // Nothing can follow from it once the vacancy is closed, and whoever hires did not come to be compared.
  if (job.state === 'CLOSED' || (has_token && hires)) return null
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <FitFrame>
      {has_token ? (
        <>
          <Heading className="mb-3 text-lg">Tu encaje</Heading>
          <OwnFit job={job} />
        </>
      ) : (
        <FitInvitation vacancy_id={job.id} />
      )}
    </FitFrame>
  )
}

function OwnFit({ job }: { job: FittedJob }) {
  const fit = useJobMatch(job.id)
  if (fit.isPending) return <FitLoading />
  if (!fit.data) {
    return <Failure title="No pudimos calcular tu encaje." error={fit.error} onRetry={() => fit.refetch()} />
  }
  const { match, needs, invited, sent_at } = fit.data
  if (!match) return <Missing needs={needs} />
  const is_sent = Boolean(sent_at)
  return (
    <div className="space-y-4">
      {invited && !is_sent && <InvitedMark />}
      <div role="status" className="space-y-3">
        {match.shown && <MatchRange large match={match} />}
        {needs && <Missing needs={needs} has_range={match.shown !== null} />}
      </div>
      <MissedMust match={match} other_work={isOtherWork(match.items)} />
      {!needs && <p className="text-[0.9375rem]">{match.summary}</p>}
      {sent_at && (
        <p className="text-ink-soft text-sm">
          Con el CV y las respuestas que enviaste el {formatDate(sent_at)}. La empresa lee lo mismo.
        </p>
      )}
      <FitRequirements vacancy_id={job.id} match={match} is_sent={is_sent} />
      <FitConditions vacancy_id={job.id} match={match} is_sent={is_sent} />
      {!is_sent && <FitNextSteps match={match} />}
    </div>
  )
}

const MISSING: Record<NonNullable<JobMatch['needs']>, { text: string; action: string }> = {
  CV: { text: 'Aún no tienes un CV con el que comparar. Tardarás unos 10 minutos.', action: 'Crear mi CV' },
  DATA: { text: 'Tu CV todavía dice poco de lo que pide esta vacante.', action: 'Completar mi CV' },
}

function Missing({ needs, has_range = false }: { needs: JobMatch['needs']; has_range?: boolean }) {
  const { text, action } = MISSING[needs ?? 'CV']
  return (
    <div>
      {!has_range && <p className="font-semibold">{NOT_ENOUGH_DATA}</p>}
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
      <p className="mt-3">
        <LinkButton size="sm" variant="secondary" to="/app/cv">
          {action}
        </LinkButton>
      </p>
    </div>
  )
}

function FitLoading() {
  return (
    <Loading label="Calculando tu encaje…" className="space-y-4">
      <Skeleton className="h-9 w-48 max-w-full" />
      <Skeleton className="h-5 w-64 max-w-full" />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex h-7 items-center gap-3">
          <Skeleton className="size-5 shrink-0 rounded-full" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </Loading>
  )
}
