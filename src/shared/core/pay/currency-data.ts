/* What people are paid in, by country: whatever asks for a currency reads this file alone. */

/**
 * Most used ones first, as forms offer them. `decimals` are those of ISO 4217; `countries`, where pay is spoken of in it
 * unless somebody says otherwise.
 */
export const currencyData = [
  { code: 'EUR', decimals: 2, countries: ['ES'] },
  // In Venezuela pay is agreed in dollars; its own currency can be chosen.
  { code: 'USD', decimals: 2, countries: ['EC', 'PA', 'PR', 'SV', 'US', 'VE'] },
  { code: 'MXN', decimals: 2, countries: ['MX'] },
  { code: 'COP', decimals: 2, countries: ['CO'] },
  { code: 'CLP', decimals: 0, countries: ['CL'] },
  { code: 'ARS', decimals: 2, countries: ['AR'] },
  { code: 'PEN', decimals: 2, countries: ['PE'] },
  { code: 'BOB', decimals: 2, countries: ['BO'] },
  { code: 'BRL', decimals: 2, countries: ['BR'] },
  { code: 'CHF', decimals: 2, countries: ['CH'] },
  { code: 'CRC', decimals: 2, countries: ['CR'] },
  { code: 'CUP', decimals: 2, countries: ['CU'] },
  { code: 'DOP', decimals: 2, countries: ['DO'] },
  { code: 'GBP', decimals: 2, countries: ['GB'] },
  { code: 'GTQ', decimals: 2, countries: ['GT'] },
  { code: 'HNL', decimals: 2, countries: ['HN'] },
  { code: 'NIO', decimals: 2, countries: ['NI'] },
  { code: 'PAB', decimals: 2, countries: [] },
  { code: 'PYG', decimals: 0, countries: ['PY'] },
  { code: 'UYU', decimals: 2, countries: ['UY'] },
  { code: 'VES', decimals: 2, countries: [] },
  { code: 'XAF', decimals: 0, countries: ['GQ'] },
] as const
