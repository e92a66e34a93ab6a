import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import type * as contract from '#shared/hiring/decisions.ts'
import { filledIn } from '#shared/hiring/templates/filled-text.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { requireTeamApplication } from '../applications/application-access.service.ts'
import { changeApplication, conflict, noteOn } from '../applications/application-states.service.ts'
import { findSnapshot, lockApplication } from '../applications/applications.queries.ts'
import { cardOf } from '../board/board.service.ts'
import { writeMessage } from '../messages/write-message.service.ts'
import { backFromHire } from '../moves/back-from-hire.service.ts'
import { notifySeeker, surroundingsOf } from '../notices/notices.service.ts'
import { moveOffer } from '../offers/offer-states.service.ts'
import { hasSentOffer, lockAcceptedOffer } from '../offers/offers.queries.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import { findStage, listStages } from '../stages/stages.queries.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { valuesFor } from '../templates/letter-values.ts'
import { rejectionTemplate } from '../templates/rejection-texts.ts'
import { reject } from './reject.service.ts'
import { answerTime } from './send-time.service.ts'

type OfApplication = { params: { id: string } }
const RESTORE_DAYS = 90

/** The application, in the version that the person has seen. */
async function requireSeen(tx: UserCtx, id: string, version: number): Promise<ApplicationRow> {
  const { application } = await requireTeamApplication(tx, id, 'move_application')
  if (application.version !== version) throw await conflict(tx, application.id)
  return application
}

type Reject = OfApplication & { body: z.output<typeof contract.rejectApplication.body> }

export async function rejectApplication(ctx: UserCtx, { params, body }: Reject) {
  return inTransaction(ctx, async (tx) => {
    const application = await requireSeen(tx, params.id, body.version)
    await reject(tx, application, body, { actor_id: tx.user.id })
    return cardOf(tx, application.id)
  })
}

type Text = OfApplication & { query: z.output<typeof contract.getRejectionText.query> }

export async function getRejectionText(ctx: UserCtx, { params, query }: Text) {
  const { application, vacancy } = await requireTeamApplication(ctx, params.id, 'move_application')
  const around = await surroundingsOf(ctx, application)
  const match = (await findSnapshot(ctx.db, application.id))?.match
  const unmet = new Set(match?.missed_requirement_ids ?? [])
  const { depth, side, reason } = query
  const template = rejectionTemplate(depth, reason && { side, reason })
  return {
    body: filledIn(template, valuesFor(application, around, query.missing ?? [])),
    send_at: (await answerTime(ctx, application, around, null)).toISOString(),
    requirements: vacancy.document.requirements.map((requirement) => ({
      id: requirement.id,
      title: requirementWords(requirement),
      is_unmet: unmet.has(requirement.id),
    })),
  }
}

const TOO_OLD = 'Pasaron más de 90 días desde la decisión y ya no se puede recuperar.'
const SAY_SO = 'La persona ya recibió la respuesta: escribe un mensaje que explique el cambio.'

type Restore = OfApplication & { body: z.output<typeof contract.restoreBody> }

/** Taken back before its mail left, nobody ever hears of it; afterwards a person has to say why. */
export async function restoreApplication(ctx: UserCtx, { params, body }: Restore) {
  return inTransaction(ctx, async (tx) => {
    const application = await requireSeen(tx, params.id, body.version)
    if (application.state === 'HIRED') return cardOf(tx, (await annulHire(tx, application, body)).id)
    if (application.decided_at && addDays(application.decided_at, RESTORE_DAYS) < tx.now())
      throw new AppError('state_conflict', TOO_OLD)
    if (application.told_at && !body.message)
      throw new AppError('validation', undefined, { fields: { message: SAY_SO } })
    const row = await restore(tx, application, tx.user.id)
    if (application.told_at && body.message) await explain(tx, row, body.message)
    return cardOf(tx, row.id)
  })
}

async function explain(tx: UserCtx, application: ApplicationRow, body: string): Promise<void> {
  const said = { side: 'TEAM', author_id: tx.user.id, creation_key: crypto.randomUUID(), body } as const
  await writeMessage(tx, application, said)
}

const SAY_WHY = 'La persona cuenta con el puesto: escribe un mensaje que explique el cambio.'
const ANNULLED = {
  COMPANY: { step: 'annul', kind: 'OFFER_WITHDRAWN' },
  CANDIDATE: { step: 'renounce', kind: 'OFFER_DECLINED' },
} as const

/** An agreement that did not hold: the offer in it ends by whoever went back on it, and its person is written to. */
async function annulHire(tx: UserCtx, { id, version }: ApplicationRow, { side, message }: Restore['body']) {
  if (!message) throw new AppError('validation', undefined, { fields: { message: SAY_WHY } })
  const application = await lockApplication(tx.db, id)
  if (application?.version !== version) throw await conflict(tx, id)
  const offer = await lockAcceptedOffer(tx.db, id)
  const { step, kind } = ANNULLED[side]
  if (offer) await moveOffer(tx, offer, step)
  const row = await backFromHire(tx, application, tx.user.id)
  if (offer) await noteOn(tx, row, { kind, actor_id: tx.user.id })
  await explain(tx, row, message)
  return row
}

export async function restore(tx: Deps, application: ApplicationRow, actor_id: string): Promise<ApplicationRow> {
  const stage = await findStage(tx.db, application.stage_id)
  const [first] = stage?.removed_at ? await listStages(tx.db, application.vacancy_id) : []
  const row = await changeApplication(tx, application, {
    step: 'restore',
    changes: {
      decided_at: null,
      told_at: null,
      decision_side: null,
      decision_reason: null,
      decision_depth: null,
      decision_note: null,
      decision_message: null,
      missing_requirement_ids: [],
      asks_pool: false,
      ...(first && { stage_id: first.id, stage_since: tx.now() }),
    },
    history: { kind: 'RESTORED', actor_id },
  })
  await moveOutgoing(tx, 'cancel', { application_id: row.id })
  return row
}

const OFFERED =
  'Esta persona tiene una oferta sin responder. Retírala o espera su respuesta antes de poner el proceso en espera.'

type Hold = OfApplication & { body: z.output<typeof contract.holdBody> }

export async function holdApplication(ctx: UserCtx, { params, body }: Hold) {
  return inTransaction(ctx, async (tx) => {
    const application = await requireSeen(tx, params.id, body.version)
    const now = tx.now()
    const row = await changeApplication(tx, application, {
      step: 'hold',
      changes: {
        promised_reply_at: addDays(now, body.days),
        first_reply_at: null,
        last_contact_at: now,
        replied_before_hold_at: application.replied_before_hold_at ?? application.first_reply_at,
        reminded_at: null,
        missed_told_at: null,
      },
      history: { kind: 'HELD', actor_id: tx.user.id },
    })
    // After the change, which waits for whoever sends one at this moment.
    if (await hasSentOffer(tx.db, row.id)) throw new AppError('state_conflict', OFFERED)
    const around = await surroundingsOf(tx, row)
    await notifySeeker(tx, 'APP_HELD', row, around)
    return cardOf(tx, row.id)
  })
}

export async function resumeApplication(ctx: UserCtx, { params, body }: OfApplication & { body: { version: number } }) {
  return inTransaction(ctx, async (tx) => {
    const application = await requireSeen(tx, params.id, body.version)
    await changeApplication(tx, application, { step: 'resume', history: { kind: 'RESUMED', actor_id: tx.user.id } })
    return cardOf(tx, application.id)
  })
}
