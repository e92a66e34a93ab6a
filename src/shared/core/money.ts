/** Decimals of a currency, as in ISO 4217; browsers disagree about some, and amounts are stored. */
export function minorUnits(currency: string): number {
  return currency === 'CLP' ? 0 : 2
}
