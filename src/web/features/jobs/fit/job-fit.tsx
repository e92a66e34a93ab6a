import type { JobMatch, PublicJob } from '#shared/jobs/jobs.ts'
import { useJobMatch } from '#web/data/jobs.ts'
import { formatDate } from '#web/lib/format.ts'
import { useSession } from '#web/lib/session.ts'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FitFrame } from '../page/actions-layout.tsx'
import { FitInvitation } from '../page/visitor-links.tsx'
import { FitMissing } from './fit-missing.tsx'
import { FitResult } from './fit-result.tsx'
import { InvitedMark } from './job-match.tsx'
import { PrepareCv } from './prepare-cv.tsx'

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
  if (!match) return <FitMissing {...MISSING[needs ?? 'CV']} />
  return (
    <div className="space-y-4">
      {invited && !sent_at && <InvitedMark />}
      <FitResult
        of={{ vacancy_id: job.id }}
        match={match}
        missing={needs && <FitMissing {...MISSING[needs]} has_range={match.shown !== null} />}
        is_sent={Boolean(sent_at)}
        note={
          sent_at && (
            <p className="text-ink-soft text-sm">
              Con el CV y las respuestas que enviaste el {formatDate(sent_at)}. La empresa lee lo mismo.
            </p>
          )
        }
      />
      {!sent_at && job.state === 'PUBLISHED' && <PrepareCv vacancy_id={job.id} />}
    </div>
  )
}

const MISSING: Record<NonNullable<JobMatch['needs']>, { text: string; action: string }> = {
  CV: { text: 'Aún no tienes un CV con el que comparar. Tardarás unos 10 minutos.', action: 'Crear mi CV' },
  DATA: { text: 'Tu CV todavía dice poco de lo que pide esta vacante.', action: 'Completar mi CV' },
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
