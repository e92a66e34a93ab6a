import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { readPastedAd } from '#server/features/ad-reader/child/ads.ts'
import { ANALYST_IS_OFF, asksAnalyst } from '#server/features/companies/analyst-use.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { hasPromptInjection } from '#server/features/language/prompt-injection/prompt-injection.ts'
import { AnalystFailure } from '#server/platform/adapters/analyst/analyst.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnOf } from '#server/platform/processes/turn.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { requirement } from '#shared/matching/matching.ts'
import type * as contract from '#shared/vacancies/requirement-suggestions.ts'
import { newPassages, saidPassages } from './passages.ts'

type Suggest = { body: z.output<typeof contract.suggestRequirements.body> }
type Suggested = z.output<typeof contract.suggestRequirements.answer>

const TASK =
  'You read a job advertisement. Point at what it asks of whoever applies: skills, experience, studies, languages, certificates. Leave out what it offers, tells about the employer or forbids by law to ask (sex, age, marital status, origin, religion, health). Answer {"passages": [...]}: each a literal passage of the advertisement of at most 200 characters on one line.'
/** Below the deadline of a request. */
const TIMEOUT_MS = 8000

const FAILED = 'La IA no respondió. Lo que leímos nosotros sigue aquí.'
const BY_MODEL = 'Lo señala una IA en tu anuncio: decide tú.'

/** What a model sees in an ad beside what the rules read: in the ad's own words, never a must, never chosen for anybody. */
export async function suggestRequirements(ctx: UserCtx, { body }: Suggest): Promise<Suggested> {
  const { company } = await requireCompany(ctx, body.company_id, 'edit_vacancy')
  if (!asksAnalyst(ctx.config, company)) throw new AppError('state_conflict', ANALYST_IS_OFF)
  await takeAttempt(ctx, rateRules.ai_suggestions_user, ctx.user.id)
  const [{ requirements }, said] = await Promise.all([
    readPastedAd(turnOf(ctx), { text: body.text, title: null }),
    passagesOf(ctx, body.text),
  ])
  const read = requirements.map(({ quote }) => quote)
  return { requirements: newPassages(body.text, said, read).flatMap(toProposal) }
}

async function passagesOf({ analyst, log }: UserCtx, ad: string): Promise<string[]> {
  try {
    const { passages } = await analyst.ask({ task: TASK, data: { ad }, answer: saidPassages, timeout_ms: TIMEOUT_MS })
    return passages
  } catch (error) {
    if (!(error instanceof AnalystFailure)) throw error
    log.warn({ event: 'analyst.failed', reason: error.reason }, 'no requirements were suggested')
    throw new AppError('provider_down', FAILED)
  }
}

/** Nothing that the contract would refuse, and nothing that speaks to a program. */
function toProposal(text: string): Suggested['requirements'] {
  const made = requirement.safeParse({ id: randomUUID(), type: 'OWN_WORDS', importance: 'DESEABLE', value: { text } })
  if (!made.success || hasPromptInjection(text)) return []
  return [{ requirement: made.data, quote: text, selected: false, reason: BY_MODEL }]
}
