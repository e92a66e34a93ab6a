import { Link } from 'react-router'
import { type JobCard, jobSort } from '#shared/jobs/jobs.ts'
import { sortWords } from '#shared/words/jobs.ts'
import { useMe } from '#web/data/accounts/me.ts'
import { useCvs } from '#web/data/cvs.ts'
import { useJobs } from '#web/data/jobs.ts'
import { MatchNotice } from '#web/parts/matching/match-notice.tsx'
import { LoadMore } from '#web/ui/buttons/load-more.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { JobList } from './job-list.tsx'
import { ForYouEmpty, ForYouEnd, ForYouNone } from './jobs-empty.tsx'
import { JobsLoading } from './jobs-loading.tsx'
import { useJobAddress } from './use-job-address.ts'

/** What else «Explorar» offers would put what does not fit first. */
const OFFERED = ['encaje', 'recientes'] as const
type Order = (typeof OFFERED)[number]

/** What fits, by match or by date, with the reasons on each card; what is far and what is outside the person's conditions stand apart. */
export function ForYouTab() {
  const { sort } = useJobAddress()
  const would_move = useMe().data?.job_preferences.relocate
  const by: Order = sort === 'recientes' ? 'recientes' : 'encaje'
  const jobs = useJobs({ tab: 'para-ti', sort: by === 'encaje' ? undefined : by })
  if (jobs.isPending) return <JobsLoading />
  if (!jobs.data) {
    return <Failure title="No pudimos cargar tus vacantes." error={jobs.error} onRetry={() => jobs.refetch()} />
  }
  const items = jobs.data.pages.flatMap((page) => page.items)
  if (items.length === 0) {
    return <Card aria-label="Para ti">{jobs.data.pages[0]?.needs ? <ForYouEmpty /> : <ForYouNone />}</Card>
  }
  const inside = items.filter((job) => !job.match?.outside && !job.match?.far)
  const met = inside.filter((job) => !job.match?.missed_must)
  const missed = inside.filter((job) => job.match?.missed_must)
  return (
    <div className="space-y-3 sm:space-y-8">
      <ListHead by={by} />
      <div
        className={
          jobs.isPlaceholderData ? 'space-y-3 opacity-60 transition-opacity sm:space-y-8' : 'space-y-3 sm:space-y-8'
        }
      >
        {by === 'recientes' ? (
          <Group title="Las más recientes que encajan contigo" jobs={inside} />
        ) : (
          <>
            <Group title={said('Cumples lo imprescindible', met)} jobs={met} />
            <Group title={said('Te falta algo imprescindible', missed)} jobs={missed} />
          </>
        )}
        <Group
          title="Lejos de donde vives"
          text={
            would_move === false
              ? 'Aparte, porque dijiste que no cambiarías de ciudad.'
              : 'Aparte, porque no has dicho que cambiarías de ciudad.'
          }
          jobs={items.filter((job) => job.match?.far)}
        />
        <Group
          title="No van con tus condiciones"
          text="Piden u ofrecen algo que no va con lo que buscas o con lo que dice tu CV. Por eso van al final."
          jobs={items.filter((job) => job.match?.outside && !job.match.far)}
        />
      </div>
      {jobs.hasNextPage ? (
        <LoadMore hasMore busy={jobs.isFetchingNextPage} onMore={() => jobs.fetchNextPage()} />
      ) : (
        <ForYouEnd />
      )}
    </div>
  )
}

/** A heading says no more than its cards do: what was not read yet is seen at first sight. */
const said = (title: string, jobs: readonly JobCard[]): string =>
  jobs.some(({ match }) => match?.is_read === false)
    ? `A primera vista ${title.charAt(0).toLowerCase()}${title.slice(1)}`
    : title

/** By what they are compared, and in which order they stand. */
function ListHead({ by }: { by: Order }) {
  const { order } = useJobAddress()
  return (
    <div className="flex items-start justify-between gap-x-3 sm:gap-x-6">
      <div className="min-w-0 max-w-4xl flex-1 sm:space-y-1">
        <p className="text-ink-soft max-sm:text-xs">
          <span className="max-sm:hidden">Comparadas con </span>
          <span className="sm:hidden">Según </span>
          <UsedCv />
          <span className="max-sm:hidden">, requisito a requisito</span>.
        </p>
        <MatchNotice side="seeker" />
      </div>
      <div className="w-40 shrink-0 sm:w-48">
        <Select
          aria-label="Ordenar"
          value={by}
          choices={OFFERED.map((value) => ({ value, label: sortWords[value] }))}
          onChange={(event) => order(jobSort.parse(event.target.value))}
        />
      </div>
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
