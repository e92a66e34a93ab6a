import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id } from '../core/fields.ts'
import type { RateRule } from '../core/limits.ts'
import type { RequirementType } from './matching.ts'

/** Fewer people than this are never told apart, and every number is a multiple of it. */
export const WHAT_IF_BUCKET = 5
/** As many profiles are looked at, the newest first. */
export const WHAT_IF_PROFILES = 2_000

/** Nobody can be found by them: an answer given in private, and an amount that is never revealed. */
export const NOT_SIMULATED: readonly RequirementType[] = ['CUSTOM', 'SALARY_FIT']

const HOUR = 60 * 60
export const whatIfRules = {
  user: { name: 'what-if-user', max: 30, window_seconds: HOUR },
  company: { name: 'what-if-company', max: 120, window_seconds: 24 * HOUR },
  announcing: { name: 'what-if-announcing-user', max: 120, window_seconds: HOUR },
} as const satisfies Record<string, RateRule>

/** How many people, roughly; null: fewer than five. The schema lets no exact number out. */
const headcount = z.int().min(WHAT_IF_BUCKET).multipleOf(WHAT_IF_BUCKET).nullable()

const whatIfAnswer = z.object({
  /** Whom the vacancy reaches: they want to be found, do not shut this company out, do such work and its terms do not leave them out. */
  profiles: headcount,
  /** There are more profiles than were looked at. */
  is_sample: z.boolean(),
  /** Those who meet everything that is excluyente. */
  meeting: headcount,
  /** The same if this one were only importante. */
  relaxed: z.array(z.object({ requirement_id: id, meeting: headcount })),
})
export type WhatIf = z.output<typeof whatIfAnswer>

export const whatIf = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/what-if',
  summary: 'How many visible profiles meet the excluyentes of a vacancy as it is saved, and without each of them',
  body: z.object({ vacancy_id: id }),
  answer: whatIfAnswer,
})

export const announceWhatIf = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/what-if/announce',
  summary: 'Whoever edits a vacancy will soon ask how many people it reaches: profiles are read meanwhile',
  body: z.object({ vacancy_id: id }),
  status: 204,
})
