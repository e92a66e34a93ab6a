import type { z } from 'zod'
import type { Deps, UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import type * as contract from '#shared/matching/vacancy-matches.ts'
import { findOffers } from '../profiles/offers.service.ts'
import { countOverrides, deleteOverride, findOverrides, upsertOverride } from './overrides.queries.ts'
import { withOverrides } from './person-beside.ts'
import { requirePerson, requireTalent } from './vacancy-matches.service.ts'

type OfLine = { params: z.output<typeof contract.overrideVerdict.params> }

/** A line of this very match, of a person whom the team may see. */
async function requireLine(ctx: UserCtx, { vacancy_id, cv_id, requirement_id }: OfLine['params']): Promise<void> {
  const { company } = await requireTalent(ctx, vacancy_id)
  await requirePerson(ctx, cv_id, company.id)
  const [offer] = await findOffers(ctx, [vacancy_id])
  if (!offer?.prepared.fit.some(({ id }) => id === requirement_id)) throw new AppError('not_found')
}

/** It stands beside the engine's verdict, and changes neither the range nor the order. */
export async function overrideVerdict(
  ctx: UserCtx,
  { params, body }: OfLine & { body: z.output<typeof contract.overrideVerdict.body> },
): Promise<undefined> {
  await requireLine(ctx, params)
  await keepOverride(ctx, params, body)
}

/** For whoever has looked whether the person may: the team of a vacancy, beside one of its lines. */
export async function keepOverride(ctx: UserCtx, line: OfLine['params'], seen: contract.Override): Promise<void> {
  await upsertOverride(ctx.db, { ...line, ...seen, member_id: ctx.user.id, overridden_at: ctx.now() })
}

export const takeBackOverride = (ctx: UserCtx, line: OfLine['params']): Promise<void> => deleteOverride(ctx.db, line)

/** Verdicts with what the team sees otherwise beside them. */
export async function withTeamView(
  { db }: Pick<UserCtx, 'db'>,
  match: MatchResult,
  { vacancy_id, cv_id }: Omit<OfLine['params'], 'requirement_id'>,
): Promise<MatchResult> {
  return withOverrides(match, await findOverrides(db, vacancy_id, [cv_id]))
}

export async function removeOverride(ctx: UserCtx, { params }: OfLine): Promise<undefined> {
  await requireLine(ctx, params)
  await takeBackOverride(ctx, params)
}

/** For whoever has looked whether somebody may know: how many verdicts were corrected, by vacancy; of one company, or of all. */
export async function correctionsByVacancy(
  { db }: Pick<Deps, 'db'>,
  companyId?: string,
): Promise<ReadonlyMap<string, number>> {
  return new Map((await countOverrides(db, companyId)).map(({ vacancy_id, corrected }) => [vacancy_id, corrected]))
}
