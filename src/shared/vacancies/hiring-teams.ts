import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'

export const hiringTeamMember = z.object({ member_id: id, role: z.enum(['LEAD', 'MEMBER']) })

/** What a person leads alone, so that somebody must take it over when they go. */
export const ledVacancies = z.object({
  total: z.int(),
  /** A few of them, by their titles. */
  titles: z.array(z.string()),
})

export const getLedVacancies = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/members/:member_id/led-vacancies',
  summary: 'What somebody of the team is the only person responsible for',
  params: z.object({ id, member_id: id }),
  answer: ledVacancies,
})
