import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { answerOrCopy, keepQueries } from './offline/kept-queries.ts'

const RETRIES = 2
export const STALE_MS = 15_000

export const queryClient = new QueryClient({
  defaultOptions: {
    // The server may run on this very machine, so «no network» says nothing about it.
    queries: {
      networkMode: 'always',
      staleTime: STALE_MS,
      persister: answerOrCopy,
      retry: (count, error) => count < RETRIES && error instanceof ApiError && error.is_passing,
    },
    mutations: { networkMode: 'always' },
  },
})

keepQueries(queryClient)

/** Nothing of one person may be shown to the next who signs in on this device. */
useSession.subscribe((now, before) => {
  if (now.token !== before.token) queryClient.clear()
})
