import type { events } from '#server/features/events/events.tables.ts'
import type { notifications } from '#server/features/notifications/tables/notifications.tables.ts'
import { addDays } from '#shared/core/time.ts'
import { catalogue } from '#shared/events/catalogue.ts'
import type { KeptEvent } from '#shared/events.ts'
import type { Chance } from '../chance.ts'

/** What happened while nobody looked, as `emit` and the bell would have kept it, gathered to be written at once. */
export class Told {
  readonly events: (typeof events.$inferInsert)[] = []
  readonly notifications: (typeof notifications.$inferInsert)[] = []
  readonly #chance: Chance
  readonly #now: Date

  constructor(chance: Chance, now: Date) {
    this.#chance = chance
    this.#now = now
  }

  tell({ recipients = [], facts = {}, kind, ...ids }: KeptEvent, at: Date): void {
    const id = this.#chance.uuid()
    this.events.push({ ...ids, id, kind, facts: catalogue[kind].facts.parse(facts), created_at: at })
    if (!catalogue[kind].has_notice) return
    const doer = 'actor_id' in ids ? ids.actor_id : null
    for (const user_id of new Set(recipients))
      if (user_id !== null && user_id !== doer) this.notifications.push(this.#notice(id, user_id, at))
  }

  /** Whoever looks in every few days has read what is older; no mail follows what happened long ago. */
  #notice(event_id: string, user_id: string, at: Date) {
    const is_read = at < addDays(this.#now, -2) || (at < addDays(this.#now, -0.5) && this.#chance.is(0.4))
    return { id: this.#chance.uuid(), user_id, event_id, is_read, mailed_at: at, created_at: at }
  }
}
