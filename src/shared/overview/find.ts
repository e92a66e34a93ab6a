import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { line } from '../core/fields.ts'
import { FIND_MAX } from '../core/limits.ts'

export const FIND_MIN = 2

const foundKind = z.enum(['COMPANY', 'VACANCY', 'PERSON', 'CV', 'JOB'])
export type FoundKind = z.infer<typeof foundKind>

export const findAnything = endpoint({
  method: 'GET',
  path: '/api/v1/find',
  summary: 'What a person may open by these words: own companies, vacancies, candidates and CVs, and open vacancies',
  query: z.object({ q: line(FIND_MAX, FIND_MIN) }),
  answer: z.object({
    items: z.array(z.object({ kind: foundKind, label: z.string(), hint: z.string(), link_to: z.string() })),
  }),
})
