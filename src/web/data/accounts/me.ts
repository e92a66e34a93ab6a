import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CurrentUser, getMe, type Intent, setIntent } from '#shared/accounts/users.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useSession } from '#web/lib/session.ts'
import { keys } from '../keys.ts'
import { KEPT_BESIDE } from '../offline/kept-queries.ts'
import { STALE_MS } from '../query-client.ts'

/** Waits between the four tries: 12 s in all, so that a restart of the server logs nobody out. */
const WAITS = [1_000, 3_000, 8_000]

/** How often it is asked whether somebody has followed the link of the mail, while a screen waits for that. */
export const CONFIRMING_MS = 5_000

/**
 * The signed-in person with the whole profile; the small copy of it in the session follows. Where something waits for
 * the address to be confirmed, `is_waiting` notices when that was done, in another tab or on another device.
 */
export function useMe({ is_waiting = false } = {}) {
  const token = useSession((session) => session.token)
  const setUser = useSession((session) => session.setUser)
  return useQuery({
    queryKey: keys.accounts.me(),
    meta: KEPT_BESIDE,
    enabled: token !== null,
    queryFn: async ({ signal }) => {
      const me = await call(getMe, { signal })
      if (useSession.getState().token === token) setUser(me)
      return me
    },
    staleTime: ({ state }) => (state.data?.email_verified === false ? 0 : STALE_MS),
    refetchInterval: ({ state }) => is_waiting && state.data?.email_verified === false && CONFIRMING_MS,
    retry: (count, error) => count < WAITS.length && error instanceof ApiError && error.is_passing,
    retryDelay: (count) => WAITS[count] ?? 0,
  })
}

/** For calls that answer with the changed person: the profile and the session show it at once. */
export function useStoreMe(): (me: CurrentUser) => void {
  const client = useQueryClient()
  const setUser = useSession((session) => session.setUser)
  return (me) => {
    client.setQueryData(keys.accounts.me(), me)
    setUser(me)
  }
}

/** Looking for work or hiring. */
export const saveIntent = (intent: Intent): Promise<CurrentUser> => call(setIntent, { body: { intent } })
