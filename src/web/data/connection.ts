import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { health } from '#shared/system/system.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { isCopy, shownSince } from './offline/kept-queries.ts'

/** One call that fails may be chance. */
const ENOUGH = 2
/** Polls of a page may be half a minute apart: whoever reads «seguimos intentándolo» should not wait for them. */
const TRY_EVERY = 5_000

/** True while no answer comes; what failed meanwhile is asked for again when one does. */
export function useLostConnection(): boolean {
  const client = useQueryClient()
  const [failures, setFailures] = useState(0)
  const is_lost = failures >= ENOUGH
  const was_lost = useRef(false)

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { action } = event
        if (action.type === 'success' && !action.manual) setFailures(isCopy(event.query) ? ENOUGH : 0)
        if (action.type === 'failed' || action.type === 'error') {
          const { error } = action
          if (error instanceof ApiError && error.status === 0) setFailures((count) => count + 1)
        }
      }),
    [client],
  )

  // The device says so itself: one call tells whether the server is out of reach as well.
  useEffect(() => {
    const ask = () => void call(health).catch(() => setFailures(ENOUGH))
    window.addEventListener('offline', ask)
    return () => window.removeEventListener('offline', ask)
  }, [])

  useEffect(() => {
    if (!is_lost) return
    const attempt = () => void call(health).then(() => setFailures(0), ignore)
    const timer = setInterval(attempt, TRY_EVERY)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [is_lost])

  useEffect(() => {
    if (was_lost.current && !is_lost)
      void client.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.status === 'error' || isCopy(query),
      })
    was_lost.current = is_lost
  }, [client, is_lost])

  return is_lost
}

/** Since when what is on the screen stands, while it may be read without a network. */
export function useShownSince(): number | null {
  const client = useQueryClient()
  return useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => shownSince(client),
  )
}

/** The next attempt is on its way already. */
const ignore = () => undefined
