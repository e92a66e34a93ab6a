import { currencyData } from './pay/currency-data.ts'

/** As people write it behind an amount; «$» is of ten countries, so those keep their letters. */
export const currencySign = (currency: string): string => (currency === 'EUR' ? '€' : currency)

const USUAL = 2
const decimals = new Map<string, number>(currencyData.map((one) => [one.code, one.decimals]))

/** Decimals of a currency, as in ISO 4217; browsers disagree about some, and amounts are stored. */
export const minorUnits = (currency: string): number => decimals.get(currency) ?? USUAL
