import { IdleCache } from '#server/platform/processes/idle-cache.ts'

interface Kept<T> {
  version: string
  value: T
  bytes: number
}

/**
 * What was prepared for comparing, by the version of the rows that it was read from; beyond so many bytes, what nobody
 * asked for longest is forgotten. Nothing is asked of it without the version that stands in the database now.
 */
export class Remembered<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #most: number
  #bytes = 0

  constructor(most_bytes: number) {
    this.#most = most_bytes
  }

  has(id: string): boolean {
    return this.#kept.has(id)
  }

  get(id: string, version: string): T | undefined {
    const kept = this.#kept.get(id)
    if (kept?.version !== version) return undefined
    this.#kept.delete(id)
    this.#kept.set(id, kept)
    return kept.value
  }

  set(id: string, kept: Kept<T>): void {
    this.#forget(id)
    this.#kept.set(id, kept)
    this.#bytes += kept.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break
      this.#forget(oldest)
    }
  }

  #forget(id: string): void {
    this.#bytes -= this.#kept.get(id)?.bytes ?? 0
    this.#kept.delete(id)
  }
}

/** Of each database its own, so that two of them in one process do not answer for each other. */
export function rememberedBy<T>(most_bytes: number): (db: object) => Remembered<T> {
  const kept = new IdleCache<WeakMap<object, Remembered<T>>>()
  return (db) => {
    const all = kept.get() ?? kept.set(new WeakMap())
    const known = all.get(db) ?? new Remembered<T>(most_bytes)
    all.set(db, known)
    return known
  }
}

interface Versioned {
  id: string
  version: string
}

interface Reading<T> {
  /** The versions that stand in the database now. */
  versionsOf: (ids: string[]) => Promise<Versioned[]>
  read: (ids: string[]) => Promise<(Versioned & { value: T; bytes: number })[]>
}

/** What is known and still true comes from memory, the rest is read; in the order of the ids, without what is not there. */
export async function recalled<T>(
  memory: Remembered<T>,
  ids: readonly string[],
  { versionsOf, read }: Reading<T>,
): Promise<T[]> {
  const known = ids.filter((id) => memory.has(id))
  const found = new Map<string, T>()
  for (const { id, version } of known.length > 0 ? await versionsOf(known) : []) {
    const value = memory.get(id, version)
    if (value !== undefined) found.set(id, value)
  }
  const unknown = ids.filter((id) => !found.has(id))
  for (const { id, version, value, bytes } of unknown.length > 0 ? await read(unknown) : []) {
    memory.set(id, { version, value, bytes })
    found.set(id, value)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

const AT_ONCE = 100

/** In parts side by side: the first are made ready while the database reads the next. */
export async function inParts<T>(ids: readonly string[], read: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    read(ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
  )
  return (await Promise.all(parts)).flat()
}
