import type { Deps } from '#server/context.ts'
import { type Folded, shutOutBy } from '#server/features/companies/blocked-companies.ts'
import { listPool } from '../candidates/candidates.queries.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { loadFacts } from '../profiles/seekers.service.ts'

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

/** Somebody of the pool, ready to be counted. */
interface Pooled {
  cv_id: string
  candidate: PreparedCandidate
  shut_out: readonly Folded[]
}

interface Kept {
  /** Of what is written of the person, and the month up to which it counts. */
  version: string
  with_lines: boolean
  /** Null: the CV cannot be read. */
  person: Pooled | null
}

/**
 * The pool as it was asked for the last time, by database: reading and preparing people takes most of the time, and from
 * one question to the next few of them change. What left the pool is forgotten, so it never holds more than one pool.
 */
const known = new WeakMap<object, ReadonlyMap<string, Kept>>()

/** Whoever asks while the pool is being read waits for that, and reads only what is missing then. */
const reading = new WeakMap<object, Promise<unknown>>()

const PEOPLE_AT_ONCE = 50

/** Reads the pool ahead, unless somebody has done so. */
export async function readyPool(ctx: Asker, most: number, with_lines: boolean): Promise<void> {
  if (!known.has(ctx.db) && !reading.has(ctx.db)) await presentPool(ctx, most, with_lines)
}

/** The newest people as they are now; whoever was written anew since the last question is read again. */
export async function presentPool(ctx: Asker, most: number, with_lines: boolean) {
  await reading.get(ctx.db)?.catch(() => undefined)
  const work = readPool(ctx, most, with_lines)
  reading.set(ctx.db, work)
  try {
    return await work
  } finally {
    if (reading.get(ctx.db) === work) reading.delete(ctx.db)
  }
}

async function readPool(ctx: Asker, most: number, with_lines: boolean) {
  const month = ctx.now().toISOString().slice(0, 7)
  const rows = await listPool(ctx.db, most + 1)
  const before = known.get(ctx.db)
  const pool = new Map<string, Kept>()
  const unread: string[] = []
  for (const { id, version: written } of rows.slice(0, most)) {
    const version = `${written}.${month}`
    const kept = before?.get(id)
    const holds = kept?.version === version && (kept.with_lines || !with_lines)
    pool.set(id, holds ? kept : { version, with_lines, person: null })
    if (!holds) unread.push(id)
  }
  for (let from = 0; from < unread.length; from += PEOPLE_AT_ONCE)
    await readSome(ctx, pool, unread.slice(from, from + PEOPLE_AT_ONCE), with_lines)
  known.set(ctx.db, pool)
  return { people: [...pool.values()].flatMap(({ person }) => person ?? []), are_more: rows.length > most }
}

async function readSome(ctx: Asker, pool: Map<string, Kept>, cvIds: readonly string[], with_lines: boolean) {
  for (const { cv_id, candidate, owner, facts } of await loadFacts(ctx, cvIds, with_lines)) {
    const kept = pool.get(cv_id)
    const shut_out = shutOutBy(owner.hidden_companies, { experience: facts.employers })
    if (kept) pool.set(cv_id, { ...kept, person: { cv_id, candidate, shut_out } })
  }
  await new Promise((resolve) => setImmediate(resolve))
}
