import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { OutgoingState } from '#shared/hiring/outgoing.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { applications } from '../tables/applications.tables.ts'
import { type OutgoingRow, outgoingMails } from '../tables/outgoing.tables.ts'

const o = outgoingMails

/** Undefined when an answer to this application already waits. */
export async function insertOutgoing(db: Database, values: Omit<typeof o.$inferInsert, 'state'>) {
  const [row] = await db.insert(o).values(values).onConflictDoNothing().returning()
  return row
}

/** The mails with which these offers leave, while they wait. */
export function listLeaving(db: Database, offerIds: readonly string[]) {
  if (offerIds.length === 0) return Promise.resolve([])
  return db
    .select({ offer_id: o.offer_id, outgoing_id: o.id, send_at: o.send_at })
    .from(o)
    .where(and(inArray(o.offer_id, [...offerIds]), eq(o.state, 'QUEUED')))
}

/** Which mails a step is about. */
export interface Which {
  id?: string
  bulk_id?: string
  application_id?: string
  /** Only what was written from then on. */
  since?: Date
}

const which = ({ id, bulk_id, application_id, since }: Which): SQL | undefined => {
  const one = id
    ? eq(o.id, id)
    : bulk_id
      ? eq(o.bulk_id, bulk_id)
      : application_id && eq(o.application_id, application_id)
  if (!one) throw new Error('no mails were named')
  return and(one, since && gte(o.created_at, since))
}

/** Only those that are still where the step begins; whoever asks later finds none. */
export function writeOutgoingState(
  db: Database,
  mails: Which,
  from: OutgoingState,
  state: OutgoingState,
  now: Date,
): Promise<OutgoingRow[]> {
  return db
    .update(o)
    .set({ state, settled_at: now })
    .where(and(which(mails), eq(o.state, from)))
    .returning()
}

export async function lockOutgoing(db: Database, id: string): Promise<OutgoingRow | undefined> {
  const [row] = await db.select().from(o).where(eq(o.id, id)).for('update')
  return row
}

export async function updateOutgoing(
  db: Database,
  id: string,
  values: Pick<OutgoingRow, 'subject' | 'body' | 'send_at'>,
): Promise<void> {
  await db.update(o).set(values).where(eq(o.id, id))
}

export function listDue(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.state, 'QUEUED'), lte(o.send_at, now), gt(o.id, after)))
    .orderBy(asc(o.id))
    .limit(limit)
}

const columns = {
  mail: o,
  created_at: o.send_at,
  id: o.id,
  full_name: shownName,
  created_by_name: users.full_name,
}

/** Which mails somebody of the team reads: those of a vacancy, never what waits for themself. */
export interface Readable {
  vacancy_id: string
  reader_id: string
}

const readable = ({ vacancy_id, reader_id }: Readable): SQL | undefined =>
  and(eq(o.vacancy_id, vacancy_id), or(isNull(applications.user_id), ne(applications.user_id, reader_id)))

/** What waits goes by who is next, what left by what was last. */
export function listOutgoing(
  db: Database,
  mails: Readable,
  { state, after, limit }: { state: OutgoingState; after: Position | undefined; limit: number },
) {
  const isNext = state === 'QUEUED'
  const [past, way] = isNext ? [gt, asc] : [lt, desc]
  const rest =
    after && or(past(o.send_at, after.created_at), and(eq(o.send_at, after.created_at), past(o.id, after.id)))
  return db
    .select(columns)
    .from(o)
    .innerJoin(applications, eq(applications.id, o.application_id))
    .leftJoin(users, eq(users.id, o.created_by))
    .where(and(readable(mails), eq(o.state, state), rest))
    .orderBy(way(o.send_at), way(o.id))
    .limit(limit)
}

export async function findOutgoing(db: Database, mails: Readable, id: string) {
  const [row] = await db
    .select(columns)
    .from(o)
    .innerJoin(applications, eq(applications.id, o.application_id))
    .leftJoin(users, eq(users.id, o.created_by))
    .where(and(eq(o.id, id), readable(mails)))
  return row
}

export async function countQueued(db: Database, mails: Readable): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(o)
    .innerJoin(applications, eq(applications.id, o.application_id))
    .where(and(readable(mails), eq(o.state, 'QUEUED')))
  return row?.total ?? 0
}
