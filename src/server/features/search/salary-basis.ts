import type { SalaryPeriod } from '#server/features/language/taxonomy/levels.ts'
import type { Currency } from '#shared/core/currencies.ts'
import { minorUnits } from '#shared/core/money.ts'
import type { PayPeriod } from '#shared/vacancies/vacancy-document.ts'
import { toEuros } from './currencies.ts'

const MONTHS = 12
/** Of a full day's work; a month has as many payments as the vacancy says. */
const TIMES_A_YEAR = { HORA: 1800, DIA: 225, SEMANA: 52, ANIO: 1 } as const

interface Pay {
  /** In minor units of the currency. */
  amount: number
  currency: Currency
  period: PayPeriod
  payments_per_year?: number | undefined
}

/** Gross a year, in whole units of its own currency. */
export function yearlyUnits({ amount, currency, period, payments_per_year = MONTHS }: Pay): number {
  const times = period === 'MES' ? payments_per_year : TIMES_A_YEAR[period]
  return (amount / 10 ** minorUnits(currency)) * times
}

/** Gross euro cents a year: the one basis on which lists compare pay. */
export const yearlyEuroCents = (pay: Pay): number => Math.round(toEuros(yearlyUnits(pay), pay.currency) * 100)

/** What a person types: whole units. */
export function yearlyFromUnits(units: number, currency: Currency, period: SalaryPeriod): number {
  return yearlyEuroCents({ amount: units * 10 ** minorUnits(currency), currency, period })
}
