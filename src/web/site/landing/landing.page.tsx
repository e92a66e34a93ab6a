import { usePageTitle } from '#web/lib/page-title.ts'
import { Explanation } from './explanation.tsx'
import { Fears } from './fears.tsx'
import { Hero } from './hero.tsx'
import { LiveVacancies } from './live-vacancies.tsx'
import { Prices } from './prices.tsx'
import { Promises } from './promises.tsx'
import { WaysIn } from './ways-in.tsx'

export function Component() {
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
