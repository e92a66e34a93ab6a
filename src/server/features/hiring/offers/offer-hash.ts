import { createHash } from 'node:crypto'
import type { OfferRow } from '../tables/offers.tables.ts'

type Signed = Pick<OfferRow, 'accepted_name' | 'answered_at'>

/** Over what was offered and who took it when: all of it stays with the offer, so that anybody can count it again. */
export function offerHash(offer: Omit<OfferRow, keyof Signed> & Signed): string {
  const { id, application_id, salary, currency, period, payments_per_year, contract, start_date, expires_on } = offer
  const pay = [salary, currency, period, payments_per_year, contract]
  const days = [start_date, expires_on, offer.sent_at?.toISOString() ?? null]
  const signed = [offer.accepted_name, offer.answered_at?.toISOString() ?? null]
  const said = JSON.stringify([id, application_id, ...pay, ...days, offer.terms, ...signed])
  return createHash('sha256').update(said).digest('hex')
}
