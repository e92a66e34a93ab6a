import { lazy, Suspense, useState } from 'react'
import { plural } from '#shared/core/numbers.ts'
import { type JobsPage, useJobs } from '#web/data/jobs.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { useOnceOpened } from '#web/ui/hooks/use-once-opened.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ExploreEmpty } from './explore-empty.tsx'
import { ActiveFilters, ExploreTools } from './explore-tools.tsx'
import { FilterForm } from './filters/filter-form.tsx'
import { JobList } from './job-list.tsx'
import { JobsLoading } from './jobs-loading.tsx'
import { SearchBox } from './search-box.tsx'
import { useJobAddress } from './use-job-address.ts'
import { WIDE } from './wide.ts'

/** Its code comes with the first opening. */
const AlertDialog = lazy(() => import('./alerts/alert-dialog.tsx').then((module) => ({ default: module.AlertDialog })))

/** Search with every filter in the address; `beside` says that a vacancy is open beside the list. */
export function ExploreTab({ beside }: { beside: boolean }) {
  const wide = useMedia(WIDE)
  const { filters, sort } = useJobAddress()
  const jobs = useJobs({ tab: 'explorar', filters, sort })
  const [saving, setSaving] = useState(false)
  const saves = useOnceOpened(saving)
  const first = jobs.data?.pages[0]
  const total = jobs.data?.pages.at(-1)?.total
  const column = wide && !beside
  const save = () => setSaving(true)
  return (
    <div className="space-y-3 sm:space-y-5">
      <SearchBox narrow={beside && wide} />
      <div className={column ? 'grid grid-cols-[15.5rem_minmax(0,1fr)] gap-8' : ''}>
        {column && (
          <section aria-label="Filtros">
            <FilterForm counts={first?.counts ?? null} />
          </section>
        )}
        <div className="min-w-0 space-y-3 sm:space-y-4">
          <ExploreTools column={column} counts={first?.counts ?? null} total={total} onSave={save} />
          <ActiveFilters />
          {first?.widened && <Widened typed={filters.q} />}
          {first?.corrected_q && <Corrected typed={filters.q} searched={first.corrected_q} />}
          <Results jobs={jobs} onSave={save} />
        </div>
      </div>
      {saves && (
        <Suspense>
          <AlertDialog open={saving} onOpenChange={setSaving} filters={filters} />
        </Suspense>
      )}
    </div>
  )
}

interface ResultsProps {
  jobs: ReturnType<typeof useJobs>
  onSave: () => void
}

function Results({ jobs, onSave }: ResultsProps) {
  const { filters } = useJobAddress()
  if (jobs.isPending) return <JobsLoading />
  if (!jobs.data) {
    return <Failure title="No pudimos cargar las vacantes." error={jobs.error} onRetry={() => jobs.refetch()} />
  }
  const items = jobs.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return (
      <Card aria-label="Sin resultados">
        <ExploreEmpty filters={filters} onSave={onSave} />
      </Card>
    )
  }
  return (
    <div className={jobs.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {items.some(({ match }) => match) && <MatchNotice side="seeker" className="mb-3 sm:mb-4" />}
      <JobList jobs={items} label="Vacantes" />
      <LoadMore
        hasMore={jobs.hasNextPage}
        busy={jobs.isFetchingNextPage}
        onMore={() => jobs.fetchNextPage()}
        endText={items.length > FEW ? `Eso es todo: ${plural(items.length, 'vacante', 'vacantes')}.` : undefined}
      />
    </div>
  )
}

/** A list that fits on a screen needs nobody to say that it ends. */
const FEW = 5

function Widened({ typed }: { typed: string }) {
  return (
    <p className="wrap-anywhere text-ink-soft">
      Ahora no hay vacantes de <strong className="text-ink">«{typed}»</strong>. Te mostramos lo más parecido y cercano.
    </p>
  )
}

function Corrected({ typed, searched }: { typed: string; searched: NonNullable<JobsPage['corrected_q']> }) {
  return (
    <p className="wrap-anywhere text-ink-soft">
      Apenas hay nada para «{typed}». Te mostramos lo que hay para <strong className="text-ink">«{searched}»</strong>.
    </p>
  )
}
