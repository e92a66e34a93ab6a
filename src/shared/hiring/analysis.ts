import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import { applicationSource, rejectionReason, rejectionSide } from './application.ts'
import { referrerFigures } from './referrals/referrals.ts'
import { stageKind } from './stages.ts'

export const ANALYSIS_FROM = 5

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/analysis',
  summary: 'How the process of a vacancy goes',
  params: z.object({ id }),
  answer: z.object({
    total: z.int(),
    /** Everybody who reached each stage, and the part of those before who did. */
    funnel: z.array(
      z.object({
        stage_id: id,
        name: z.string(),
        kind: stageKind,
        reached: z.int(),
        conversion: z.int().nullable(),
        now: z.int(),
        median_days: z.number().nullable(),
      }),
    ),
    median_days_to_first_answer: z.number().nullable(),
    /** Of those whose promised date has passed, the part that was answered in time. */
    kept_promises: z.int().nullable(),
    answered: z.int().nullable(),
    reasons: z.array(z.object({ side: rejectionSide, reason: rejectionReason, count: z.int() })),
    sources: z.array(z.object({ source: applicationSource, count: z.int(), hired: z.int() })),
    referrers: z.array(referrerFigures),
    by_week: z.array(z.object({ week: z.string(), count: z.int() })),
    median_days_to_scorecard: z.number().nullable(),
  }),
})
export type Analysis = z.output<typeof getAnalysis.answer>

export const exportAnalysis = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/analysis/export',
  summary: 'The same figures as CSV',
  params: z.object({ id }),
  answer: 'file',
})
