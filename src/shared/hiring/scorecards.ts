import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, optionalText, timestamp } from '../core/fields.ts'
import { person } from './application.ts'
import { HIRING_COUNTS, HIRING_LENGTHS } from './hiring-limits.ts'

export const rating = z.enum(['NO', 'REGULAR', 'BIEN', 'MUY_BIEN', 'NO_EVALUADO'])
export type Rating = z.infer<typeof rating>
export const overall = z.enum(['NO_CONTRATAR', 'DUDAS', 'CONTRATAR', 'CONTRATAR_SIN_DUDA'])
export type Overall = z.infer<typeof overall>

export const criterion = z.object({
  id,
  name: line(HIRING_LENGTHS.criterion.name, 2),
  description: line(HIRING_LENGTHS.criterion.description).default(''),
  weight: z.int().min(1).max(3).default(1),
})
export type Criterion = z.output<typeof criterion>

const EVIDENCE = 'Cuenta en una frase por qué: lo pedimos para «No» y «Muy bien».'
const rated = z
  .object({ criterion_id: id, rating, note: optionalText(HIRING_LENGTHS.scorecard.note).default(null) })
  .refine(({ rating: given, note }) => !['NO', 'MUY_BIEN'].includes(given) || note !== null, {
    message: EVIDENCE,
    path: ['note'],
  })

export const scorecardBody = z.object({
  ratings: z.array(rated).max(HIRING_COUNTS.criteria),
  overall,
  summary: optionalText(HIRING_LENGTHS.scorecard.summary).default(null),
})

export const scorecard = z.object({
  id,
  by: person,
  is_mine: z.boolean(),
  /** `null` until it is in; others' are hidden until one's own is. */
  submitted_at: timestamp.nullable(),
  is_hidden: z.boolean(),
  ratings: z.array(z.object({ criterion_id: id, rating, note: z.string().nullable() })),
  overall: overall.nullable(),
  summary: z.string().nullable(),
  /** 24 hours after it was submitted it stays as it is. */
  is_locked: z.boolean(),
})
export type Scorecard = z.output<typeof scorecard>

export const listScorecards = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/scorecards',
  summary:
    'Criteria and what everybody thinks; hidden until the own scorecard is in, except for owner, administration and lead',
  params: z.object({ id }),
  answer: z.object({
    criteria: z.array(criterion),
    items: z.array(scorecard),
    next_cursor: z.null(),
    /** Only when nothing is hidden. */
    summary: z
      .object({
        agreement: z.enum(['ACUERDO', 'DESACUERDO', 'POCOS_DATOS']),
        not_rated: z.array(z.string()),
        disputed: z.array(z.string()),
      })
      .nullable(),
  }),
})

export const submitScorecard = endpoint({
  method: 'PUT',
  path: '/api/v1/applications/:id/scorecards/mine',
  summary: 'Hand the own scorecard in, or correct it within 24 hours',
  params: z.object({ id }),
  body: scorecardBody,
  answer: scorecard,
})

export const requestScorecards = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/scorecards/request',
  summary: 'Ask people of the team for theirs',
  params: z.object({ id }),
  body: z.object({ member_ids: z.array(id).min(1).max(8) }),
  status: 204,
})

export const criteriaBody = z.object({
  criteria: z
    .array(criterion)
    .min(1, 'Añade al menos un criterio.')
    .max(HIRING_COUNTS.criteria, `Usa hasta ${HIRING_COUNTS.criteria} criterios.`),
})

export const saveCriteria = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:id/criteria',
  summary: 'What is looked at in everybody who applies to a vacancy; 1 to 10',
  params: z.object({ id }),
  body: criteriaBody,
  answer: z.object({ criteria: z.array(criterion) }),
})

export const getCriteria = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/criteria',
  summary: 'The criteria of a vacancy; at first one for each of its requirements that must be met',
  params: z.object({ id }),
  answer: z.object({ criteria: z.array(criterion) }),
})
