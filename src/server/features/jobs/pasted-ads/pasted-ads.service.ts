import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { readPastedAd as readInChild } from '#server/features/ad-reader/child/ads.ts'
import {
  explainToThePerson,
  keepAnswerTo,
  prepareToExplain,
  seekerOf,
} from '#server/features/matching/matching.service.ts'
import { returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { AppError } from '#shared/core/errors.ts'
import { type RateRule, rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/jobs/pasted-ads.ts'
import { adDocumentOf } from './ad-document.ts'

/** Whoever was only told to come back, because the model has no time, is not counted for coming back. */
async function withinLimit<T>(ctx: UserCtx, rule: RateRule, work: () => Promise<T>): Promise<T> {
  await takeAttempt(ctx, rule, ctx.user.id)
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'busy') await returnAttempt(ctx, rule, ctx.user.id)
    throw error
  }
}

type Read = { body: z.output<typeof contract.readPastedAd.body> }

/** By the reader of the ads that companies paste, and within the same limit. */
export function readPastedAd(ctx: UserCtx, { body: { text, title } }: Read) {
  return withinLimit(ctx, rateRules.propose_requirements, async () => {
    prepareToExplain(ctx)
    return { ad: adDocumentOf(await readInChild(turnOf(ctx), { text, title: title || null })) }
  })
}

type Match = { body: z.output<typeof contract.matchPastedAd.body> }
type Matched = z.input<typeof contract.matchPastedAd.answer>

/** The same lines, steps and questions as of a vacancy, by the same engine. */
export function matchPastedAd(ctx: UserCtx, { body: { ad } }: Match): Promise<Matched> {
  return withinLimit(ctx, rateRules.match_ad_user, async (): Promise<Matched> => {
    const seeker = await seekerOf(ctx)
    if (!seeker) return { match: null, needs: 'CV' }
    const match = await explainToThePerson(ctx, seeker, { document: ad }, { or_busy: true })
    if (match.items.length === 0) return { match, needs: 'AD' }
    return { match, needs: match.label === null ? 'DATA' : null }
  })
}

type Answer = { body: z.output<typeof contract.answerAdLine.body> }

/** What somebody says of themselves beside an ad; of the ad itself nothing is kept. */
export async function answerAdLine(ctx: UserCtx, { body }: Answer): Promise<undefined> {
  await takeAttempt(ctx, rateRules.match_ad_user, ctx.user.id)
  await keepAnswerTo(ctx, body.ad, body.requirement_id, body.answer)
}
