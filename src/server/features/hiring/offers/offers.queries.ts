import { and, asc, desc, eq, gt, isNotNull, lte, notInArray, or } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { OfferState } from '#shared/hiring/offers.ts'
import { type OfferRow, offers as o } from '../tables/offers.tables.ts'

type New = Omit<typeof o.$inferInsert, 'state'>
export type OfferChanges = Partial<Omit<New, 'id' | 'application_id'>>

/** Undefined while another one is open. */
export async function insertOffer(db: Database, values: New): Promise<OfferRow | undefined> {
  const [row] = await db.insert(o).values(values).onConflictDoNothing().returning()
  return row
}

export async function lockOffer(db: Database, applicationId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(o)
    .where(and(eq(o.id, id), eq(o.application_id, applicationId)))
    .for('update')
  return row
}

/** The one that waits for an answer. */
const isSent = (applicationId: string) => and(eq(o.application_id, applicationId), eq(o.state, 'SENT'))

export async function lockSentOffer(db: Database, applicationId: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(o).where(isSent(applicationId)).for('update')
  return row
}

export async function hasSentOffer(db: Database, applicationId: string): Promise<boolean> {
  return (await db.select({ id: o.id }).from(o).where(isSent(applicationId))).length > 0
}

/** The one that its person took. */
const isAccepted = (applicationId: string) => and(eq(o.application_id, applicationId), eq(o.state, 'ACCEPTED'))

export async function lockAcceptedOffer(db: Database, applicationId: string): Promise<OfferRow | undefined> {
  const [row] = await db.select().from(o).where(isAccepted(applicationId)).for('update')
  return row
}

export async function findOffer(db: Database, applicationId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(o)
    .where(and(eq(o.id, id), eq(o.application_id, applicationId)))
  return row
}

const OFFERS_SHOWN = 20

const UNSENT = ['DRAFT', 'WITHDRAWN_BY_COMPANY'] as const satisfies OfferState[]

/** Whether it was ever sent: a draft, also one that was thrown away, does not exist for whom it was for. */
export const wasSent = ({ state, sent_at }: OfferRow): boolean =>
  sent_at !== null || !UNSENT.some((one) => one === state)

export function listOffers(db: Database, applicationId: string, { drafts }: { drafts: boolean }): Promise<OfferRow[]> {
  return db
    .select()
    .from(o)
    .where(
      and(
        eq(o.application_id, applicationId),
        drafts ? undefined : or(isNotNull(o.sent_at), notInArray(o.state, [...UNSENT])),
      ),
    )
    .orderBy(desc(o.created_at))
    .limit(OFFERS_SHOWN)
}

export async function updateOffer(db: Database, id: string, values: OfferChanges): Promise<OfferRow> {
  const [row] = await db.update(o).set(values).where(eq(o.id, id)).returning()
  if (!row) throw new Error('the offer is gone')
  return row
}

export async function writeOfferState(
  db: Database,
  id: string,
  state: OfferState,
  values: OfferChanges,
): Promise<OfferRow> {
  const [row] = await db
    .update(o)
    .set({ ...values, state })
    .where(eq(o.id, id))
    .returning()
  if (!row) throw new Error('the offer is gone')
  return row
}

export function listExpired(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: o.id })
    .from(o)
    .where(and(eq(o.state, 'SENT'), lte(o.expires_at, now), gt(o.id, after)))
    .orderBy(asc(o.id))
    .limit(limit)
}
