import type { Ctx, UserCtx } from '#server/context.ts'
import type { Turn } from './fair-queue.ts'

/** The turn of whoever is told apart by this name, for as long as they wait for the answer. */
export const turnFor = (person: string, { request }: Ctx): Turn => ({
  person,
  signal: request.signal,
  outsideDeadline: request.outsideDeadline,
})

export const turnOf = (ctx: UserCtx): Turn => turnFor(ctx.user.id, ctx)
