import type { Deps } from '#server/context.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { moveTo } from '../moves/move-to.service.ts'
import { countMail } from '../notices/mail-limit.service.ts'
import { mailSeeker, notifySeeker, type Surroundings } from '../notices/notices.service.ts'
import { listStages } from '../stages/stages.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { OutgoingRow } from '../tables/outgoing.tables.ts'
import { offerMail } from './offer-mail.ts'
import { moveOffer } from './offer-states.service.ts'
import { lockOffer } from './offers.queries.ts'

/** The column of offers, if there is one and the card is not there yet. */
async function offerStage(tx: Pick<Deps, 'db'>, { vacancy_id, stage_id }: ApplicationRow) {
  const stage = (await listStages(tx.db, vacancy_id)).find(({ kind }) => kind === 'OFFER')
  return stage && stage.id !== stage_id ? stage : undefined
}

/** Whether its person would still be unknown to the team after the card went to the column of offers. */
export async function staysBlind(tx: Pick<Deps, 'db'>, application: ApplicationRow): Promise<boolean> {
  return application.is_blind && ((await offerStage(tx, application))?.is_blind ?? true)
}

/** Its minute is over: now it is made. False when there is nothing left to be made, e.g. because its person left meanwhile. */
export async function makeOffer(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  { offer_id, created_by: actor_id }: OutgoingRow,
): Promise<boolean> {
  const offer = offer_id ? await lockOffer(tx.db, application.id, offer_id) : undefined
  if (offer?.state !== 'DRAFT' || application.state !== 'ACTIVE') return false
  const now = tx.now()
  if (offer.expires_at <= now || (await staysBlind(tx, application))) return false
  await moveOffer(tx, offer, 'send', { sent_at: now })
  const stage = await offerStage(tx, application)
  if (stage) await moveTo(tx, application, stage.id, actor_id)
  const row = (await lockApplication(tx.db, application.id)) ?? application
  const contact = { last_contact_at: now, first_reply_at: row.first_reply_at ?? now }
  await noteOn(tx, row, { kind: 'OFFER_SENT', actor_id, detail: offer.exception_reason }, contact)
  await countMail(tx, row)
  await notifySeeker(tx, 'APP_OFFER', row, around)
  await mailSeeker(tx, row, around, 'applications', offerMail(around, offer))
  return true
}
