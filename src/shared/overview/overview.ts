import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'

export const pendingAction = z.object({ kind: z.string(), text: z.string(), link_to: z.string() })
const upcomingEvent = z.object({ text: z.string(), starts_at: timestamp, link_to: z.string() })

export const seekerStats = z.object({
  cv_completeness: z.int(),
  profile_views_30d: z.int(),
  applications: z.object({ active: z.int(), seen: z.int(), interviews: z.int(), offers: z.int(), no_answer: z.int() }),
  answer_rate: z.number().nullable(),
  next_events: z.array(upcomingEvent),
  pending_actions: z.array(pendingAction),
  top_matches: z.array(
    z.object({ vacancy_id: id, title: z.string(), company_name: z.string(), low: z.int(), high: z.int() }),
  ),
  saved_searches_new: z.int(),
})
export type SeekerStats = z.output<typeof seekerStats>

export const getSeekerStats = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/seeker-stats',
  summary: 'Figures and pending work of a person who looks for a job',
  answer: seekerStats,
})

export const recruiterSummary = z.object({
  companies: z.int(),
  active_vacancies: z.int(),
  applications_new: z.int(),
  awaiting_reply: z.object({ count: z.int(), oldest_days: z.int() }),
  sla_due_week: z.int(),
  interviews_today: z.array(upcomingEvent),
  scorecards_due: z.int(),
  response_rate_30d: z.number().nullable(),
  median_days_first_reply: z.number().nullable(),
  plan: z.object({ name: z.string(), used: z.int(), limit: z.int(), ends_at: timestamp.nullable() }).nullable(),
  pending_actions: z.array(pendingAction),
})
export type RecruiterSummary = z.output<typeof recruiterSummary>

export const getRecruiterSummary = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/recruiter-summary',
  summary: 'Figures and pending work of a person who hires',
  answer: recruiterSummary,
})
