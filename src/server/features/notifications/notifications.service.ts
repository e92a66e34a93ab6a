import { z } from 'zod'
import type { Followed } from '#server/features/events/events.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { addSeconds } from '#shared/core/time.ts'
import { catalogue, type KeptKind } from '#shared/events/catalogue.ts'
import type * as contract from '#shared/notifications/notifications.ts'
import type { Deps, UserCtx } from '../../context.ts'
import { countRepeat, insertOnce, listAll, listNewest, markRead, markSettled } from './notices/notifications.queries.ts'
import { presentNotices } from './notices/present-notices.ts'
import { wants, whoWants } from './preferences.service.ts'
import { notifyDevices } from './push/notify-devices.service.ts'

/** Puts an event into the bells of those whom it concerns and who want to hear of it; never of whoever did it. */
export async function writeNotifications(
  tx: Deps,
  { id: event_id, kind, recipients = [], ...ids }: Followed<KeptKind>,
): Promise<void> {
  const { group, has_notice } = catalogue[kind]
  if (!has_notice) return
  const doer = 'actor_id' in ids ? ids.actor_id : undefined
  const concerned = [...new Set(recipients)]
    .filter((user) => user !== null && user !== doer)
    .filter((user) => user !== null)
  const wanting = await whoWants(tx, concerned, group, 'app')
  const people = wanting.map((person) => person.id)
  const counted = await addToEarlier(tx, people, { event_id, kind, ids })
  const created_at = tx.now()
  const anew = people.filter((user_id) => !counted.includes(user_id))
  if (anew.length === 0) return
  const rung = await insertOnce(
    tx.db,
    anew.map((user_id) => ({ user_id, event_id, created_at })),
  )
  const told = new Set(wanting.filter((person) => wants(person, group, 'push')).map(({ id }) => id))
  await notifyDevices(
    tx,
    rung.filter(({ user_id }) => told.has(user_id)),
  )
}

const REPEATED_WITHIN = 30 * 60

interface Rung {
  event_id: string
  kind: KeptKind
  ids: Partial<Record<string, unknown>>
}

/** What repeats within half an hour is counted on the notice that is there; whose it was. */
async function addToEarlier(tx: Deps, people: string[], { event_id, kind, ids }: Rung): Promise<string[]> {
  const by: readonly string[] | null = catalogue[kind].repeats_by
  if (!by || people.length === 0) return []
  const same = Object.fromEntries(by.flatMap((name) => (typeof ids[name] === 'string' ? [[name, ids[name]]] : [])))
  return countRepeat(tx.db, people, { event_id, kind, same, since: addSeconds(tx.now(), -REPEATED_WITHIN) })
}

/** A mail about something that the person may have switched off; only to an address that is proved to be theirs. */
export async function mailIfWanted(tx: Deps, { user_id, group, mail }: Followed<'NOTICE_MAIL'>): Promise<void> {
  const [person] = await whoWants(tx, [user_id], group, 'mail')
  if (person?.email_verified_at) await sendMail(tx, mail)
}

/** «Tu CV está listo para revisar.» asks for nothing any more. */
export function settleImport(tx: Deps, { user_id, import_id }: Followed<'CV_IMPORT_DECIDED'>): Promise<void> {
  return markSettled(tx.db, user_id, { kind: 'CV_IMPORT_DONE', fact: 'import_id', value: import_id })
}

export async function listNotifications(ctx: UserCtx) {
  return presentNotices(await listNewest(ctx.db, ctx.user.id), ctx.user.id)
}

/** More than the bell shows, so that the first page always brings older ones. */
const PAGE = 100

export async function listAllNotifications(ctx: UserCtx, { query }: { query: { cursor?: string | undefined } }) {
  const page = pageOf(await listAll(ctx.db, ctx.user.id, readCursor(query.cursor), PAGE + 1), PAGE)
  return { ...page, items: presentNotices(page.items, ctx.user.id) }
}

/** Ids that are not the person's, or not ids at all, are ignored in silence. */
export async function markAsRead(ctx: UserCtx, { body }: { body: z.output<typeof contract.markAsReadBody> }) {
  const ids = body.notification_ids.filter((id) => z.uuid().safeParse(id).success)
  return { updated: ids.length === 0 ? 0 : await markRead(ctx.db, ctx.user.id, ids) }
}
