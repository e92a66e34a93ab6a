import type { UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import { findOffers } from '../profiles/offers.service.ts'
import { deleteAnswer, upsertAnswer } from './answers.queries.ts'

interface Line {
  vacancy_id: string
  requirement_id: string
}

/** Kept by what was asked, so that every vacancy that asks the same knows it too; null takes the answer back. */
export async function keepAnswer(ctx: UserCtx, line: Line, answer: DeclaredAnswer | null): Promise<undefined> {
  const answer_key = await requireKey(ctx, line)
  if (answer === null) await deleteAnswer(ctx.db, ctx.user.id, answer_key)
  else await upsertAnswer(ctx.db, { user_id: ctx.user.id, answer_key, answer, answered_at: ctx.now() })
}

async function requireKey(ctx: UserCtx, { vacancy_id, requirement_id }: Line): Promise<string> {
  const [offer] = await findOffers(ctx, [vacancy_id])
  const lines = offer ? [...offer.prepared.fit, ...offer.prepared.conditions] : []
  const line = lines.find(({ id }) => id === requirement_id)
  if (!line) throw new AppError('not_found')
  return line.answer_key
}
