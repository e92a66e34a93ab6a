import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { teamActions } from '#server/features/companies/team/pending-actions.service.ts'
import { baseCompleteness } from '#server/features/cvs/cvs.service.ts'
import { viewsOfPerson } from '#server/features/cvs/views.service.ts'
import { seekerOverview, unsentApplication } from '#server/features/hiring/overview/seeker-overview.service.ts'
import { newInSavedSearches } from '#server/features/jobs/alerts/saved-searches.service.ts'
import { listForYou } from '#server/features/jobs/for-you.service.ts'
import { inOneStatement } from '#server/platform/db/one-statement.ts'
import { jobCard, listJobs } from '#shared/jobs/jobs.ts'
import type * as contract from '#shared/overview/overview.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import { accountActions, byDueDate } from './pending.ts'

type Stats = z.input<typeof contract.seekerStats>

const COMPLETE_ENOUGH = 70

function cvStep(completeness: number | null): Stats['next_steps'] {
  if (completeness === null)
    return [{ kind: 'CREATE_CV', text: 'Crea tu CV: con él verás vacantes que encajan contigo.', link_to: '/app/cv' }]
  if (completeness >= COMPLETE_ENOUGH) return []
  return [{ kind: 'COMPLETE_CV', text: `Completa tu CV: va al ${completeness} %.`, link_to: '/app/cv' }]
}

function visibilityStep({ user }: UserCtx): Stats['next_steps'] {
  if (user.visibility) return []
  const text = 'Decide si las empresas pueden encontrarte.'
  return [{ kind: 'CHOOSE_VISIBILITY', text, link_to: '/app/settings?tab=privacidad' }]
}

const MATCHES_SHOWN = 3
const AT_FIRST_SIGHT = 'A primera vista cumples'
const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** The best of «Para ti», near and within the conditions, as long as the CV says enough to know that they fit. */
async function topMatches(ctx: UserCtx): Promise<Stats['top_matches']> {
  const { items } = await listForYou(ctx, listJobs.query.parse({ tab: 'para-ti' }))
  const fitting = items.flatMap(({ id, title, company, match, document }) => {
    if (!match?.label || match.label === 'BAJO' || match.missed_must > 0) return []
    if (match.outside || match.far) return []
    const { low, high, label, met, is_read = true } = match
    const said = jobCard.shape.document.parse(document)
    return [
      {
        vacancy_id: id,
        title,
        company_name: company.name,
        low,
        high,
        label,
        is_read,
        place: placeWords(said),
        salary: salaryWords(said.salary),
        reason: met.length > 0 ? `${is_read ? 'Cumples' : AT_FIRST_SIGHT}: ${list.format(met)}.` : '',
      },
    ]
  })
  return fitting.slice(0, MATCHES_SHOWN)
}

/** One statement for the desk; the best matches are those of «Para ti», which reads vectors on its own. */
export async function getSeekerStats(ctx: UserCtx): Promise<Stats> {
  const one = { ...ctx, db: inOneStatement(ctx.db) }
  const [completeness, desk, unsent, team, profile_views_30d, saved_searches_new] = await Promise.all([
    baseCompleteness(one),
    seekerOverview(one),
    unsentApplication(one),
    teamActions(one),
    viewsOfPerson(one, ctx.user.id),
    newInSavedSearches(one),
  ])
  return {
    ...desk,
    cv_completeness: completeness ?? 0,
    profile_views_30d,
    pending_actions: byDueDate([...accountActions(ctx), ...team, ...desk.pending_actions]),
    next_steps: [...cvStep(completeness), ...unsent, ...visibilityStep(ctx)],
    top_matches: await topMatches(ctx),
    saved_searches_new,
  }
}
