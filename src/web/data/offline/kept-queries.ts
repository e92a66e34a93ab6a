import type { Query, QueryClient, QueryFunction, QueryFunctionContext, QueryMeta } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { dropAnswer, forgetAnswers, keepAnswer, keptAnswer } from './kept-answers.ts'

/** Own things of whoever is signed in, to be read without a network too. */
export const KEPT: QueryMeta = { kept: true }
/** Kept too, but not what a page is about: nobody needs to hear how old it is. */
export const KEPT_BESIDE: QueryMeta = { kept: true, is_beside: true }
/** The same only for such answers. */
export const keptIf = (isKept: (answer: never) => boolean): QueryMeta => ({ kept: isKept })

const KEEP_AGAIN_MS = 5 * 60_000

/** Queries that show what was kept on the device, and since when that stands. */
const copies = new Map<string, number>()
const last_kept = new Map<string, { answer: unknown; at: number }>()

/** No server at all; what it says itself, busy or broken, is told as it is. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504)

/** For every query: where the network fails, the kept answer stands in. */
export async function answerOrCopy<A>(
  ask: QueryFunction<A>,
  context: QueryFunctionContext,
  { queryHash, meta }: Pick<Query, 'queryHash' | 'meta'>,
): Promise<A> {
  try {
    const answer = await ask(context)
    copies.delete(queryHash)
    return answer
  } catch (error) {
    const { user } = useSession.getState()
    if (!meta?.kept || !user || !isUnreached(error)) throw error
    const kept = await keptAnswer(user.id, queryHash)
    if (!kept) throw error
    copies.set(queryHash, kept.at)
    return kept.answer as A
  }
}

export const isCopy = ({ queryHash }: Pick<Query, 'queryHash'>): boolean => copies.has(queryHash)

/** When what is on the screen was the server's word: the oldest of all that is shown; null where nothing of it is kept. */
export function shownSince(client: QueryClient): number | null {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ meta, state }) => Boolean(meta?.kept && !meta.is_beside && state.data) })
  const times = shown.map((query) => copies.get(query.queryHash) ?? query.state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : null
}

/** Keeps what the screens hold, also what was changed here and sent. */
export function keepQueries(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // What only came from the device is there already.
    if (isCopy(event.query) && !event.action.manual) return
    const { queryHash, meta, state } = event.query
    if (meta?.kept && isNew(queryHash, state.data)) void keep(queryHash, meta, state.data)
  })
  useSession.subscribe((now, before) => {
    if (now.token === before.token) return
    copies.clear()
    last_kept.clear()
    // With every session that ends, whoever comes next.
    void forgetAnswers()
  })
  // A tab may have been closed before it could do that.
  void forgetAnswers(useSession.getState().user?.id)
}

function isNew(key: string, answer: unknown): boolean {
  const last = last_kept.get(key)
  return !last || last.answer !== answer || Date.now() - last.at > KEEP_AGAIN_MS
}

async function keep(key: string, { kept }: QueryMeta, answer: unknown): Promise<void> {
  const { user, token } = useSession.getState()
  if (!user || token === null) return
  const now = Date.now()
  const at = copies.get(key) ?? now
  last_kept.set(key, { answer, at: now })
  const isWanted = typeof kept !== 'function' || kept(answer) === true
  await (isWanted ? keepAnswer(user.id, key, { at, answer }) : dropAnswer(user.id, key))
  // Signed out meanwhile, here or in another tab.
  if (storedToken() !== token) await forgetAnswers()
}

function storedToken(): unknown {
  const stored: unknown = JSON.parse(localStorage.getItem('auth-storage') ?? 'null')
  const state: unknown = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'state')
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'token') : null
}
