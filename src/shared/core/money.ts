/** What pay can be said in: where Spanish is spoken, and the neighbours that people move to; most used ones first. */
export const currencies = [
  'EUR',
  'USD',
  'MXN',
  'COP',
  'CLP',
  'ARS',
  'PEN',
  'BOB',
  'BRL',
  'CHF',
  'CRC',
  'DOP',
  'GBP',
  'GTQ',
  'HNL',
  'NIO',
  'PYG',
  'UYU',
] as const
export type Currency = (typeof currencies)[number]

/** As people write it behind an amount; «$» is of ten countries, so those keep their letters. */
export const currencySign = (currency: string): string => (currency === 'EUR' ? '€' : currency)

/** Decimals of a currency, as in ISO 4217; browsers disagree about some, and amounts are stored. */
export function minorUnits(currency: string): number {
  return currency === 'CLP' || currency === 'PYG' ? 0 : 2
}
