import { Link } from 'react-router'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { useCvs } from '#web/data/cvs.ts'
import { useJobs } from '#web/data/jobs.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { JobList } from './job-list.tsx'
import { ForYouEmpty, ForYouEnd, ForYouNone } from './jobs-empty.tsx'
import { JobsLoading } from './jobs-loading.tsx'

/** By match, with the reasons on each card; what misses something excluyente, and what is outside the person's conditions, stand apart. */
export function ForYouTab() {
  const jobs = useJobs({ tab: 'para-ti' })
  if (jobs.isPending) return <JobsLoading />
  if (!jobs.data) {
    return <Failure title="No pudimos cargar tus vacantes." error={jobs.error} onRetry={() => jobs.refetch()} />
  }
  const items = jobs.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return <Card aria-label="Para ti">{jobs.data.pages[0]?.needs ? <ForYouEmpty /> : <ForYouNone />}</Card>
  }
  const inside = items.filter((job) => !job.match?.outside && !job.match?.far)
  return (
    <div className="space-y-3 sm:space-y-8">
      <div className="max-w-4xl sm:space-y-1">
        <p className="text-ink-soft max-sm:text-xs">
          <span className="max-sm:hidden">Ordenadas por tu encaje según </span>
          <span className="sm:hidden">Según </span>
          <UsedCv />
          <span className="max-sm:hidden">, requisito a requisito</span>.
        </p>
        <MatchNotice side="seeker" />
      </div>
      <Group title="Cumples lo imprescindible" jobs={inside.filter((job) => !job.match?.missed_must)} />
      <Group title="Te falta algo imprescindible" jobs={inside.filter((job) => job.match?.missed_must)} />
      <Group
        title="Lejos de donde vives"
        text="Aparte, porque no has dicho que cambiarías de ciudad."
        jobs={items.filter((job) => job.match?.far)}
      />
      <Group
        title="No van con tus condiciones"
        text="Piden algo a lo que dijiste que no. Por eso van al final."
        jobs={items.filter((job) => job.match?.outside && !job.match.far)}
      />
      {jobs.hasNextPage ? (
        <LoadMore hasMore busy={jobs.isFetchingNextPage} onMore={() => jobs.fetchNextPage()} />
      ) : (
        <ForYouEnd />
      )}
    </div>
  )
}

/** Which of the person's CVs is compared, with the way to it. */
function UsedCv() {
  const base = useCvs().data?.find(({ is_base }) => is_base)
  if (!base) return 'tu CV'
  return (
    <>
      tu CV{' '}
      <Link to={`/app/cv?cv=${base.id}`} className="wrap-anywhere text-link">
        «{base.title}»
      </Link>
    </>
  )
}

interface GroupProps {
  title: string
  /** Why they stand apart, with the way to change it. */
  text?: string
  jobs: readonly JobCard[]
}

function Group({ title, text, jobs }: GroupProps) {
  if (jobs.length === 0) return null
  return (
    <section aria-label={title}>
      <div className="mb-2 sm:mb-4">
        <h2 className="text-base sm:text-xl">{title}</h2>
        {text && (
          <p className="text-ink-soft text-sm">
            {text}{' '}
            <Link to="/app/settings?tab=preferencias" className="text-link">
              Cambiar mis condiciones
            </Link>
          </p>
        )}
      </div>
      <JobList jobs={jobs} label={title} level={3} />
    </section>
  )
}
