import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchReadAhead } from '../tables/read-ahead.tables.ts'

const r = matchReadAhead

export type ReadAhead = typeof r.$inferSelect
type Asked = Pick<ReadAhead, 'ready_at' | 'pairs_left' | 'tells_at'> &
  ({ cv_id: string; vacancy_id?: never } | { vacancy_id: string; cv_id?: never })

/** Whatever was asked of it before begins anew. */
export async function upsertReadAhead(db: Database, asked: Asked): Promise<void> {
  const { cv_id: _, vacancy_id: __, ...anew } = asked
  await db
    .insert(r)
    .values(asked)
    .onConflictDoUpdate({
      target: asked.cv_id === undefined ? r.vacancy_id : r.cv_id,
      set: { ...anew, taken_until: null },
    })
}

/** Whoever waits already keeps their place. */
export async function insertReadAhead(db: Database, asked: Asked): Promise<void> {
  await db.insert(r).values(asked).onConflictDoNothing()
}

/** The one that has waited longest and that nobody works on, for as long as the lease says. */
export async function takeReadAhead(db: Database, now: Date, taken_until: Date): Promise<ReadAhead | undefined> {
  const next = db
    .select({ id: r.id })
    .from(r)
    .where(and(lte(r.ready_at, now), or(isNull(r.taken_until), lt(r.taken_until, now))))
    .orderBy(asc(r.ready_at), asc(r.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db.update(r).set({ taken_until }).where(inArray(r.id, next)).returning()
  return taken
}

/** As it was taken: asked for anew meanwhile, it is another. */
const isStill = ({ id, taken_until }: ReadAhead) =>
  and(eq(r.id, id), taken_until ? eq(r.taken_until, taken_until) : undefined)

export async function putBack(db: Database, taken: ReadAhead, pairs_left: number): Promise<void> {
  await db.update(r).set({ pairs_left, taken_until: null }).where(isStill(taken))
}

export async function deleteReadAhead(db: Database, taken: ReadAhead): Promise<ReadAhead | undefined> {
  const [ended] = await db.delete(r).where(isStill(taken)).returning()
  return ended
}

/** The vacancies whose people have waited long enough, each once. */
export async function takeOverdue(db: Database, now: Date): Promise<string[]> {
  const rows = await db.update(r).set({ tells_at: null }).where(lte(r.tells_at, now)).returning()
  return rows.flatMap(({ vacancy_id }) => vacancy_id ?? [])
}

/** What nobody came to in so long is no longer asked. */
export async function deleteOldReadAhead(db: Database, before: Date): Promise<void> {
  await db.delete(r).where(lt(r.ready_at, before))
}

/** Whose list a CV makes: the person by their base CV; undefined for every other one. */
export async function findReader(db: Database, cvId: string) {
  const [found] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(cvs, eq(cvs.user_id, users.id))
    .where(and(eq(cvs.id, cvId), eq(cvs.is_base, true), eq(users.status, 'ACTIVE')))
  return found?.user
}
