import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { countryCode, currencyCode, id, timestamp } from '../core/fields.ts'

/** From fewer nothing is said: it would be what one or two companies pay. */
export const LEAST_COUNTED = { vacancies: 5, companies: 3 } as const

/** What open vacancies for the same work, country, currency and working day publish: gross a year, in whole units. */
const paidRange = z.object({
  role_name: z.string(),
  country: countryCode,
  currency: currencyCode,
  /** A quarter pays less than the first, a quarter more than the last; each vacancy counts by the middle of its band. */
  low: z.int(),
  median: z.int(),
  high: z.int(),
  /** The middle of this vacancy's own band. */
  own: z.int(),
  vacancies: z.int(),
  companies: z.int(),
  /** When the oldest and the newest of them were published. */
  since: timestamp,
  until: timestamp,
})
export type PaidRange = z.output<typeof paidRange>

export const getPaidRange = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/paid-range',
  summary:
    '«Lo que se paga»: quartiles of published pay for the same work and country; null from fewer than five vacancies of three companies',
  session: 'optional',
  params: z.object({ vacancy_id: id }),
  answer: z.object({ range: paidRange.nullable() }),
})
