import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { readPastedAd } from '#server/features/ad-reader/child/ads.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'

type Propose = { body: z.output<typeof contract.proposeRequirements.body> }

export async function proposeRequirements(ctx: UserCtx, { body }: Propose) {
  await takeAttempt(ctx, rateRules.propose_requirements, ctx.user.id)
  return readPastedAd(turnOf(ctx), { text: body.text, title: body.title || null })
}
