import { yearlyEuroCents } from '#server/features/search/salary-basis.ts'
import { lawWords, minimumMissed, type WhereAndWhen } from '#shared/vacancies/lint/rules/minimum-wages.ts'
import type { SalaryBand, VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import type { OfferRow } from '../tables/offers.tables.ts'

type Pay = Pick<OfferRow, 'salary' | 'currency' | 'period' | 'payments_per_year'>
type Terms = Pay & Pick<OfferRow, 'contract'>

/** What an offer pays, as a band of one amount. */
const asBand = ({ salary, currency, period, payments_per_year }: Pay) => ({
  min: salary,
  max: salary,
  currency,
  period,
  payments_per_year,
})

/** «18.500 € brutos al año», «1.350 € brutos al mes · 14 pagas» */
export const payWords = (pay: Pay): string => salaryWords(asBand(pay))

/** Why it cannot be sent to anybody: less than the law of the country gives for a full day. */
export function underLaw(terms: Terms, document: VacancyDocument, around: WhereAndWhen): string | null {
  const offered = { ...document, contract: terms.contract, salary: { ...document.salary, ...asBand(terms) } }
  const missed = minimumMissed(offered, around)
  if (missed === undefined) return null
  const said = payWords({ ...terms, salary: missed.least })
  return `La ley no permite pagar menos de ${said} por una jornada completa (${lawWords(missed)}). Cambia el salario para poder enviarla.`
}

const yearly = (pay: Omit<Pay, 'salary'>, amount: number): number => yearlyEuroCents({ ...pay, amount })

/** Why it needs a reason: the person applied to an ad that said something else. */
export function outsideAd(pay: Pay, { salary: band }: Pick<VacancyDocument, 'salary'>): string | null {
  if (!band.min || !band.max) return null
  const announced = `El anuncio dice ${salaryWords(band)} y esta oferta es de ${payWords(pay)}`
  if (pay.currency !== band.currency) return `${announced}, en otra moneda.`
  const side = sideOf(pay, band, { least: band.min, most: band.max })
  return side && `${announced}: queda por ${side}.`
}

/** By the same number of payments: what is paid in a year. */
function sideOf(pay: Pay, band: SalaryBand, { least, most }: { least: number; most: number }) {
  const offered = yearly(pay, pay.salary)
  if (offered < yearly(band, least)) return 'debajo'
  return offered > yearly(band, most) ? 'encima' : null
}
