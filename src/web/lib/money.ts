import type { z } from 'zod'
import type { lowestPay } from '#shared/accounts/users.ts'
import { currencies } from '#shared/core/currencies.ts'
import { currencyByCountry } from '#shared/core/currency-by-country.ts'
import { minorUnits } from '#shared/core/money.ts'

export type Money = z.input<typeof lowestPay>

/**
 * What a person types, in minor units. Spain writes 1.800,50 and Mexico 1,800.50, so the last mark counts as the
 * decimal one unless exactly three digits follow it. Null for nothing, 0 (which the contract refuses) for what is no
 * amount.
 */
export function readAmount(text: string, currency: string): number | null {
  const bare = text.replace(/[\s'’]/g, '')
  if (bare === '') return null
  if (!/^\d[\d.,]*$/.test(bare)) return 0
  const [, whole = '', rest = ''] = bare.match(/^(.*)[.,](\d{1,2})$/) ?? ['', bare]
  const value = Number(`${whole.replace(/[.,]/g, '')}.${rest || '0'}`)
  return Math.round(value * 10 ** minorUnits(currency))
}

/** The amount as it stands in the text box. */
export function writeAmount(amount: number, currency: string): string {
  const value = amount / 10 ** minorUnits(currency)
  return new Intl.NumberFormat('es', { maximumFractionDigits: 2 }).format(value)
}

/** The amount in a sentence: 1.800 or 36.500,50, never 36.500,5. */
export function amountWords(amount: number, currency: string): string {
  const value = amount / 10 ** minorUnits(currency)
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2
  const format = { minimumFractionDigits, maximumFractionDigits: 2, useGrouping: 'always' } as const
  return new Intl.NumberFormat('es-ES', format).format(value)
}

/** The currency that a person most likely means before choosing one. */
export function currencyOf(me: { country: string | null; currency: string }): Money['currency'] {
  const wanted = (me.country && currencyByCountry[me.country]) ?? me.currency
  return currencies.find((code) => code === wanted) ?? 'EUR'
}
