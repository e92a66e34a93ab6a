import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/matching/vacancy-matches.ts'
import { findOffers } from '../profiles/offers.service.ts'
import { deleteOverride, upsertOverride } from './overrides.queries.ts'
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
  await upsertOverride(ctx.db, { ...params, ...body, member_id: ctx.user.id, overridden_at: ctx.now() })
}

export async function removeOverride(ctx: UserCtx, { params }: OfLine): Promise<undefined> {
  await requireLine(ctx, params)
  await deleteOverride(ctx.db, params)
}
