import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'

/** Said above every text that a language model wrote. */
export const WRITTEN_BY_AI = 'Resumen escrito por IA a partir del análisis'

/** `OFF`: this company asks no language model. The rest says how far the summary has come. */
export const matchSummary = z.object({
  state: z.enum(['OFF', 'NONE', 'WAITING', 'READY', 'FAILED']),
  text: z.string().nullable(),
})
export type MatchSummary = z.output<typeof matchSummary>

export const summariseApplication = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:vacancy_id/applications/:id/summary',
  summary:
    'Ask a language model to put the verdicts of an application into words; it gets the verdicts and nothing else',
  params: z.object({ vacancy_id: id, id }),
  answer: matchSummary,
  status: 202,
})

export const summariseMatch = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:vacancy_id/matches/:cv_id/summary',
  summary: 'The same for somebody of the pool',
  params: z.object({ vacancy_id: id, cv_id: id }),
  answer: matchSummary,
  status: 202,
})
