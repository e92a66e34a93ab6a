import type { Deps } from '#server/context.ts'
import type { ApplicationState } from '#shared/hiring/application.ts'
import { callOffInterviews } from '../interviews/call-off.service.ts'
import type { Surroundings } from '../notices/notices.service.ts'
import { closeOffer } from '../offers/close-offer.service.ts'
import { moveOutgoing } from '../outgoing/outgoing-states.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'

interface Ending {
  /** What both sides read of an interview that will not take place. */
  reason: string
  /** Its person ended it: nobody tells them that the company did. */
  is_own?: true
  /** Who closes an offer that nobody answered; left out where it can still be answered. */
  closes_offer?: 'TEAM' | 'SEEKER'
}

const ENDINGS: Partial<Record<ApplicationState, Ending>> = {
  REJECTED: { reason: 'El proceso terminó.', closes_offer: 'TEAM' },
  WITHDRAWN: { reason: 'El proceso terminó: se retiró la postulación.', is_own: true, closes_offer: 'SEEKER' },
  HIRED: { reason: 'Ya no hace falta: el proceso terminó con la contratación.' },
}

/**
 * What goes with an application that came to an end, whichever end it is: interviews to come are called off, an offer is
 * closed, letters that wait are not sent to whoever left. Called once its person knows of the end, e.g. not while the
 * letter of a «no» waits, nor in the half minute in which a card may have fallen into the last column by mistake.
 */
export async function endOf(
  tx: Deps,
  application: ApplicationRow,
  around: Surroundings,
  actor_id: string | null,
): Promise<void> {
  const ending = ENDINGS[application.state]
  if (!ending) return
  const { reason, is_own = false, closes_offer } = ending
  if (is_own) await moveOutgoing(tx, 'cancel', { application_id: application.id })
  await callOffInterviews(tx, { application, around }, { actor_id, reason, is_own })
  if (closes_offer) await closeOffer(tx, application, { side: closes_offer, actor_id })
}
