import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { readPastedAd } from '#server/features/ad-reader/child/long-ads.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { rateRules } from '#shared/core/limits.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'

type Propose = { body: z.output<typeof contract.proposeRequirements.body> }

export async function proposeRequirements(ctx: UserCtx, { body }: Propose) {
  await takeAttempt(ctx, rateRules.propose_requirements, ctx.user.id)
  const [read, pointed] = await Promise.all([
    readPastedAd(turnOf(ctx), { text: body.text, title: body.title || null }),
    ctx.analyst.pointOut(body.text),
  ])
  return { ...read, requirements: withPointed(read.requirements, pointed) }
}

type Proposed = z.output<typeof contract.proposedRequirement>

const MOST = 20
const BY_MODEL = 'Lo señala un modelo de lenguaje en tu anuncio: decide tú.'

/** What the rules did not read and a model points at is offered in the words of the ad, and chosen by nobody but the person. */
function withPointed(read: readonly Proposed[], pointed: readonly string[]): Proposed[] {
  const isRead = (passage: string) => read.some(({ quote }) => quote.includes(passage) || passage.includes(quote))
  const more = pointed
    .filter((passage) => !isRead(passage))
    .map(
      (text): Proposed => ({
        requirement: { id: randomUUID(), type: 'OWN_WORDS', importance: 'DESEABLE', value: { text } },
        ...{ quote: text, selected: false, reason: BY_MODEL },
      }),
    )
  return [...read, ...more].slice(0, Math.max(MOST, read.length))
}
