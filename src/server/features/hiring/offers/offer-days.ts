import { isZone, wallClock } from '#server/platform/zoned-time.ts'
import type { Surroundings } from '../notices/notices.service.ts'
import type { OfferRow } from '../tables/offers.tables.ts'

/** An offer as both sides read it, on the screen and in the letter: its days are those of the company's calendar. */
export function withDays<O extends Pick<OfferRow, 'sent_at' | 'answered_at'>>(
  offer: O,
  { company_timezone }: Pick<Surroundings, 'company_timezone'>,
) {
  const zone = isZone(company_timezone) ? company_timezone : 'UTC'
  const day = (moment: Date | null) => moment && wallClock(moment, zone).day
  return { ...offer, sent_on: day(offer.sent_at), answered_on: day(offer.answered_at) }
}
