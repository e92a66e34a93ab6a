import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { currencyCode } from '../core/fields.ts'

export const planCode = z.enum(['GRATIS', 'EQUIPO', 'EMPRESA', 'SUELTA'])
export type PlanCode = z.infer<typeof planCode>
/** What can be bought; the free plan is what a company has anyway. */
export const boughtPlan = planCode.exclude(['GRATIS'])
export type BoughtPlan = z.infer<typeof boughtPlan>
export type Currency = z.infer<typeof currencyCode>

export const PLAN_DAYS = 30
/** After its end a plan goes on counting for so long, so that nothing is paused by surprise. */
export const GRACE_DAYS = 7

export const plan = z.object({
  code: planCode,
  name: z.string(),
  /** What it is for, in one short sentence. */
  purpose: z.string(),
  active_vacancies: z.int(),
  duration_days: z.int(),
  invites_month: z.int(),
  /** Before tax, in minor units, by currency; a plan is not sold in a currency that is missing. */
  prices: z.partialRecord(currencyCode, z.int()),
})
export type Plan = z.output<typeof plan>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/v1/plans',
  summary: 'What companies can buy and what it costs before tax',
  session: 'none',
  answer: z.object({ items: z.array(plan) }),
  etag: true,
})
