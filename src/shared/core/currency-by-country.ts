import { currencyData } from './pay/currency-data.ts'

/** What people are paid in where they live. */
export const currencyByCountry: Readonly<Record<string, string>> = Object.fromEntries(
  currencyData.flatMap(({ code, countries }) => countries.map((country) => [country, code])),
)
