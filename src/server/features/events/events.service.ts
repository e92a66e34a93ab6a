import type { Deps, Subscriber } from '#server/context.ts'
import type { EventKind, EventOf } from '#shared/events.ts'

/** Says in the caller's transaction what happened; whoever follows it acts in the same transaction. */
export async function emit(tx: Deps, event: EventOf<EventKind>): Promise<void> {
  for (const { kinds, follow } of tx.subscribers) {
    // A subscriber is only given the kinds that it was made for.
    if (kinds.includes(event.kind)) await follow(tx, event as never)
  }
}

export function subscriber<K extends EventKind>(
  kinds: readonly K[],
  follow: (tx: Deps, event: EventOf<K>) => Promise<void>,
): Subscriber {
  return { kinds, follow }
}
