import { lazy, Suspense, useContext } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { jobQuery, useJob } from '#web/data/jobs.ts'
import { keepDrawnJob } from '#web/data/public/drawn-jobs.ts'
import { queryClient } from '#web/data/query-client.ts'
import { Apply } from '#web/features/hiring/apply/apply.tsx'
import { VacancyView } from '#web/features/vacancies/vacancy-view.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Drawn } from '#web/lib/drawn.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { ScreenMessage } from '#web/ui/layout/screen-message.tsx'
import { CompanyAbout } from './company/company-about.tsx'
import { CompanyView } from './company/company-view.tsx'
import { JobActions } from './job-actions.tsx'
import { JobStateNotice } from './job-state-notice.tsx'
import { JobLoading } from './jobs-loading.tsx'
import { Report } from './report-dialog.tsx'
import { SimilarJobs } from './similar-jobs.tsx'

const frame = 'mx-auto w-full max-w-6xl px-4 pt-6 pb-20 sm:px-6 lg:pt-10'

/** Before the page stands; the server has the vacancy already, and so has the browser that takes its page over. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  if (typeof document === 'undefined') return null
  keepDrawnJob(params.vacancyId ?? '')
  await queryClient.ensureQueryData(jobQuery(params.vacancyId ?? '')).catch(() => undefined)
  return null
}

export function Component() {
  const { vacancyId = '' } = useParams()
  const job = useJob(vacancyId)
  const missing = useContext(Drawn)?.missing
  const [search] = useSearchParams()
  if (job.data && search.has('empresa')) {
    return (
      <div className={frame}>
        <CompanyView job={job.data} />
      </div>
    )
  }
  if (job.data) return <PublicVacancy key={vacancyId} job={job.data} />
  const status = job.error instanceof ApiError ? job.error.status : null
  if (status === 410 || missing === 'LONG_CLOSED') return <LongClosed />
  if (status === 404 || status === 422 || missing === 'UNKNOWN') return <Missing />
  return (
    <div className={frame}>
      <Waiting />
      {job.isError ? (
        <Failure title="No pudimos cargar la vacante." error={job.error} onRetry={() => job.refetch()} />
      ) : (
        <div className="max-w-2xl">
          <JobLoading />
        </div>
      )}
    </div>
  )
}

/** A whole CV is drawn only for whoever looks at the own one before sending it. */
const CvSections = lazy(() =>
  import('#web/features/matching/candidate/candidate-sections.tsx').then((part) => ({
    default: part.CandidateSections,
  })),
)
const drawCv = (document: CvDocument) => (
  <Suspense>
    <CvSections document={document} />
  </Suspense>
)

function Waiting() {
  usePageTitle('Vacante')
  return <h1 className="sr-only">Vacante</h1>
}

/** How somebody came here, as mails of alerts and shared links say in the address. */
function sourceOf(origin: string | null) {
  if (origin === 'alerta') return 'ALERT'
  return origin === 'compartido' ? 'SHARED_LINK' : 'DIRECT'
}

function PublicVacancy({ job }: { job: PublicJob }) {
  const { document, company } = job
  usePageTitle(document.title, company.name)
  const [search] = useSearchParams()
  const source = sourceOf(search.get('origen'))
  return (
    <div className={`${frame} space-y-14`}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-8">
          <JobStateNotice job={job} />
          <VacancyView
            document={document}
            company={company}
            level={1}
            over={job.state !== 'PUBLISHED'}
            actions={<JobActions job={job} level={1} apply={<Apply job={job} source={source} drawCv={drawCv} />} />}
          />
        </div>
        <div className="min-w-0 space-y-4 lg:sticky lg:top-24 lg:h-fit">
          <CompanyAbout job={job} />
          <Report vacancy_id={job.id} title={document.title} />
        </div>
      </div>
      <SimilarJobs vacancy_id={job.id} />
    </div>
  )
}

function Ways() {
  return (
    <>
      <LinkButton to="/app/jobs">Ver empleos</LinkButton>
      <LinkButton to="/" variant="secondary">
        Ir al inicio
      </LinkButton>
    </>
  )
}

function Missing() {
  usePageTitle('Vacante no disponible')
  return (
    <ScreenMessage
      picture={<Drawing name="search" className="h-40" />}
      title="Esta vacante no está disponible"
      text="Puede que ya haya cerrado o que el enlace no esté completo."
      action={<Ways />}
    />
  )
}

function LongClosed() {
  usePageTitle('Vacante cerrada')
  return (
    <ScreenMessage
      picture={<Drawing name="calendar" className="h-40" />}
      title="Esta vacante ya cerró"
      text="Cerró hace tiempo y no recibe postulaciones. Hay otras que te esperan."
      action={<Ways />}
    />
  )
}
