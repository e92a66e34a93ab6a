import { currencySign } from '#shared/core/money.ts'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import type { PaidRange as Range } from '#shared/jobs/paid-range.ts'
import { countryName } from '#shared/words/names.ts'
import { usePaidRange } from '#web/data/jobs.ts'
import { formatDate } from '#web/lib/format.ts'

/** «Lo que se paga» for the same work and country; nothing where too few vacancies say so. */
export function PaidRange({ job, level }: { job: Pick<PublicJob, 'id'>; level: 1 | 2 }) {
  const { data: range } = usePaidRange(job.id)
  if (!range) return null
  const Heading = level === 1 ? 'h2' : 'h3'
  return (
    <section aria-label="Lo que se paga" className="rounded-lg border border-line p-4 sm:p-5">
      <Heading className="text-lg">Lo que se paga</Heading>
      <p className="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">
        {range.role_name} · {countryName(range.country)} · bruto al año
      </p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span className="numeric font-bold text-2xl">
          {formatNumber(range.low)}–{formatNumber(range.high)} {currencySign(range.currency)}
        </span>
        <span className="text-[0.9375rem]">
          la mitad de las vacantes; la del medio, {formatNumber(range.median)} {currencySign(range.currency)}
        </span>
      </p>
      <Line {...range} />
      <p className="mt-3 text-[0.9375rem]">{ownWords(range)}</p>
      <p className="mt-1 text-ink-soft text-sm">{countedWords(range)}</p>
    </section>
  )
}

/** The middle half on a line, with the middle and this vacancy's own; what it shows stands in words around it. */
function Line({ low, median, high, own }: Range) {
  const span = Math.max(high - low, median * 0.05)
  const from = Math.min(low - span * 0.5, own - span * 0.2)
  const to = Math.max(high + span * 0.5, own + span * 0.2)
  const at = (value: number) => `${((value - from) / (to - from)) * 100}%`
  return (
    <div aria-hidden="true" className="relative mt-3 h-2.5 rounded-full bg-sunk">
      <span
        className="absolute inset-y-0 rounded-full bg-brand/40"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
      <span className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-brand" style={{ left: at(median) }} />
      <span
        className="absolute top-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-ink"
        style={{ left: at(own) }}
      />
    </div>
  )
}

function ownWords({ low, median, high, own, currency }: Range): string {
  const amount = `${formatNumber(own)} ${currencySign(currency)}`
  if (own > high) return `Esta vacante ofrece unos ${amount}: más que tres de cada cuatro.`
  if (own < low) return `Esta vacante ofrece unos ${amount}: menos que tres de cada cuatro.`
  if (own === median) return `Esta vacante ofrece unos ${amount}: justo lo del medio.`
  return `Esta vacante ofrece unos ${amount}: ${own > median ? 'por encima' : 'por debajo'} de la del medio.`
}

function countedWords({ vacancies, companies, since, until }: Range): string {
  const [first, last] = [formatDate(since), formatDate(until)]
  const when = first === last ? `publicadas el ${last}` : `publicadas entre el ${first} y el ${last}`
  return `Contado con ${plural(vacancies, 'vacante abierta', 'vacantes abiertas')} de ${plural(companies, 'empresa', 'empresas')}, ${when}, con esta jornada. De cada una, el centro de su banda.`
}
