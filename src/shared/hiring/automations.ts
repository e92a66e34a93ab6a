import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp } from '../core/fields.ts'
import { tag } from './application.ts'
import { HIRING_FIGURES, HIRING_LENGTHS } from './hiring-limits.ts'

/** «Cuando… entonces…». Nothing here rejects anybody by itself. */
const automationTrigger = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ENTER_STAGE'), stage_id: id }),
  z.object({ kind: z.literal('APPLIED') }),
  z.object({ kind: z.literal('ANSWER_IS'), question_id: id, value: line(HIRING_LENGTHS.rule_answer, 1) }),
  z.object({ kind: z.literal('DAYS_IN_STAGE'), stage_id: id, days: z.int().min(1).max(HIRING_FIGURES.stage_days) }),
  z.object({ kind: z.literal('INTERVIEW_DONE') }),
  z.object({ kind: z.literal('SCORECARD_SUBMITTED') }),
  z.object({ kind: z.literal('OFFER_ACCEPTED') }),
])
export type AutomationTrigger = z.output<typeof automationTrigger>

const automationDo = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('SEND_TEMPLATE'),
    template_id: id,
    delay_minutes: z
      .int()
      .min(0)
      .max(HIRING_FIGURES.delay_hours * 60)
      .default(10),
  }),
  z.object({ kind: z.literal('ADD_TAG'), tag }),
  z.object({ kind: z.literal('ASSIGN_OWNER'), member_id: id }),
  z.object({ kind: z.literal('REQUEST_SCORECARD'), member_id: id }),
  z.object({
    kind: z.literal('CREATE_TASK'),
    title: line(HIRING_LENGTHS.task, 2),
    member_id: id.nullable().default(null),
  }),
  z.object({ kind: z.literal('NOTIFY_MEMBER'), member_id: id }),
  z.object({ kind: z.literal('MOVE_STAGE'), stage_id: id }),
  z.object({ kind: z.literal('SUGGEST_REJECT') }),
])
export type AutomationDo = z.output<typeof automationDo>

export const automation = z.object({
  id,
  trigger: automationTrigger,
  action: automationDo,
  is_on: z.boolean(),
  /** Why it stands still although it is on. */
  stopped: z.enum(['AUTHOR_LOST_PERMISSION', 'TEMPLATE_GONE', 'STAGE_GONE', 'MEMBER_GONE']).nullable(),
  author_name: z.string().nullable(),
  runs: z.int(),
  last_run_at: timestamp.nullable(),
})
export type Automation = z.output<typeof automation>

const inVacancy = z.object({ id })
const one = inVacancy.extend({ automation_id: id })
export const automationBody = z.object({
  trigger: automationTrigger,
  action: automationDo,
  is_on: z.boolean().default(true),
})
export const AUTOMATIONS_MAX = 20

export const listAutomations = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/automations',
  summary: 'The rules of a vacancy, the oldest first',
  params: inVacancy,
  answer: z.object({ items: z.array(automation), next_cursor: z.null() }),
})
export const createAutomation = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/automations',
  summary: 'Add a rule; its author must be allowed to do by hand what it does',
  params: inVacancy,
  body: automationBody,
  answer: automation,
  status: 201,
})
export const updateAutomation = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:id/automations/:automation_id',
  summary: 'Change a rule; whoever changes it answers for it from now on',
  params: one,
  body: automationBody,
  answer: automation,
})
export const deleteAutomation = endpoint({
  method: 'DELETE',
  path: '/api/v1/vacancies/:id/automations/:automation_id',
  summary: 'Delete a rule; mails that it has queued stay in the queue',
  params: one,
  status: 204,
})
