import type { Deps } from '#server/context.ts'
import type { StepKind } from '#shared/hiring/application.ts'
import { noteOn } from '../applications/application-states.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { moveOffer } from './offer-states.service.ts'
import type { OfferStep } from './offer-states.ts'
import { lockSentOffer, type OfferChanges } from './offers.queries.ts'

type Side = 'TEAM' | 'SEEKER'
const ends: Record<Side, { step: OfferStep; kind: StepKind; changes: (now: Date) => OfferChanges }> = {
  TEAM: { step: 'withdraw', kind: 'OFFER_WITHDRAWN', changes: () => ({}) },
  SEEKER: { step: 'decline', kind: 'OFFER_DECLINED', changes: (now) => ({ answered_at: now }) },
}

/** Whoever is out of a process has no offer in it: one that nobody answered is closed by the side that ended it. */
export async function closeOffer(
  tx: Deps,
  application: ApplicationRow,
  { side, actor_id }: { side: Side; actor_id: string | null },
): Promise<void> {
  const offer = await lockSentOffer(tx.db, application.id)
  if (!offer) return
  const { step, kind, changes } = ends[side]
  await moveOffer(tx, offer, step, changes(tx.now()))
  await noteOn(tx, application, { kind, actor_id })
}
