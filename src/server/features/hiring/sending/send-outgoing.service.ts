import type { Deps } from '#server/context.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { isOpen } from '../applications/application-states.ts'
import { lockApplicationOf } from '../applications/applications.queries.ts'
import { notifyOfDecision } from '../decisions/reject.service.ts'
import { writeMessage } from '../messages/write-message.service.ts'
import { countMail } from '../notices/mail-limit.service.ts'
import { type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import { theirPage } from '../notices/person-link.ts'
import { makeOffer } from '../offers/make-offer.service.ts'
import { listDue, lockOutgoing } from '../outgoing/outgoing.queries.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { type OutgoingRow, outgoingMails } from '../tables/outgoing.tables.ts'
import { withName } from '../templates/letter-values.ts'

/** Mails whose hour has come, each in a transaction of its own: it leaves the queue and is posted together, or neither. */
export function sendDue(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.outgoing',
    list: (page) => listDue(deps.db, deps.now(), page),
    work: sendOne,
  })
}

async function sendOne(tx: Deps, id: string): Promise<void> {
  const application = await lockApplicationOf(tx.db, outgoingMails, id)
  const mail = await lockOutgoing(tx.db, id)
  if (!application || mail?.state !== 'QUEUED' || mail.send_at > tx.now()) return
  if (isOvertaken(mail, application)) {
    await moveOutgoing(tx, 'cancel', { id })
    return
  }
  const around = await surroundingsOf(tx, application)
  if (!around.email) {
    await moveOutgoing(tx, 'fail', { id })
    return
  }
  if (mail.kind === 'OFFER') {
    await moveOutgoing(tx, (await makeOffer(tx, application, around, mail)) ? 'send' : 'cancel', { id })
    return
  }
  await moveOutgoing(tx, 'send', { id })
  const named = { ...mail, ...said(mail, application, around) }
  await (mail.kind === 'REJECTION' ? answered(tx, application, around, named) : written(tx, application, named))
  // Too many of one company in a day: it is read in the application, where the bell leads.
  if (await countMail(tx, application))
    await post(tx, named, { to: around.email, button: theirPage(tx, application, around) })
}

/** Written while the process went on, e.g. «Seguimos con tu entrevista», and hired since; a welcome came after. */
const isOvertaken = ({ kind, created_at }: OutgoingRow, { state, decided_at }: ApplicationRow): boolean =>
  kind === 'MESSAGE' && !isOpen(state) && decided_at !== null && created_at < decided_at

const said = ({ subject, body }: OutgoingRow, application: ApplicationRow, around: Surroundings) => ({
  subject: withName(subject, application, around),
  body: withName(body, application, around),
})

/** Only now does its person learn of the decision. */
async function answered(tx: Deps, application: ApplicationRow, around: Surroundings, mail: OutgoingRow) {
  const now = tx.now()
  const first_reply_at = application.first_reply_at ?? now
  const changes = { told_at: now, decision_message: mail.body, last_contact_at: now, first_reply_at }
  await noteOn(tx, application, { kind: 'ANSWERED', actor_id: mail.created_by }, changes)
  await notifyOfDecision(tx, application, around, mail.created_by)
}

async function written(tx: Deps, application: ApplicationRow, mail: OutgoingRow): Promise<void> {
  const said = { side: 'TEAM', author_id: mail.created_by, body: mail.body, creation_key: mail.id } as const
  await writeMessage(tx, application, said, { is_letter: true })
}

type Reached = Pick<MailContent, 'to' | 'button'>

async function post(tx: Deps, { subject, body }: OutgoingRow, reached: Reached): Promise<void> {
  const paragraphs = body.split(/\n+/).filter(Boolean)
  await sendMail(tx, { ...reached, subject, title: subject, paragraphs })
}
