import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { teamActions } from '#server/features/companies/team/pending-actions.service.ts'
import { baseCompleteness } from '#server/features/cvs/cvs.service.ts'
import { viewsOfPerson } from '#server/features/cvs/views.service.ts'
import { newInSavedSearches } from '#server/features/jobs/alerts/saved-searches.service.ts'
import { listForYou } from '#server/features/jobs/for-you.service.ts'
import { reviewActions } from '#server/features/vacancies/review/review.service.ts'
import { vacancyFigures } from '#server/features/vacancies/vacancies.service.ts'
import { listJobs } from '#shared/jobs/jobs.ts'
import type * as contract from '#shared/overview/overview.ts'

type PendingAction = z.input<typeof contract.pendingAction>

/** What the account itself still needs, whatever the person is here for. */
function accountActions({ user }: UserCtx): PendingAction[] {
  const actions: PendingAction[] = []
  if (!user.email_verified_at) {
    actions.push({
      kind: 'VERIFY_EMAIL',
      text: 'Confirma tu correo para postularte y publicar.',
      link_to: '/app/settings?tab=verificaciones',
    })
  }
  return actions
}

const COMPLETE_ENOUGH = 70

function cvAction(completeness: number | null): PendingAction[] {
  if (completeness === null)
    return [{ kind: 'CREATE_CV', text: 'Crea tu CV: con él verás vacantes que encajan contigo.', link_to: '/app/cv' }]
  if (completeness >= COMPLETE_ENOUGH) return []
  return [{ kind: 'COMPLETE_CV', text: `Completa tu CV: va al ${completeness} %.`, link_to: '/app/cv' }]
}

const MATCHES_SHOWN = 3

/** The best of «Para ti», as long as the CV says enough to know that they fit. */
async function topMatches(ctx: UserCtx): Promise<z.input<typeof contract.seekerStats>['top_matches']> {
  const { items } = await listForYou(ctx, listJobs.query.parse({ tab: 'para-ti' }))
  const fitting = items.flatMap(({ id, title, company, match }) => {
    if (!match?.label || match.label === 'BAJO' || match.missed_must > 0) return []
    return [{ vacancy_id: id, title, company_name: company.name, low: match.low, high: match.high }]
  })
  return fitting.slice(0, MATCHES_SHOWN)
}

/** Features add their own figures here as they exist; none of them is invented. */
export async function getSeekerStats(ctx: UserCtx): Promise<z.input<typeof contract.seekerStats>> {
  const completeness = await baseCompleteness(ctx)
  const actions = [...accountActions(ctx), ...(await teamActions(ctx)), ...cvAction(completeness)]
  if (!ctx.user.visibility) {
    actions.push({
      kind: 'CHOOSE_VISIBILITY',
      text: 'Decide si las empresas pueden encontrarte.',
      link_to: '/app/settings?tab=privacidad',
    })
  }
  return {
    cv_completeness: completeness ?? 0,
    profile_views_30d: await viewsOfPerson(ctx, ctx.user.id),
    applications: { active: 0, seen: 0, interviews: 0, offers: 0, no_answer: 0 },
    answer_rate: null,
    next_events: [],
    pending_actions: actions,
    top_matches: await topMatches(ctx),
    saved_searches_new: await newInSavedSearches(ctx),
  }
}

export async function getRecruiterSummary(ctx: UserCtx): Promise<z.input<typeof contract.recruiterSummary>> {
  return {
    ...(await vacancyFigures(ctx)),
    applications_new: 0,
    awaiting_reply: { count: 0, oldest_days: 0 },
    sla_due_week: 0,
    interviews_today: [],
    scorecards_due: 0,
    response_rate_30d: null,
    median_days_first_reply: null,
    plan: null,
    pending_actions: [...accountActions(ctx), ...(await teamActions(ctx)), ...(await reviewActions(ctx))],
  }
}
