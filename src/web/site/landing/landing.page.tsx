import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Explanation } from './explanation.tsx'
import { Fears } from './fears.tsx'
import { Hero } from './hero.tsx'
import { LiveVacancies } from './live-vacancies.tsx'
import { Prices } from './prices.tsx'
import { Promises } from './promises.tsx'
import { WaysIn } from './ways-in.tsx'

/** Few come for it, so its code comes only with its address. */
const CertificateCheck = lazy(() => import('#web/features/hiring/certificate/certificate-check.tsx'))

export function Component() {
  const checks = useChecks()
  if (checks) {
    return (
      <Suspense>
        <CertificateCheck />
      </Suspense>
    )
  }
  return <Landing />
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

function Landing() {
  usePageTitle('El empleo que encaja contigo')
  return (
    <>
      <Hero />
      <Explanation />
      <LiveVacancies />
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
