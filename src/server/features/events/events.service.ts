import type { Deps, Subscriber } from '#server/context.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { catalogue, isKept, type KeptKind } from '#shared/events/catalogue.ts'
import type { EventGroup } from '#shared/events/event.ts'
import type { EventKind, EventOf, KeptEvent, SignalOf } from '#shared/events.ts'
import { deleteOwnEvents, hasEvent, insertEvent, unnamePerson } from './events.queries.ts'

declare module '#shared/events.ts' {
  interface Signals {
    /** A mail for one person, sent only if they want mails of this group. */
    NOTICE_MAIL: { user_id: string; group: EventGroup; mail: MailContent }
  }
}

/** What a subscriber is given: a kept event also has its row. */
export type Followed<K extends EventKind> = EventOf<K> & (K extends KeptKind ? { id: string } : object)

/** Says in the caller's transaction what happened; whoever follows it acts in the same transaction. */
export async function emit(tx: Deps, event: KeptEvent | SignalOf): Promise<void> {
  const happened = isKeptEvent(event) ? { ...event, id: await keep(tx, event) } : event
  for (const { kinds, follow } of tx.subscribers) {
    // A subscriber is only given the kinds that it was made for.
    if (kinds.includes(event.kind)) await follow(tx, happened as never)
  }
}

const isKeptEvent = (event: KeptEvent | SignalOf): event is KeptEvent => isKept(event.kind)

function keep(tx: Deps, { recipients: _, facts = {}, kind, ...ids }: KeptEvent): Promise<string> {
  const row = { ...ids, kind, facts: catalogue[kind].facts.parse(facts), created_at: tx.now() }
  return insertEvent(tx.db, row)
}

/** Whether this was said of a vacancy since then: by the clock, which may come by twice. */
export const hasHappened = (
  tx: Pick<Deps, 'db'>,
  about: { kind: KeptKind; company_id: string; vacancy_id: string },
  since: Date,
): Promise<boolean> => hasEvent(tx.db, about, since)

export function subscriber<K extends EventKind>(
  kinds: readonly K[],
  follow: (tx: Deps, event: Followed<K>) => Promise<void>,
): Subscriber {
  return { kinds, follow }
}

export const forgetOwnEvents = (tx: Pick<Deps, 'db'>, userId: string): Promise<void> => deleteOwnEvents(tx.db, userId)

/** Nobody can tell from the events about this thing any more who it was. */
export const forgetPersonIn = (tx: Pick<Deps, 'db'>, thing: Parameters<typeof unnamePerson>[1]): Promise<void> =>
  unnamePerson(tx.db, thing)
