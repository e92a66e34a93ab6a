import type { Deps } from '#server/context.ts'
import type { EventGroup } from '#shared/events/event.ts'
import { listChoices } from './notifications.queries.ts'

/** The only place where anybody's choices are asked: who of these people wants to hear of such a thing in this way. */
export async function whoWants(
  tx: Pick<Deps, 'db'>,
  userIds: readonly string[],
  group: EventGroup,
  channel: 'app' | 'mail',
) {
  const people = userIds.length > 0 ? await listChoices(tx.db, userIds) : []
  return people.filter(({ notification_prefs: chosen }) => group === 'always' || (chosen[group]?.[channel] ?? true))
}
