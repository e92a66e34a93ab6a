import { lazy, Suspense, useContext, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { type SeenVacancy, seenIn, seeVacancy, useSeenVacancy } from '#web/data/public/seen-vacancy.ts'
import type { Apply } from '#web/features/hiring/apply/apply.tsx'
import { ApplyInvitation } from '#web/features/hiring/apply/apply-invitation.tsx'
import { VacancyView } from '#web/features/vacancies/vacancy-view.tsx'
import { Drawn } from '#web/lib/drawn.ts'
import { useSession } from '#web/lib/session.ts'
import type { CompanyView } from './company/company-view.tsx'
import type { NoVacancy } from './page/no-vacancy.tsx'
import type { OwnVacancy } from './page/own-vacancy.tsx'
import { type DrawText, frame } from './page/vacancy-layout.tsx'
import { VisitorVacancy } from './page/visitor-vacancy.tsx'

interface OwnParts {
  Vacancy: typeof OwnVacancy
  Apply: typeof Apply
  prepare: (vacancy_id: string) => Promise<void>
}

interface Loaded {
  seen?: SeenVacancy | undefined
  error?: unknown
  /** What only some come for; its code comes with its address, its session or its failure. */
  own?: OwnParts | undefined
  Company?: typeof CompanyView | undefined
  None?: typeof NoVacancy | undefined
}

async function ownParts(): Promise<OwnParts> {
  const [own, { Apply }] = await Promise.all([
    import('./page/own-vacancy.tsx'),
    import('#web/features/hiring/apply/apply.tsx'),
  ])
  return { Vacancy: own.OwnVacancy, prepare: own.prepareVacancy, Apply }
}

const noVacancy = async () => ({ None: (await import('./page/no-vacancy.tsx')).NoVacancy })

async function companyFor(search: URLSearchParams) {
  return search.has('empresa') ? { Company: (await import('./company/company-view.tsx')).CompanyView } : {}
}

/** Before the page stands; where the server draws, it knows the vacancy already. */
export async function loader({ params: { vacancyId = '' }, request, url }: LoaderFunctionArgs): Promise<Loaded> {
  const parts = await companyFor(url.searchParams)
  if (typeof document === 'undefined') return { ...parts, ...(await noVacancy()) }
  if (useSession.getState().token) return { ...parts, ...(await noVacancy()), own: await prepared(vacancyId) }
  try {
    return { ...parts, seen: await seeVacancy(vacancyId, request.signal) }
  } catch (error) {
    return { ...parts, ...(await noVacancy()), error }
  }
}

async function prepared(vacancy_id: string): Promise<OwnParts> {
  const own = await ownParts()
  await own.prepare(vacancy_id)
  return own
}

export function Component() {
  const { vacancyId = '' } = useParams()
  const { own: loaded, seen, error, ...parts }: Loaded = useLoaderData()
  const drawn = useContext(Drawn)
  const own = useOwnParts(loaded)
  const navigate = useNavigate()
  if (own) return <own.Vacancy vacancy_id={vacancyId} drawText={drawText} drawApply={applyOf(own)} />
  const first = seen ?? seenIn(drawn, vacancyId)
  if (first) return <Visitor key={vacancyId} first={first} Company={parts.Company} />
  return parts.None ? <parts.None error={error} missing={drawn?.missing} onRetry={() => navigate('')} /> : null
}

/** The page as the server drew it first, whoever looks; whoever signs in elsewhere gets the own one here, too. */
function useOwnParts(loaded: OwnParts | undefined): OwnParts | undefined {
  const has_token = useSession((session) => session.token !== null)
  const [late, setLate] = useState<OwnParts>()
  useEffect(() => {
    if (has_token && !loaded) ownParts().then(setLate, () => undefined)
  }, [has_token, loaded])
  return has_token ? (loaded ?? late) : undefined
}

const drawText: DrawText = (job, actions) => (
  <VacancyView
    document={job.document}
    company={job.company}
    level={1}
    over={job.state !== 'PUBLISHED'}
    actions={actions}
  />
)

const applyOf =
  ({ Apply }: OwnParts): Parameters<typeof OwnVacancy>[0]['drawApply'] =>
  (job, source) => <Apply job={job} source={source} drawCv={drawCv} />

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

function Visitor({ first, Company }: { first: SeenVacancy } & Pick<Loaded, 'Company'>) {
  const seen = useSeenVacancy(first)
  const [search] = useSearchParams()
  if (!Company || !search.has('empresa')) {
    const apply = <ApplyInvitation vacancy_id={seen.job.id} />
    return <VisitorVacancy seen={seen} apply={apply} drawText={drawText} />
  }
  return (
    <div className={frame}>
      <Company job={seen.job} others={seen.company_jobs ?? null} />
    </div>
  )
}
