import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/audit',
  summary:
    'The sealed log of the company as CSV: what happened, who did it, and the chain of hashes; the newest 20,000 rows before a number',
  params: z.object({ id }),
  query: z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  answer: 'file',
})

export const exportMatchUse = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/match-use',
  summary:
    'Of each vacancy of the company as CSV: how many verdicts of which kind, what the team corrected, reviews asked for and what came of them',
  params: z.object({ id }),
  answer: 'file',
})
