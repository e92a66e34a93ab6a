import { lazy, Suspense, useContext, useSyncExternalStore } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { readAsked } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'
import { findJobs } from '#web/data/public/found-jobs.ts'
import { Drawn, drawnInDocument } from '#web/lib/drawn.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Explanation } from './explanation.tsx'
import { Fears } from './fears.tsx'
import { FoundVacancies } from './found-vacancies.tsx'
import { Hero } from './hero.tsx'
import { LiveVacancies } from './live-vacancies.tsx'
import { Prices } from './prices.tsx'
import { Promises } from './promises.tsx'
import { WaysIn } from './ways-in.tsx'

/** Few come for it, so its code comes only with its address. */
const CertificateCheck = lazy(() => import('#web/features/hiring/certificate/certificate-check.tsx'))

/** Vacancies to show; those that came with the document are there already. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundJobs | null> {
  const { pathname, search, searchParams } = new URL(request.url)
  if (typeof document === 'undefined' || searchParams.has('constancia')) return null
  const drawn = drawnInDocument()
  if (drawn?.found && drawn.address === pathname + search) return drawn.found
  return findJobs(readAsked(searchParams), request.signal)
}

export function Component() {
  const checks = useChecks()
  const loaded: FoundJobs | null = useLoaderData()
  const drawn = useContext(Drawn)?.found
  const found = loaded ?? drawn
  if (checks) {
    return (
      <Suspense>
        <CertificateCheck />
      </Suspense>
    )
  }
  return found?.asked ? <FoundVacancies asked={found.asked} found={found} /> : <Landing found={found} />
}

/** The document is drawn without the question of its address, so the first drawing must not look at it either. */
function useChecks(): boolean {
  const { search } = useLocation()
  return useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(search).has('constancia'),
    () => false,
  )
}

function Landing({ found }: { found: FoundJobs | undefined }) {
  usePageTitle('El empleo que encaja contigo')
  return (
    <>
      <Hero />
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
