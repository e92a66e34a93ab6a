/*
 * The least that the law of a country lets people be paid. Whoever checks pay reads this file alone, and whoever knows the law
 * can mend it: amounts stand in whole units, as the law writes them, each with its source and the day from which it holds. A new
 * figure is a line above the one before, which stays. It is apart from the currencies because every page needs those.
 */

interface CountryMinimum {
  currency: string
  per: 'HORA' | 'DIA' | 'MES'
  /** How many of these amounts the law makes a year of. */
  times_a_year: number
  /** The longest lawful year, so that pay by the hour is judged at its best. */
  hours_a_year: number
  /** The newest first. `source` is said beside the figure. */
  figures: readonly { since: string; amount: number; source: string }[]
}

/**
 * Statutory minimum wages for a full day. They only rise, so a figure that is old lets too much pass and never stops an
 * honest vacancy. Extra payments that the law adds (aguinaldo, prima, gratificaciones) are left out for the same reason, and
 * so are higher minimums of regions, trades and years of service.
 */
export const minimumWages: Readonly<Record<string, CountryMinimum>> = {
  // 1,826 hours: Estatuto de los Trabajadores.
  ES: {
    currency: 'EUR',
    per: 'MES',
    times_a_year: 14,
    hours_a_year: 1_826,
    figures: [
      { since: '2026-01-01', amount: 1_221, source: 'Real Decreto 126/2026' },
      { since: '2025-01-01', amount: 1_184, source: 'Real Decreto 87/2025' },
    ],
  },
  // The general zone; 48 hours a week, Ley Federal del Trabajo.
  MX: {
    currency: 'MXN',
    per: 'DIA',
    times_a_year: 365,
    hours_a_year: 2_496,
    figures: [
      { since: '2026-01-01', amount: 315.04, source: 'CONASAMI, zona general 2026' },
      { since: '2025-01-01', amount: 278.8, source: 'CONASAMI, zona general 2025' },
    ],
  },
  // 46 hours a week until July 2025, 44 until July 2026.
  CO: {
    currency: 'COP',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_288,
    figures: [{ since: '2026-01-01', amount: 1_750_905, source: 'Decreto 1469 de 2025' }],
  },
  // 44 hours a week until April 2026, Ley 21.561.
  CL: {
    currency: 'CLP',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_288,
    figures: [
      { since: '2026-01-01', amount: 539_000, source: 'Ley 21.751' },
      { since: '2025-05-01', amount: 529_000, source: 'Ley 21.751' },
    ],
  },
  // 48 hours a week, Ley 11.544.
  AR: {
    currency: 'ARS',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_496,
    figures: [
      { since: '2026-08-01', amount: 376_600, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-07-01', amount: 372_400, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-06-01', amount: 367_800, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-05-01', amount: 363_000, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-04-01', amount: 357_800, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-03-01', amount: 352_400, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-02-01', amount: 346_800, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2026-01-01', amount: 341_000, source: 'Resolución 9/2025 del Consejo del Salario' },
      { since: '2025-12-01', amount: 334_800, source: 'Resolución 9/2025 del Consejo del Salario' },
    ],
  },
  // 48 hours a week.
  PE: {
    currency: 'PEN',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_496,
    figures: [{ since: '2025-01-01', amount: 1_130, source: 'Decreto Supremo 006-2024-TR' }],
  },
  // 48 hours a week; the decree itself makes an hour of a month by 200.
  UY: {
    currency: 'UYU',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_496,
    figures: [
      { since: '2026-07-01', amount: 25_383, source: 'Decreto del salario mínimo nacional para 2026' },
      { since: '2026-01-01', amount: 24_572, source: 'Decreto del salario mínimo nacional para 2026' },
      { since: '2025-01-01', amount: 23_604, source: 'Decreto del salario mínimo nacional para 2025' },
    ],
  },
  // 48 hours a week, Código del Trabajo.
  PY: {
    currency: 'PYG',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_496,
    figures: [{ since: '2025-07-01', amount: 2_899_048, source: 'Decreto 4122/2025' }],
  },
  // 48 hours a week, Ley General del Trabajo.
  BO: {
    currency: 'BOB',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_496,
    figures: [{ since: '2025-01-01', amount: 2_750, source: 'Decreto Supremo 5383' }],
  },
  // An hour is a month by 240, Código del Trabajo.
  EC: {
    currency: 'USD',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_880,
    figures: [
      { since: '2026-01-01', amount: 482, source: 'Salario básico unificado 2026, Ministerio del Trabajo' },
      { since: '2025-01-01', amount: 470, source: 'Salario básico unificado 2025, Ministerio del Trabajo' },
    ],
  },
  // A day is a month by 30, and an hour a day by 8.
  VE: {
    currency: 'VES',
    per: 'MES',
    times_a_year: 12,
    hours_a_year: 2_880,
    figures: [{ since: '2022-03-15', amount: 130, source: 'Gaceta Oficial Extraordinaria 6.691' }],
  },
  // Forty hours a week; said by the hour.
  PR: {
    currency: 'USD',
    per: 'HORA',
    times_a_year: 2_080,
    hours_a_year: 2_080,
    figures: [{ since: '2024-07-01', amount: 10.5, source: 'Ley 47-2021' }],
  },
}

/** Where Spanish is spoken and no figure stands above: there nothing is said of a minimum, and this is why. */
export const withoutMinimum: Readonly<Record<string, string>> = {
  CR: 'one for each kind of work',
  CU: 'not checked against its source',
  DO: 'one for each size of company',
  GQ: 'not checked against its source',
  GT: 'one for each activity and region',
  HN: 'one for each activity and size of company',
  NI: 'one for each activity',
  PA: 'one for each activity and region',
  SV: 'one for each activity',
}
