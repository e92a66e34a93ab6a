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
