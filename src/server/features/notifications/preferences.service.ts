import type { Deps } from '#server/context.ts'
import type { EventGroup } from '#shared/events/event.ts'
import { listChoices } from './notices/notifications.queries.ts'

type Person = Awaited<ReturnType<typeof listChoices>>[number]

type Channel = 'app' | 'mail' | 'push'

/** The only place where anybody's choices are read. */
export const wants = ({ notification_prefs: chosen }: Person, group: EventGroup, channel: Channel): boolean =>
  group === 'always' || (chosen[group]?.[channel] ?? true)

/** Who of these people wants to hear of such a thing in this way. */
export async function whoWants(tx: Pick<Deps, 'db'>, userIds: readonly string[], group: EventGroup, channel: Channel) {
  const people = userIds.length > 0 ? await listChoices(tx.db, userIds) : []
  return people.filter((person) => wants(person, group, channel))
}
