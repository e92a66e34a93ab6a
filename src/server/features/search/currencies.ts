import type { Currency } from '#shared/core/currencies.ts'

/**
 * How many units one euro buys, to compare pay and never to pay. Rounded from the reference rates of the European
 * Central Bank (USD, MXN, BRL, CHF, GBP) and the dollar rates of the other central banks, all of about 30 June 2025.
 */
const UNITS_PER_EURO: Readonly<Record<Currency, number>> = {
  EUR: 1,
  USD: 1.17,
  MXN: 22.1,
  COP: 4770,
  CLP: 1094,
  ARS: 1400,
  PEN: 4.15,
  BOB: 8.1,
  BRL: 6.44,
  CHF: 0.935,
  CRC: 592,
  CUP: 140,
  DOP: 69.5,
  GBP: 0.856,
  GTQ: 9,
  HNL: 30.6,
  NIO: 42.9,
  PAB: 1.17,
  PYG: 9340,
  UYU: 47,
  VES: 126,
  XAF: 656,
}

export const toEuros = (amount: number, currency: Currency): number => amount / UNITS_PER_EURO[currency]
