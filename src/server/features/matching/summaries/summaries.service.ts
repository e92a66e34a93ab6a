import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { ANALYST_IS_OFF, asksAnalyst } from '#server/features/companies/analyst-use.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { MatchSummary } from '#shared/matching/match-summaries.ts'
import { personBesideVacancy, requireTalent } from '../people/vacancy-matches.service.ts'
import { openPerson } from '../people-reading/reading.service.ts'
import { beginSummary, findSummary } from './summaries.queries.ts'
import { writeSummaryTask } from './summaries.tasks.ts'
import { digestOf, type JudgedItem, linesOf } from './summary-lines.ts'

interface Compared {
  company: CompanyRow
  vacancy: { id: string }
  /** Null when there was nothing to compare. */
  match: { items: readonly JudgedItem[] } | null
}

const OFF: MatchSummary = { state: 'OFF', text: null }
/** Longer than two tries take: whoever should write it is gone. */
const GIVEN_UP_AFTER_SECONDS = 180

/** How far the summary of these very verdicts has come; asks the database nothing where no model is asked anything. */
export async function summaryOf(ctx: Pick<Deps, 'config' | 'db' | 'now'>, compared: Compared): Promise<MatchSummary> {
  const key = keyOf(ctx, compared)
  if (!key) return OFF
  const found = await findSummary(ctx.db, key)
  if (!found) return { state: 'NONE', text: null }
  if (found.text) return { state: 'READY', text: found.text }
  const is_late = addSeconds(found.asked_at, GIVEN_UP_AFTER_SECONDS) < ctx.now()
  return { state: found.failed_at || is_late ? 'FAILED' : 'WAITING', text: null }
}

function keyOf({ config }: Pick<Deps, 'config'>, { company, vacancy, match }: Compared) {
  if (!config.analyst || !asksAnalyst(config, company) || !match || match.items.length === 0) return undefined
  const lines = linesOf(match)
  return { vacancy_id: vacancy.id, digest: digestOf(lines, config.analyst.model), lines }
}

/** Whoever may read the verdicts may have them put into words; asked twice it is written once. */
export async function askSummary(ctx: UserCtx, compared: Compared): Promise<MatchSummary> {
  const asked = keyOf(ctx, compared)
  if (!asked) throw new AppError('state_conflict', ANALYST_IS_OFF)
  const now = await summaryOf(ctx, compared)
  if (now.state === 'READY' || now.state === 'WAITING') return now
  await takeAttempt(ctx, rateRules.ai_summary_user, ctx.user.id)
  return inTransaction(ctx, async (tx) => {
    await beginSummary(tx.db, asked, tx.now())
    await tx.tasks.enqueue(tx.db, writeSummaryTask, asked)
    return { state: 'WAITING', text: null }
  })
}

type OfPair = { params: { vacancy_id: string; cv_id: string } }

export async function summariseMatch(ctx: UserCtx, { params }: OfPair): Promise<MatchSummary> {
  const access = await requireTalent(ctx, params.vacancy_id)
  const { match } = await personBesideVacancy(ctx, access, params.cv_id)
  return askSummary(ctx, { ...access, match })
}

/** One person beside a vacancy, with what was put into words about it. */
export async function getVacancyMatch(ctx: UserCtx, { params }: OfPair) {
  const access = await requireTalent(ctx, params.vacancy_id)
  const person = await personBesideVacancy(ctx, access, params.cv_id, turnOf(ctx))
  // What is quoted of a CV is a look at it.
  await openPerson(ctx, access.company, params.cv_id)
  return { ...person, summary: await summaryOf(ctx, { ...access, match: person.match }) }
}
