import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp } from '../core/fields.ts'
import { SEARCH_MAX } from '../core/limits.ts'

/** Somebody who told a company that they want to be considered for other vacancies. */
const savedPerson = z.object({
  cv_id: id,
  full_name: z.string(),
  headline: z.string(),
  city: z.string(),
  country: z.string().nullable(),
  given_at: timestamp,
  /** The company no longer sees the person afterwards, unless they renew it. */
  until: timestamp,
})
export type SavedPerson = z.output<typeof savedPerson>

export const listSavedPeople = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/saved-people',
  summary:
    'Who told the company that they want to be considered for other vacancies, the newest first; with words, by name, headline or city',
  params: z.object({ id }),
  query: z.object({ q: line(SEARCH_MAX).default(''), cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(savedPerson), next_cursor: z.string().nullable() }),
})
