import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { standing } from '#shared/core/steps.ts'
import type { OfferState } from '#shared/hiring/offers.ts'
import { type OfferStep, offerRules } from './offer-states.ts'
import { type OfferChanges, writeOfferState } from './offers.queries.ts'
import type { OfferRow } from './offers.tables.ts'

/** The only way in which an offer changes its state; its row is locked. Undefined when it already is so. */
export async function moveOffer(
  tx: Pick<Deps, 'db' | 'now'>,
  offer: OfferRow,
  step: OfferStep,
  changes: OfferChanges = {},
): Promise<OfferRow | undefined> {
  const rule = offerRules[step]
  const stands = standing<OfferState>(rule, offer.state)
  if (stands === 'refused') throw new AppError('state_conflict')
  return stands === 'same' ? undefined : writeOfferState(tx.db, offer.id, rule.to, { ...changes, updated_at: tx.now() })
}
