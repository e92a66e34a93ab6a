import { type FetchQueryOptions, hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '#web/lib/session.ts'
import { keptAnswer } from './kept-answers.ts'

interface Wanted<A, K extends QueryKey> extends FetchQueryOptions<A, Error, A, K> {
  queryKey: K
}

const MOST = 30
/** The page itself first. */
const AFTER_MS = 3_000
const PAUSE_MS = 300

/** Only where pages open without a network at all, and nobody has to save on theirs. */
async function isWorthIt(): Promise<boolean> {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true)
    return false
  return Boolean(await navigator.serviceWorker?.ready)
}

/** Brings what a list leads to and nobody has opened on this device yet, so that it opens without a network too. */
export function useKeepAhead<A, K extends QueryKey>(wanted: readonly Wanted<A, K>[]): void {
  const client = useQueryClient()
  const user_id = useSession((session) => session.user?.id)
  const latest = useRef(wanted)
  latest.current = wanted
  const which = wanted.map(({ queryKey }) => hashKey(queryKey)).join()
  useEffect(() => {
    if (which === '' || !user_id) return
    let over = false
    async function bring(owner: string) {
      if (!(await isWorthIt())) return
      for (const one of latest.current.slice(0, MOST)) {
        if (over) return
        const is_known = client.getQueryData(one.queryKey) ?? (await keptAnswer(owner, hashKey(one.queryKey)))
        if (is_known) continue
        await client.prefetchQuery(one)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
    const timer = setTimeout(() => void bring(user_id), AFTER_MS)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [client, user_id, which])
}
