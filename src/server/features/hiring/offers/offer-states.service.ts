import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { standing } from '#shared/core/steps.ts'
import type { OfferState } from '#shared/hiring/offers.ts'
import type { OfferRow } from '../tables/offers.tables.ts'
import { type OfferStep, offerRules } from './offer-states.ts'
import { type OfferChanges, writeOfferState } from './offers.queries.ts'

/** The only way in which an offer changes its state; its row is locked. Undefined when it already is so. */
export async function moveOffer(
  tx: Deps,
  offer: OfferRow,
  step: OfferStep,
  changes: OfferChanges = {},
): Promise<OfferRow | undefined> {
  const rule = offerRules[step]
  const stands = standing<OfferState>(rule, offer.state)
  if (stands === 'refused') throw new AppError('state_conflict')
  if (stands === 'same') return undefined
  const row = await writeOfferState(tx.db, offer.id, rule.to, { ...changes, updated_at: tx.now() })
  const { id: offer_id, application_id } = offer
  await emit(tx, { kind: 'OFFER_MOVED', offer_id, application_id, state: rule.to })
  return row
}
