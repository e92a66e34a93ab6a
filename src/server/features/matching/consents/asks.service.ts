import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import type { TalentAnswer } from '#shared/matching/talent-consents.ts'
import { hasConsent, insertAsk, writeAnswer } from './asks.queries.ts'
import { giveConsent } from './consents.service.ts'

const REST_DAYS = 365

interface Ask {
  company_id: string
  user_id: string
  application_id: string
  asked_by: string | null
}

/** «Guardar en Talento»: only the person says yes. `KNOWN` when they have, `ASKED` when they were asked this year. */
export async function askConsent(tx: Deps, ask: Ask): Promise<'NEW' | 'KNOWN' | 'ASKED'> {
  const { company_id, user_id } = ask
  const now = tx.now()
  if (await hasConsent(tx.db, ask, now)) return 'KNOWN'
  if (!(await insertAsk(tx.db, { ...ask, asked_at: now }, addDays(now, -REST_DAYS)))) return 'ASKED'
  await emit(tx, { kind: 'CONSENT_ASKED', person_id: user_id, company_id, recipients: [user_id] })
  return 'NEW'
}

type Answer = { params: { company_id: string }; body: { answer: TalentAnswer } }

export async function answerTalentAsk(ctx: UserCtx, { params, body }: Answer): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    const pair = { company_id: params.company_id, user_id: tx.user.id }
    const application_id = await writeAnswer(tx.db, pair, { answer: body.answer, answered_at: tx.now() })
    if (!application_id) throw new AppError('not_found')
    if (body.answer === 'SI') await giveConsent(tx, { ...pair, application_id })
  })
}
