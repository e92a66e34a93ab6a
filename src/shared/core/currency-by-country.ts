/** What people are paid in where they live. */
export const currencyByCountry: Readonly<Record<string, string>> = {
  ES: 'EUR',
  MX: 'MXN',
  CO: 'COP',
  CL: 'CLP',
  AR: 'ARS',
  PE: 'PEN',
}
