import { type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'

/** What one step changed in a document: its parts before and after. */
interface Change {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export function changeOf(before: CvDocument, after: CvDocument): Change {
  const [old, now] = [new Map<string, unknown>(Object.entries(before)), Object.entries(after)]
  const changed = now.filter(([key, part]) => old.get(key) !== part)
  return { before: Object.fromEntries(changed.map(([key]) => [key, old.get(key)])), after: Object.fromEntries(changed) }
}

/** Takes one step back out of a document, and leaves alone all that was written since. */
export function takeBack(document: CvDocument, { before, after }: Change): CvDocument {
  const parts = Object.entries(document).map(([key, now]) => [
    key,
    key in after ? undone(before[key], after[key], now) : now,
  ])
  return cvDocument.safeParse(Object.fromEntries(parts)).data ?? document
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function undone(before: unknown, after: unknown, now: unknown): unknown {
  if (same(before, after)) return now
  if (same(after, now)) return before
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) return listUndone(before, after, now)
  if (isRecord(before) && isRecord(after) && isRecord(now)) {
    return Object.fromEntries(Object.entries(now).map(([key, part]) => [key, undone(before[key], after[key], part)]))
  }
  if (typeof before === 'string' && typeof after === 'string' && typeof now === 'string') {
    return textUndone(before, after, now)
  }
  return now
}

/** What was added goes, unless it was changed since into something else; what was taken out comes back to its place. */
function listUndone(before: readonly unknown[], after: readonly unknown[], now: readonly unknown[]): unknown[] {
  const find = (list: readonly unknown[], item: unknown) => list.find((one) => nameOf(one) === nameOf(item))
  const kept = now.flatMap((item) => {
    const [old, made] = [find(before, item), find(after, item)]
    if (made === undefined) return [item]
    return old === undefined ? [] : [undone(old, made, item)]
  })
  const missing = before.flatMap((item, at) =>
    find(after, item) === undefined && find(kept, item) === undefined ? [{ item, at }] : [],
  )
  return missing.reduce<unknown[]>((list, { item, at }) => list.toSpliced(at, 0, item), kept)
}

/** Behind what stood there before it was added, and nothing else there may go with it. */
function textUndone(before: string, after: string, now: string): string {
  const added = after.startsWith(before) ? after.slice(before.length) : ''
  const at = added === '' ? -1 : now.indexOf(added)
  return at < 0 ? now : now.slice(0, at) + now.slice(at + added.length)
}

/** Entries are the same by their id, sections by their key, all else by what it says. */
const nameOf = (item: unknown): unknown => (isRecord(item) ? (item.id ?? item.key ?? JSON.stringify(item)) : item)

const isRecord = (thing: unknown): thing is Record<string, unknown> & { id?: unknown; key?: unknown } =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing)
