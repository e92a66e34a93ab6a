/** What the page says without waiting for the server; `plans.test.ts` holds it against the plans that are sold. */
export const plans = [
  { code: 'GRATIS', name: 'Gratis', price: 0, vacancies: '1 vacante activa', invitations: 10 },
  { code: 'EQUIPO', name: 'Equipo', price: 49, vacancies: '5 vacantes activas', invitations: 100 },
  { code: 'EMPRESA', name: 'Empresa', price: 149, vacancies: '25 vacantes activas', invitations: 500 },
] as const

export const SINGLE_PRICE = 29
