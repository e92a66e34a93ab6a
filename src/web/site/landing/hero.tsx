import { JobSearch } from './job-search.tsx'
import { MatchCard } from './match-card.tsx'
import { WaysIn } from './ways-in.tsx'

export function Hero() {
  return (
    <section aria-labelledby="hero" className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-14 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:gap-16 lg:pt-16 lg:pb-24">
        <div>
          <h1 id="hero" className="text-5xl leading-[1.05] sm:text-6xl xl:text-7xl">
            El empleo que encaja contigo, <span className="marker whitespace-nowrap">y el porqué</span>
          </h1>
          <p className="mt-6 max-w-lg text-ink-soft text-lg sm:text-xl">
            Skillo compara tu CV con cada vacante, requisito por requisito, y te dice qué cumples, qué te falta y dónde
            lo vio.
          </p>
          <JobSearch asked={null} tall className="mt-8" />
          <WaysIn second className="mt-6" />
          <p className="mt-5 text-ink-soft">Buscar empleo es gratis, siempre.</p>
        </div>
        <div className="relative">
          <Circles />
          <MatchCard />
        </div>
      </div>
    </section>
  )
}

/** The two circles of the logo, very large and quiet, behind the picture. */
function Circles() {
  return (
    <svg
      viewBox="0 0 400 300"
      aria-hidden="true"
      className="-z-10 pointer-events-none absolute top-1/2 left-1/2 w-[155%] max-w-none -translate-x-1/2 -translate-y-1/2"
    >
      <circle cx="140" cy="150" r="118" className="fill-brand-soft" />
      <circle cx="260" cy="150" r="118" className="fill-sunk" />
      <path d="M200 48.4a118 118 0 0 1 0 203.2 118 118 0 0 1 0-203.2Z" className="fill-brand/15" />
    </svg>
  )
}
