import { sendOutgoingTask } from '#server/features/hiring/outgoing/outgoing.tasks.ts'
import { OFFER_UNDO_SECONDS, sendOffer } from '#shared/hiring/offers.ts'
import type { TestApp } from './app.ts'
import { call } from './call.ts'

/** What is typed in the place of a signature. */
export const SIGNED = { full_name: 'Ana García-López' }

/** The minute in which an offer can be taken back is over. */
export async function letOfferLeave(app: TestApp): Promise<void> {
  app.clock.forward(OFFER_UNDO_SECONDS)
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
}

/** Sent, with its minute over: the person has it. */
export async function makeOffer(app: TestApp, token: string, params: { id: string; offer_id: string }): Promise<void> {
  const body = { reason: 'Así lo acordamos por teléfono.' }
  const { status, text } = await call(app, sendOffer, { token, params, body })
  if (status !== 200) throw new Error(`not sent: ${status} ${text}`)
  await letOfferLeave(app)
}
