/** Answers of the server that can be read without a network: on this device, for one person, until they sign out. */
const PREFIX = 'kept-answers:'
const MOST = 200

interface Kept {
  at: number
  answer: unknown
}

/** Private windows and plain addresses have no such place. */
const place = (): CacheStorage | undefined => ('caches' in globalThis ? caches : undefined)
const addressOf = (key: string) => `/kept/${encodeURIComponent(key)}`

async function open(user_id: string): Promise<Cache | undefined> {
  return place()
    ?.open(PREFIX + user_id)
    .catch(() => undefined)
}

export async function keepAnswer(user_id: string, key: string, kept: Kept): Promise<void> {
  const cache = await open(user_id)
  if (!cache) return
  await cache.put(addressOf(key), Response.json(kept)).catch(() => undefined)
  const known = await cache.keys()
  for (const oldest of known.slice(0, Math.max(0, known.length - MOST))) await cache.delete(oldest)
}

export async function keptAnswer(user_id: string, key: string): Promise<Kept | undefined> {
  const found = await (await open(user_id))?.match(addressOf(key))
  return found?.json().catch(() => undefined)
}

export async function dropAnswer(user_id: string, key: string): Promise<void> {
  await (await open(user_id))?.delete(addressOf(key))
}

/** Of everybody but this person. */
export async function forgetAnswers(except?: string): Promise<void> {
  const names =
    (await place()
      ?.keys()
      .catch(() => [])) ?? []
  const gone = names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + except)
  await Promise.all(gone.map((name) => caches.delete(name)))
}
