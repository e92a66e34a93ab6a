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

/** Many at once; what answers no line of the vacancy is left out. */
export async function keepAnswers(
  ctx: UserCtx,
  vacancy_id: string,
  declared: Readonly<Record<string, DeclaredAnswer>>,
): Promise<void> {
  const lines = Object.keys(declared).length > 0 ? await linesOf(ctx, vacancy_id) : []
  for (const { id, answer_key } of lines) {
    const answer = declared[id]
    if (answer) await upsertAnswer(ctx.db, { user_id: ctx.user.id, answer_key, answer, answered_at: ctx.now() })
  }
}

async function linesOf(ctx: UserCtx, vacancyId: string) {
  const [offer] = await findOffers(ctx, [vacancyId])
  return offer ? [...offer.prepared.fit, ...offer.prepared.conditions] : []
}

async function requireKey(ctx: UserCtx, { vacancy_id, requirement_id }: Line): Promise<string> {
  const line = (await linesOf(ctx, vacancy_id)).find(({ id }) => id === requirement_id)
  if (!line) throw new AppError('not_found')
  return line.answer_key
}
