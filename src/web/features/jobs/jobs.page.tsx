import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { Apply } from '#web/features/hiring/apply/apply.tsx'
import { CandidateSections } from '#web/features/matching/candidate/candidate-sections.tsx'
import { VacancyView } from '#web/features/vacancies/vacancy-view.tsx'
import { withParam } from '#web/lib/address.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { isShared } from './compare/shared-ad.ts'
import { TakeShared } from './compare/take-shared.tsx'
import { ExploreTab } from './explore-tab.tsx'
import { hasFilters } from './filters/job-filters.ts'
import { ForYouTab } from './for-you-tab.tsx'
import { JobActions } from './job-actions.tsx'
import { JobsLoading } from './jobs-loading.tsx'
import { OpenJobColumn } from './open-job.tsx'
import { SavedTab } from './saved-tab.tsx'
import { useOpenVacancy } from './use-job-address.ts'
import { WIDE } from './wide.ts'

/** Its menus and forms come when it is opened. */
const AlertsTab = lazy(() => import('./alerts/alerts-tab.tsx').then((part) => ({ default: part.AlertsTab })))

/** Where somebody wants to hear of more. */
const PushOffer = lazy(() =>
  import('#web/features/notifications/push-offer.tsx').then((part) => ({ default: part.PushOffer })),
)
const offer = (
  <Suspense>
    <PushOffer text="¿Te avisamos en este dispositivo cuando haya vacantes nuevas?" />
  </Suspense>
)

/** As its form does. */
const CompareTab = lazy(() => import('./compare/compare-tab.tsx').then((part) => ({ default: part.CompareTab })))

const saveAd = () => import('#web/features/hiring/my-applications/external/save-ad.tsx')
const SaveAd = lazy(() => saveAd().then((part) => ({ default: part.SaveAd })))

const tabs = [
  { value: 'para-ti', label: 'Para ti' },
  { value: 'explorar', label: 'Explorar' },
  { value: 'guardados', label: 'Guardados' },
  { value: 'alertas', label: 'Alertas' },
  { value: 'comparar', label: 'Comparar' },
] as const

export function Component() {
  const [search] = useSearchParams()
  const { open_id, source } = useOpenVacancy()
  const wide = useMedia(WIDE)
  const open = tabs.find((tab) => tab.value === search.get('tab')) ?? tabs[0]
  usePageTitle(open.label, 'Empleos')
  if (isShared(search)) return <TakeShared />
  // An alert's address names only its filters, and «Explorar» alone has them.
  if (!search.has('tab') && hasFilters(search)) {
    return <Navigate replace to={`?${withParam(search, 'tab', 'explorar')}`} />
  }
  return (
    <>
      <PageHeader title="Empleos" />
      <Tabs label="Empleos" tabs={tabs}>
        {(tab) => (
          <Beside detail={wide && open_id && <OpenVacancy vacancy_id={open_id} source={source} />}>
            {tab === 'para-ti' && <ForYouTab />}
            {tab === 'explorar' && <ExploreTab beside={open_id !== null} />}
            {tab === 'guardados' && <SavedTab />}
            {tab === 'alertas' && (
              <Suspense fallback={<JobsLoading />}>
                <AlertsTab offer={offer} />
              </Suspense>
            )}
            {tab === 'comparar' && (
              <Suspense fallback={<JobsLoading />}>
                <CompareTab drawSave={(ad, onSaved) => <SaveAd ad={ad} onSaved={onSaved} />} />
              </Suspense>
            )}
          </Beside>
        )}
      </Tabs>
    </>
  )
}

/** Where there is no room for two columns, the shell opens it over the list. */
function OpenVacancy({ vacancy_id, source }: { vacancy_id: string; source: 'RECOMMENDED' | 'DIRECT' }) {
  return (
    <OpenJobColumn vacancy_id={vacancy_id}>
      {(job) => (
        <VacancyView
          document={job.document}
          company={job.company}
          over={job.state !== 'PUBLISHED'}
          actions={<JobActions job={job} apply={<Apply key={job.id} job={job} source={source} drawCv={drawCv} />} />}
        />
      )}
    </OpenJobColumn>
  )
}

const drawCv = (document: CvDocument) => <CandidateSections document={document} />

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
