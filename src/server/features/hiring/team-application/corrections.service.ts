import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { keepOverride, takeBackOverride, withTeamView } from '#server/features/matching/matching.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/corrections.ts'
import { type MatchResult, matchResult } from '#shared/matching/matching.ts'
import { requireEitherSide, requireTeamApplication } from '../applications/application-access.service.ts'
import { findSnapshot } from '../applications/applications.queries.ts'
import { redactionOf } from '../blind/redaction.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

type OfApplication = { params: { id: string } }

async function frozenMatch(ctx: UserCtx, applicationId: string): Promise<MatchResult | null> {
  const snapshot = await findSnapshot(ctx.db, applicationId)
  return matchResult
    .nullable()
    .catch(null)
    .parse(snapshot?.match ?? null)
}

/**
 * What the team sees otherwise is kept beside a CV, for its application and for Talento alike. Of a CV that is gone there
 * is nothing to keep it by, and in blind review a line corrected here and read there would tell who it is.
 */
export const canCorrect = ({ cv_id, is_blind }: Pick<ApplicationRow, 'cv_id' | 'is_blind'>): boolean =>
  cv_id !== null && !is_blind

/** The same with what the team sees otherwise. */
export async function withCorrections(
  ctx: Pick<UserCtx, 'db'>,
  application: ApplicationRow,
  match: MatchResult | null,
): Promise<MatchResult | null> {
  const { vacancy_id, cv_id } = application
  return match && cv_id && canCorrect(application) ? withTeamView(ctx, match, { vacancy_id, cv_id }) : match
}

const BLIND = 'Podrás corregirlo cuando se muestre el nombre.'

export async function getApplicationAnalysis(ctx: UserCtx, { params }: OfApplication) {
  const access = await requireEitherSide(ctx, params.id, 'see_match_analysis')
  const match = await frozenMatch(ctx, params.id)
  if (access.side === 'SEEKER') return { match }
  const redaction = await redactionOf(ctx, access.application)
  return { match: await withCorrections(ctx, access.application, match && redaction.match(match)) }
}

/** A line of this very application, by somebody who may correct it; one without a CV keeps only what was frozen. */
async function requireLine(ctx: UserCtx, id: string, requirement_id: string) {
  const { application } = await requireTeamApplication(ctx, id, 'override_verdict')
  const match = await frozenMatch(ctx, id)
  const { vacancy_id, cv_id } = application
  if (!cv_id || !match?.items.some((item) => item.requirement_id === requirement_id)) throw new AppError('not_found')
  if (!canCorrect(application)) throw new AppError('state_conflict', BLIND)
  return { vacancy_id, cv_id, requirement_id }
}

export async function correctVerdict(
  ctx: UserCtx,
  { params, body }: OfApplication & { body: z.output<typeof contract.correctVerdict.body> },
): Promise<undefined> {
  const { requirement_id, ...seen } = body
  await keepOverride(ctx, await requireLine(ctx, params.id, requirement_id), seen)
}

export async function removeCorrection(
  ctx: UserCtx,
  { params }: { params: z.output<typeof contract.removeCorrection.params> },
): Promise<undefined> {
  await takeBackOverride(ctx, await requireLine(ctx, params.id, params.requirement_id))
}
