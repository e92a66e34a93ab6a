import { useContext } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { HELD_PARAM } from '#shared/hiring/added-people/held-address.ts'
import { readAsked } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs, ShownCareers } from '#shared/jobs/drawn-page.ts'
import { TRUST_PARAM } from '#shared/trust/trust-address.ts'
import type CertificateCheck from '#web/features/hiring/certificate/certificate-check.tsx'
import type { HeldPage } from '#web/features/hiring/held/held-page.tsx'
import type * as CareersScreen from '#web/features/jobs/careers/careers-view.tsx'
import type { CandidateSections } from '#web/features/matching/candidate/candidate-sections.tsx'
import { Drawn, drawnInDocument } from '#web/lib/drawn.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import type { TrustPage } from '../trust/trust-page.tsx'
import { Explanation } from './explanation.tsx'
import { Fears } from './fears.tsx'
import type { FoundVacancies } from './found-vacancies.tsx'
import { Hero } from './hero.tsx'
import { LiveVacancies } from './live-vacancies.tsx'
import { OpenAreas } from './open-areas.tsx'
import { Prices } from './prices.tsx'
import { Promises } from './promises.tsx'
import { WaysIn } from './ways-in.tsx'

interface Loaded {
  found?: FoundJobs
  /** What stands in place of the landing page; few come for it, so its code comes only with its address. */
  Results?: typeof FoundVacancies
  Certificate?: typeof CertificateCheck
  Held?: { Page: typeof HeldPage; Sections: typeof CandidateSections }
  Careers?: typeof CareersScreen
  Trust?: typeof TrustPage
  /** Null when there is no such company. */
  careers?: ShownCareers | null
}

/** Vacancies to show; those that came with the document are there already, and where the server draws it knows them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (searchParams.has('constancia'))
    return { Certificate: (await import('#web/features/hiring/certificate/certificate-check.tsx')).default }
  if (searchParams.has(HELD_PARAM)) return heldCard()
  if (searchParams.has('empresa')) return careersFor(request)
  if (searchParams.has(TRUST_PARAM)) return { Trust: (await import('../trust/trust-page.tsx')).TrustPage }
  const part = readAsked(searchParams) ? { Results: (await import('./found-vacancies.tsx')).FoundVacancies } : {}
  if (typeof document === 'undefined') return part
  const drawn = drawnInDocument()
  if (drawn?.found && drawn.address === pathname + search) return { ...part, found: drawn.found }
  const { findJobs } = await import('#web/data/public/found-jobs.ts')
  return { ...part, found: await findJobs(searchParams, request.signal) }
}

async function heldCard(): Promise<Loaded> {
  const [page, drawn] = await Promise.all([
    import('#web/features/hiring/held/held-page.tsx'),
    import('#web/features/matching/candidate/candidate-sections.tsx'),
  ])
  return { Held: { Page: page.HeldPage, Sections: drawn.CandidateSections } }
}

async function careersFor({ url, signal }: Request): Promise<Loaded> {
  const part = { Careers: await import('#web/features/jobs/careers/careers-view.tsx') }
  if (typeof document === 'undefined') return part
  const { pathname, search, searchParams } = new URL(url)
  const drawn = drawnInDocument()
  if (drawn?.careers && drawn.address === pathname + search) return { ...part, careers: drawn.careers }
  const { findCareers } = await import('#web/data/public/found-careers.ts')
  return { ...part, careers: await findCareers(searchParams, signal) }
}

export function Component() {
  const { found: loaded, Results, Certificate, Held, Careers, careers, Trust }: Loaded = useLoaderData()
  const drawn = useContext(Drawn)
  if (Certificate) return <Certificate />
  if (Held) return <Held.Page drawCv={(document) => <Held.Sections document={document} />} />
  if (Careers) {
    const shown = careers === undefined ? drawn?.careers : careers
    return shown ? <Careers.CareersView shown={shown} /> : <Careers.NoCareers />
  }
  if (Trust) return <Trust />
  const found = loaded ?? drawn?.found
  return Results && found?.asked ? <Results asked={found.asked} found={found} /> : <Landing found={found} />
}

function Landing({ found }: { found: FoundJobs | undefined }) {
  usePageTitle('El empleo que encaja contigo')
  return (
    <>
      <Hero />
      <OpenAreas found={found} />
      <LiveVacancies found={found} />
      <Explanation />
      <Promises />
      <Prices />
      <Fears />
      <section aria-labelledby="empezar" className="mx-auto w-full max-w-6xl px-4 pb-20 sm:px-6 lg:pb-28">
        <div className="rounded-xl bg-brand-soft px-6 py-12 text-center sm:py-16">
          <h2 id="empezar" className="text-4xl sm:text-5xl">
            ¿Qué te trae por aquí?
          </h2>
          <WaysIn className="mt-8 justify-center" />
        </div>
      </section>
    </>
  )
}
