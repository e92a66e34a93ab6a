import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import { seekerState } from '../hiring/application.ts'
import { matchLabel } from '../matching/matching.ts'
import { vacancyState } from '../vacancies/vacancies.ts'

const step = z.object({ kind: z.string(), text: z.string(), link_to: z.string() })

/** Some things are due at a moment, others on a day. */
const momentOrDay = z.union([timestamp, z.iso.date()])

/** Somebody waits for it, or a date is near. Lists of them begin with what has waited longest. */
export const pendingAction = step.extend({ since: timestamp, due_at: momentOrDay.nullable() })

/** Nobody waits for it, but it brings the person further. */
export type NextStep = z.output<typeof step>

const upcomingEvent = z.object({
  kind: z.enum(['INTERVIEW', 'OFFER', 'REMINDER']),
  text: z.string(),
  detail: z.string(),
  starts_at: momentOrDay,
  link_to: z.string(),
})
export type UpcomingEvent = z.output<typeof upcomingEvent>

const promisedAnswer = z.object({
  application_id: id,
  company_name: z.string(),
  title: z.string(),
  due_at: timestamp,
  is_late: z.boolean(),
})

const topMatch = z.object({
  vacancy_id: id,
  /** The language model has read the CV for it; until then `reason` is what it looks like. */
  is_read: z.boolean(),
  title: z.string(),
  company_name: z.string(),
  low: z.int(),
  high: z.int(),
  label: matchLabel,
  place: z.string(),
  salary: z.string(),
  /** What speaks for it, in one sentence; empty when nothing single does. */
  reason: z.string(),
})

export const seekerStats = z.object({
  cv_completeness: z.int(),
  profile_views_30d: z.int(),
  applications: z.object({ active: z.int(), seen: z.int(), interviews: z.int(), offers: z.int(), no_answer: z.int() }),
  /** Every application ever sent, by what its person reads of it; only states that occur. */
  applications_by_state: z.array(z.object({ state: seekerState, total: z.int() })),
  answer_rate: z.number().nullable(),
  next_events: z.array(upcomingEvent),
  answers_due: z.array(promisedAnswer),
  pending_actions: z.array(pendingAction),
  next_steps: z.array(step),
  top_matches: z.array(topMatch),
  saved_searches_new: z.int(),
})
export type SeekerStats = z.output<typeof seekerStats>

export const getSeekerStats = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/seeker-stats',
  summary: 'Figures and pending work of a person who looks for a job',
  answer: seekerStats,
  etag: true,
})

const liveVacancy = z.object({
  id,
  company_id: id,
  company_name: z.string(),
  title: z.string(),
  state: vacancyState,
  expires_at: timestamp.nullable(),
  openings: z.int(),
  hired: z.int(),
  in_process: z.int(),
  applications_new: z.int(),
  awaiting_reply: z.int(),
})

export const recruiterSummary = z.object({
  companies: z.int(),
  active_vacancies: z.int(),
  applications_new: z.int(),
  awaiting_reply: z.object({ count: z.int(), oldest_days: z.int() }),
  sla_due_week: z.int(),
  interviews_today: z.array(upcomingEvent),
  scorecards_due: z.int(),
  /** Of the applications of the last 30 days that were answered or should have been; null when there are none. */
  response_rate_30d: z.number().nullable(),
  median_days_first_reply: z.number().nullable(),
  plan: z
    .object({ company_id: id, name: z.string(), used: z.int(), limit: z.int(), ends_at: timestamp.nullable() })
    .nullable(),
  pending_actions: z.array(pendingAction),
  next_steps: z.array(step),
  vacancies: z.array(liveVacancy),
  /** Where «Crear vacante» leads: a company in which the person may write one. */
  create_in: id.nullable(),
})
export type RecruiterSummary = z.output<typeof recruiterSummary>

export const getRecruiterSummary = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/recruiter-summary',
  summary: 'Figures and pending work of a person who hires',
  answer: recruiterSummary,
  etag: true,
})
