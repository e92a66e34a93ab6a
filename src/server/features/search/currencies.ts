/**
 * How many units one euro buys, to compare pay and never to pay. Rounded from the reference rates of the European
 * Central Bank (USD, MXN) and the official dollar rates of the central banks of Colombia, Chile, Argentina and Peru,
 * all of 30 June 2025.
 */
const UNITS_PER_EURO = { EUR: 1, USD: 1.17, MXN: 22.1, COP: 4770, CLP: 1094, ARS: 1400, PEN: 4.15 } as const

export type Currency = keyof typeof UNITS_PER_EURO

export const toEuros = (amount: number, currency: Currency): number => amount / UNITS_PER_EURO[currency]
