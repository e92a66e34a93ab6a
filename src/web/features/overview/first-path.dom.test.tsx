import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { RecruiterSummary, SeekerStats } from '#shared/overview/overview.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { RecruiterOverview } from './recruiter-overview.tsx'
import { SeekerOverview } from './seeker-overview.tsx'

const stats = (cv_completeness: number): SeekerStats => ({
  cv_completeness,
  profile_views_30d: 0,
  applications_by_state: [],
  answer_rate: null,
  next_events: [],
  applications: { active: 0, seen: 0, interviews: 0, offers: 0, no_answer: 0 },
  answers_due: [],
  pending_actions: [],
  next_steps: [],
  top_matches: [],
  saved_searches_new: 0,
})

const summary = (companies: number, next_steps: RecruiterSummary['next_steps']): RecruiterSummary => ({
  companies,
  active_vacancies: 0,
  applications_new: 0,
  awaiting_reply: { count: 0, oldest_days: 0 },
  sla_due_week: 0,
  interviews_today: [],
  scorecards_due: 0,
  response_rate_30d: null,
  median_days_first_reply: null,
  plan: null,
  pending_actions: [],
  next_steps,
  vacancies: [],
  create_in: 'c',
})

const DRAFT = { kind: 'VACANCY_DRAFT', text: 'Sigue con tu borrador.', link_to: '/app/my-companies/c/vacancies/v' }

describe('the way to the first success', () => {
  it.each([
    [0, /^Empieza por tu CV/],
    [20, /^Tu CV está empezado/],
    [80, /^Tu CV ya está/],
  ])('says of a CV at %i %% how far it is', async (completeness, words) => {
    serverWith({ 'GET /api/v1/users/me/seeker-stats': () => Response.json(stats(completeness)) })
    signedIn()
    await openAt('/app', <SeekerOverview />)
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it.each([
    ['nothing', 0, [], /^Crea tu empresa y publica/],
    ['a company', 1, [], /^Tu empresa ya está/],
    ['a draft', 1, [DRAFT], /^Ya dijiste a quién buscas/],
  ])('says to a recruiter with %s what is left', async (_, companies, next_steps, words) => {
    serverWith({ 'GET /api/v1/users/me/recruiter-summary': () => Response.json(summary(companies, next_steps)) })
    signedIn()
    await openAt('/app', <RecruiterOverview />)
    await expect.element(page.getByText(words)).toBeVisible()
  })
})
