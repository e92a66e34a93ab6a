import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { withParam } from '#web/lib/address.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { ExploreTab } from './explore-tab.tsx'
import { hasFilters } from './filters/job-filters.ts'
import { ForYouTab } from './for-you-tab.tsx'
import { JobLoading, JobsLoading } from './jobs-loading.tsx'
import { SavedTab } from './saved-tab.tsx'
import { useOpenVacancy } from './use-job-address.ts'
import { WIDE } from './wide.ts'

interface OpenVacancyProps {
  vacancy_id: string
  tab: string
}

/** Its code comes when it is opened. Where there is no room for two columns, the shell opens it over the list. */
const OpenVacancy = lazy(async () => {
  const [{ Apply }, { CandidateSections }, { VacancyView }, { JobActions }, { OpenJobColumn }] = await Promise.all([
    import('#web/features/hiring/apply/apply.tsx'),
    import('#web/features/matching/candidate/candidate-sections.tsx'),
    import('#web/features/vacancies/vacancy-view.tsx'),
    import('./job-actions.tsx'),
    import('./open-job.tsx'),
  ])
  const drawCv = (document: CvDocument) => <CandidateSections document={document} />
  const Column = ({ vacancy_id, tab }: OpenVacancyProps) => (
    <OpenJobColumn vacancy_id={vacancy_id}>
      {(job) => (
        <VacancyView
          document={job.document}
          company={job.company}
          over={job.state !== 'PUBLISHED'}
          actions={
            <JobActions
              job={job}
              apply={
                <Apply key={job.id} job={job} source={tab === 'para-ti' ? 'RECOMMENDED' : 'DIRECT'} drawCv={drawCv} />
              }
            />
          }
        />
      )}
    </OpenJobColumn>
  )
  return { default: Column }
})

const AlertsTab = lazy(() => import('./alerts/alerts-tab.tsx').then((part) => ({ default: part.AlertsTab })))

const tabs = [
  { value: 'para-ti', label: 'Para ti' },
  { value: 'explorar', label: 'Explorar' },
  { value: 'guardados', label: 'Guardados' },
  { value: 'alertas', label: 'Alertas' },
] as const

export function Component() {
  const [search] = useSearchParams()
  const { open_id } = useOpenVacancy()
  const wide = useMedia(WIDE)
  const open = tabs.find((tab) => tab.value === search.get('tab')) ?? tabs[0]
  usePageTitle(open.label, 'Empleos')
  // An alert's address names only its filters, and «Explorar» alone has them.
  if (!search.has('tab') && hasFilters(search)) {
    return <Navigate replace to={`?${withParam(search, 'tab', 'explorar')}`} />
  }
  return (
    <>
      <PageHeader title="Empleos" />
      <Tabs label="Empleos" tabs={tabs}>
        {(tab) => (
          <Beside
            detail={
              wide &&
              open_id && (
                <Suspense fallback={<JobLoading />}>
                  <OpenVacancy vacancy_id={open_id} tab={tab} />
                </Suspense>
              )
            }
          >
            {tab === 'para-ti' && <ForYouTab />}
            {tab === 'explorar' && <ExploreTab beside={open_id !== null} />}
            {tab === 'guardados' && <SavedTab />}
            {tab === 'alertas' && (
              <Suspense fallback={<JobsLoading />}>
                <AlertsTab />
              </Suspense>
            )}
          </Beside>
        )}
      </Tabs>
    </>
  )
}

interface BesideProps {
  detail: ReactNode
  children: ReactNode
}

/** The list stays mounted while vacancies open and close, so that nothing typed or hidden is lost. */
function Beside({ detail, children }: BesideProps) {
  return (
    <div className={detail ? 'grid grid-cols-[25rem_minmax(0,1fr)] gap-6' : ''}>
      <div className="min-w-0">{children}</div>
      {detail}
    </div>
  )
}
