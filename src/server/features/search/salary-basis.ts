import type { SalaryPeriod } from '#server/features/language/taxonomy/levels.ts'
import { minorUnits } from '#shared/core/money.ts'
import { type Currency, toEuros } from './currencies.ts'

const WORKING_HOURS_A_YEAR = 1800
const MONTHS = 12

interface Pay {
  /** In minor units of the currency. */
  amount: number
  currency: Currency
  period: SalaryPeriod
  payments_per_year?: number
}

/** Gross euro cents a year: the one basis on which lists compare pay. */
export function yearlyEuroCents({ amount, currency, period, payments_per_year = MONTHS }: Pay): number {
  const times = period === 'HORA' ? WORKING_HOURS_A_YEAR : period === 'MES' ? payments_per_year : 1
  return Math.round(toEuros(amount / 10 ** minorUnits(currency), currency) * times * 100)
}

/** What a person types: whole units. */
export function yearlyFromUnits(units: number, currency: Currency, period: SalaryPeriod): number {
  return yearlyEuroCents({ amount: units * 10 ** minorUnits(currency), currency, period })
}
