import { currencyData } from './pay/currency-data.ts'

/** What pay can be said in: where Spanish is spoken, and the neighbours that people move to; most used ones first. */
export const currencies = currencyData.map(({ code }) => code)
export type Currency = (typeof currencies)[number]
