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
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/jobs/pasted-ads.ts'
import { adDocumentOf } from './ad-document.ts'

type Read = { body: z.output<typeof contract.readPastedAd.body> }

/** By the reader of the ads that companies paste, and within the same limit. */
export async function readPastedAd(ctx: UserCtx, { body }: Read) {
  await takeAttempt(ctx, rateRules.propose_requirements, ctx.user.id)
  prepareToExplain(ctx)
  try {
    return { ad: adDocumentOf(await readInChild(turnOf(ctx), { text: body.text, title: body.title || null })) }
  } catch (error) {
    // Whoever was only told to come back is not counted for coming back.
    if (error instanceof AppError && error.code === 'busy')
      await returnAttempt(ctx, rateRules.propose_requirements, ctx.user.id)
    throw error
  }
}

type Match = { body: z.output<typeof contract.matchPastedAd.body> }

/** The same lines, steps and questions as of a vacancy, by the same engine. */
export async function matchPastedAd(
  ctx: UserCtx,
  { body: { ad } }: Match,
): Promise<z.input<typeof contract.matchPastedAd.answer>> {
  await takeAttempt(ctx, rateRules.match_ad_user, ctx.user.id)
  const seeker = await seekerOf(ctx)
  if (!seeker) return { match: null, needs: 'CV' }
  const match = await explainToThePerson(ctx, seeker, { document: ad })
  if (match.items.length === 0) return { match, needs: 'AD' }
  return { match, needs: match.label === null ? 'DATA' : null }
}

type Answer = { body: z.output<typeof contract.answerAdLine.body> }

/** What somebody says of themselves beside an ad; of the ad itself nothing is kept. */
export async function answerAdLine(ctx: UserCtx, { body }: Answer): Promise<undefined> {
  await takeAttempt(ctx, rateRules.match_ad_user, ctx.user.id)
  await keepAnswerTo(ctx, body.ad, body.requirement_id, body.answer)
}
