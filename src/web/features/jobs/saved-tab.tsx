import { plural } from '#shared/core/numbers.ts'
import { useJobs, useKeepJobs } from '#web/data/jobs.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { JobList } from './job-list.tsx'
import { SavedEmpty } from './jobs-empty.tsx'
import { JobsLoading } from './jobs-loading.tsx'

export function SavedTab() {
  const jobs = useJobs({ tab: 'guardados' })
  const items = jobs.data?.pages.flatMap((page) => page.items) ?? []
  useKeepJobs(items)
  if (jobs.isPending) return <JobsLoading />
  if (!jobs.data) {
    return <Failure title="No pudimos cargar lo que guardaste." error={jobs.error} onRetry={() => jobs.refetch()} />
  }
  if (items.length === 0) {
    return (
      <Card aria-label="Guardados">
        <SavedEmpty />
      </Card>
    )
  }
  return (
    <>
      <p role="status" className="mb-4 font-semibold text-lg">
        {plural(items.filter((job) => job.saved).length, 'vacante guardada', 'vacantes guardadas')}
      </p>
      {items.some(({ match }) => match) && <MatchNotice side="seeker" className="mb-4" />}
      <JobList jobs={items} label="Vacantes guardadas" />
      <LoadMore hasMore={jobs.hasNextPage} busy={jobs.isFetchingNextPage} onMore={() => jobs.fetchNextPage()} />
    </>
  )
}
