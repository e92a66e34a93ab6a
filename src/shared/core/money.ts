/** As people write it behind an amount; «$» is of ten countries, so those keep their letters. */
export const currencySign = (currency: string): string => (currency === 'EUR' ? '€' : currency)

/** Decimals of a currency, as in ISO 4217; browsers disagree about some, and amounts are stored. */
export function minorUnits(currency: string): number {
  return currency === 'CLP' || currency === 'PYG' ? 0 : 2
}
