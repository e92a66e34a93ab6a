import type { Deps } from '#server/context.ts'
import type { NoticeGroup } from '#shared/events/event.ts'
import { findUser, findUserByEmail, hasUsers, lockUser, updateUser } from './users.queries.ts'
import type { UserRow } from './users.tables.ts'

/** The person as they are now, held until the transaction ends. */
export const lockPerson = (tx: Pick<Deps, 'db'>, id: string): Promise<UserRow> => lockUser(tx.db, id)

export const findPerson = (ctx: Pick<Deps, 'db'>, id: string): Promise<UserRow | undefined> => findUser(ctx.db, id)

export const findPersonByEmail = (ctx: Pick<Deps, 'db'>, email: string): Promise<UserRow | undefined> =>
  findUserByEmail(ctx.db, email)

/** Whether anybody has, or ever had, an account here. */
export const hasPeople = (ctx: Pick<Deps, 'db'>): Promise<boolean> => hasUsers(ctx.db)

/** For whoever has shown to read the mails of their address. */
export async function confirmOwnAddress(tx: Pick<Deps, 'db' | 'now'>, user: UserRow): Promise<void> {
  const now = tx.now()
  if (!user.email_verified_at) await updateUser(tx.db, user.id, { email_verified_at: now, updated_at: now })
}

/** No more mails, or no more messages to devices, of this group; the bell stays as it is. */
export async function switchOff(
  tx: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { group, channel }: { group: NoticeGroup; channel: 'mail' | 'push' },
): Promise<void> {
  const { notification_prefs: prefs } = await lockUser(tx.db, userId)
  const channels = { app: true, mail: true, ...prefs[group], [channel]: false }
  await updateUser(tx.db, userId, { notification_prefs: { ...prefs, [group]: channels }, updated_at: tx.now() })
}
