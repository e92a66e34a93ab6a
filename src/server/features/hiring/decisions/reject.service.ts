import type { Deps } from '#server/context.ts'
import { askConsent } from '#server/features/matching/matching.service.ts'
import { AppError } from '#shared/core/errors.ts'
import type { RejectionBody } from '#shared/hiring/decisions.ts'
import { NO_LETTER } from '#shared/hiring/steps.ts'
import { type Filled, filledIn } from '#shared/hiring/templates/filled-text.ts'
import { changeApplication, noteOn } from '../applications/application-states.service.ts'
import { joinPool } from '../blind/redaction.service.ts'
import { notifySeeker, type Surroundings, surroundingsOf } from '../notices/notices.service.ts'
import { closeOffer } from '../offers/close-offer.service.ts'
import { hasSentOffer } from '../offers/offers.queries.ts'
import { insertOutgoing } from '../outgoing/outgoing.queries.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { valuesFor } from '../templates/letter-values.ts'
import { endOf } from './ending.service.ts'
import { answerTime } from './send-time.service.ts'

const NOTHING_LEFT = 'Marca qué faltó o escribe la respuesta con otras palabras: así quedaría vacía.'

/** Of words whose every sentence says what was missing, while nothing was chosen, no letter is left. */
function letterOf(body: string, values: Filled): string {
  const filled = filledIn(body, values)
  if (!filled) throw new AppError('validation', NOTHING_LEFT, { fields: { 'message.body': NOTHING_LEFT } })
  return filled
}

/** The answer as it is queued: whoever is asked to look at it before is shown the same. */
export const rejectionLetter = (
  application: ApplicationRow,
  around: Surroundings,
  body: string,
  missingIds: readonly string[],
) => ({
  subject: `Tu postulación a ${around.title}`,
  body: letterOf(body, valuesFor(application, around, missingIds)),
})

interface Rejection extends Omit<RejectionBody, 'message'> {
  message: { body: string; delay_hours: number | null } | null
}

/** The person learns of the decision, and with it that the company would like to keep them in mind. */
export async function notifyOfDecision(
  tx: Deps,
  row: ApplicationRow,
  around: Surroundings,
  asked_by: string | null,
): Promise<void> {
  await notifySeeker(tx, 'APP_REJECTED', row, around)
  await endOf(tx, row, around, asked_by)
  const { company_id, user_id, id: application_id } = row
  if (row.asks_pool && user_id) await askConsent(tx, { company_id, user_id, application_id, asked_by })
}

/** A decision without its letter is still a decision: its person reads it in their list, and nothing says that one was sent. */
export async function notifyWithoutLetter(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  actor_id: string | null,
): Promise<void> {
  const told = { kind: 'ANSWERED', actor_id, detail: NO_LETTER } as const
  const now = tx.now()
  // An answer all the same: nobody is still promised one.
  const changes = { told_at: now, first_reply_at: application.first_reply_at ?? now }
  const row = await noteOn(tx, application, told, changes)
  await notifyOfDecision(tx, row, around, actor_id)
}

interface By {
  actor_id: string | null
  bulk_id?: string
  /** Its vacancy is closed: what it offered goes with it. Otherwise somebody takes the offer back first. */
  closes?: boolean
}

const OFFERED =
  'Esta persona tiene una oferta sin responder. Retírala o espera su respuesta antes de decidir que no sigue.'

/** Decides against an application and queues its answer; `application` holds the version that the caller has seen. */
export async function reject(
  tx: Deps,
  application: ApplicationRow,
  { side, reason, depth, missing_requirement_ids, note_private, asks_pool, message }: Rejection,
  { actor_id, bulk_id, closes = false }: By,
): Promise<ApplicationRow> {
  const now = tx.now()
  const row = await changeApplication(tx, application, {
    step: 'reject',
    changes: {
      decided_at: now,
      decision_side: side,
      decision_reason: reason,
      decision_depth: depth,
      decision_note: note_private,
      missing_requirement_ids,
      asks_pool,
      told_at: null,
    },
    history: { kind: 'REJECTED', actor_id, detail: reason },
  })
  // After the change, which waits for whoever sends one at this moment. Nobody reads an offer that can no longer be taken.
  if (closes) await closeOffer(tx, row, { side: 'TEAM', actor_id })
  else if (await hasSentOffer(tx.db, row.id)) throw new AppError('state_conflict', OFFERED)
  if (row.is_blind) await joinPool(tx, row)
  // «Nos gustó tu perfil», written while it was open, never comes after a «no».
  await moveOutgoing(tx, 'cancel', { application_id: row.id })
  const around = await surroundingsOf(tx, row)
  // Nobody can send a letter to whom the company has no address of.
  if (!message || !around.email) {
    await notifyWithoutLetter(tx, row, around, actor_id)
    return row
  }
  await insertOutgoing(tx.db, {
    vacancy_id: row.vacancy_id,
    application_id: row.id,
    kind: 'REJECTION',
    ...rejectionLetter(row, around, message.body, missing_requirement_ids),
    send_at: await answerTime(tx, row, around, message.delay_hours),
    created_by: actor_id,
    bulk_id: bulk_id ?? null,
    created_at: now,
  })
  return row
}
