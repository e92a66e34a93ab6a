import type { VacancyDocument } from '../../vacancy-document.ts'

interface MinimumWage {
  currency: string
  /** For a full day, in minor units of the currency. */
  a_year: number
  /** The longest lawful year, so that pay by the hour is judged at its best. */
  hours_a_year: number
}

/**
 * Statutory minimum wages, each with the date since which it is in force. They only rise, so an old figure lets too much
 * pass and never stops an honest vacancy; extra payments that the law adds (aguinaldo, prima, gratificaciones) are left out
 * for the same reason.
 */
const MINIMUM_WAGES: Readonly<Record<string, MinimumWage>> = {
  // Spain, 2026-01-01: Real Decreto 126/2026, 1.221 EUR a month in 14 payments; 1.826 hours, Estatuto de los Trabajadores.
  ES: { currency: 'EUR', a_year: 1_221_00 * 14, hours_a_year: 1_826 },
  // Mexico, 2026-01-01: CONASAMI, general zone, 315.04 MXN a day; 48 hours a week, Ley Federal del Trabajo.
  MX: { currency: 'MXN', a_year: 315_04 * 365, hours_a_year: 2_496 },
  // Colombia, 2026-01-01: Decreto 1469 de 2025, 1.750.905 COP a month; 44 hours a week until July 2026.
  CO: { currency: 'COP', a_year: 1_750_905_00 * 12, hours_a_year: 2_288 },
  // Chile, 2026-01-01: Ley 21.751, 539.000 CLP a month; 44 hours a week until April 2026, Ley 21.561.
  CL: { currency: 'CLP', a_year: 539_000 * 12, hours_a_year: 2_288 },
  // Argentina, 2026-08-01: Resolución 9/2025 of the Consejo del Salario, 376.600 ARS a month; 48 hours a week, Ley 11.544.
  AR: { currency: 'ARS', a_year: 376_600_00 * 12, hours_a_year: 2_496 },
  // Peru, 2025-01-01: Decreto Supremo 006-2024-TR, 1.130 PEN a month; 48 hours a week.
  PE: { currency: 'PEN', a_year: 1_130_00 * 12, hours_a_year: 2_496 },
}

/** Training posts and services of the self-employed have rules of their own. */
const EMPLOYED: ReadonlySet<string | null> = new Set(['INDEFINIDO', 'FIJO_DISCONTINUO', 'TEMPORAL', null])

/** The lowest minimum of the countries where the work may be done, as the band would state it, when a full-time band starts below. */
export function minimumMissed(document: VacancyDocument, company_country: string | null): number | undefined {
  const { salary, working_day, contract, locations } = document
  if (working_day !== 'COMPLETA' || !EMPLOYED.has(contract) || !salary.min) return undefined
  const countries = locations.length > 0 ? locations.map(({ country }) => country) : [company_country]
  const minimums = countries.map((country) => {
    const wage = country === null ? undefined : MINIMUM_WAGES[country]
    return wage?.currency === salary.currency ? Math.ceil(wage.a_year / timesAYear(salary, wage)) : 0
  })
  const lowest = Math.min(...minimums)
  return salary.min < lowest ? lowest : undefined
}

const DAYS_A_YEAR = 365
const WEEKS_A_YEAR = DAYS_A_YEAR / 7

/** A day's and a week's pay count for all days of the year, as they do where rest days are paid. */
function timesAYear({ period, payments_per_year }: VacancyDocument['salary'], wage: MinimumWage): number {
  if (period === 'HORA') return wage.hours_a_year
  if (period === 'DIA') return DAYS_A_YEAR
  if (period === 'SEMANA') return WEEKS_A_YEAR
  return period === 'MES' ? payments_per_year : 1
}
