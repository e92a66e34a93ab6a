import type { Deps } from '#server/context.ts'
import type { OutgoingRow } from '../tables/outgoing.tables.ts'
import { type Which, writeOutgoingState } from './outgoing.queries.ts'
import { type OutgoingStep, outgoingRules } from './outgoing-states.ts'

/** The only way in which a mail leaves the queue; those that left before are not among the answer. */
export function moveOutgoing(tx: Pick<Deps, 'db' | 'now'>, step: OutgoingStep, mails: Which): Promise<OutgoingRow[]> {
  const { from, to } = outgoingRules[step]
  return writeOutgoingState(tx.db, mails, from[0], to, tx.now())
}
