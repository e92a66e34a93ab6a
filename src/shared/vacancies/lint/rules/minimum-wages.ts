import { minorUnits } from '../../../core/money.ts'
import { minimumWages } from '../../../core/pay/minimum-wage-data.ts'
import type { VacancyDocument } from '../../vacancy-document.ts'

/** What the law of a country gives on some day for a full year's work. */
interface LegalMinimum {
  currency: string
  /** In minor units. */
  a_year: number
  hours_a_year: number
  since: string
  source: string
}

function legalMinimum(country: string | null, day: string): LegalMinimum | undefined {
  const found = country === null ? undefined : minimumWages[country]
  const figure = found?.figures.find(({ since }) => since <= day)
  if (!found || !figure) return undefined
  const { currency, times_a_year, hours_a_year } = found
  const { amount, since, source } = figure
  const a_year = Math.round(amount * 10 ** minorUnits(currency)) * times_a_year
  return { currency, a_year, hours_a_year, since, source }
}

/** Training posts and services of the self-employed have rules of their own. */
const EMPLOYED: ReadonlySet<string | null> = new Set(['INDEFINIDO', 'FIJO_DISCONTINUO', 'TEMPORAL', null])

export interface WhereAndWhen {
  /** Where the work is done when the vacancy names no place. */
  company_country: string | null
  /** As the calendar writes it: minimums hold from a day on. */
  today: string
}

/** As the band would state it, with the law that gives it. */
export type MissedMinimum = { least: number } & Pick<LegalMinimum, 'since' | 'source'>

/** The lowest minimum of the countries where the work may be done, when a full-time band starts below. */
export function minimumMissed(
  document: VacancyDocument,
  { company_country, today }: WhereAndWhen,
): MissedMinimum | undefined {
  const { salary, working_day, contract, locations } = document
  if (working_day !== 'COMPLETA' || !EMPLOYED.has(contract) || !salary.min) return undefined
  const countries = locations.length > 0 ? locations.map(({ country }) => country) : [company_country]
  const minimums = countries.map((country) => {
    const wage = legalMinimum(country, today)
    if (wage?.currency !== salary.currency) return undefined
    return { least: Math.ceil(wage.a_year / timesAYear(salary, wage)), since: wage.since, source: wage.source }
  })
  // Where one of them says nothing of a minimum, nothing is missed.
  const [lowest] = minimums.toSorted((a, b) => (a?.least ?? 0) - (b?.least ?? 0))
  if (minimums.includes(undefined) || !lowest) return undefined
  return salary.min < lowest.least ? lowest : undefined
}

const longDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/** «Real Decreto 126/2026, desde el 1 de enero de 2026» */
export const lawWords = ({ since, source }: Pick<LegalMinimum, 'since' | 'source'>): string =>
  `${source}, desde el ${longDay.format(new Date(since))}`

const DAYS_A_YEAR = 365
const WEEKS_A_YEAR = DAYS_A_YEAR / 7

/** A day's and a week's pay count for all days of the year, as they do where rest days are paid. */
function timesAYear({ period, payments_per_year }: VacancyDocument['salary'], wage: LegalMinimum): number {
  if (period === 'HORA') return wage.hours_a_year
  if (period === 'DIA') return DAYS_A_YEAR
  if (period === 'SEMANA') return WEEKS_A_YEAR
  return period === 'MES' ? payments_per_year : 1
}
