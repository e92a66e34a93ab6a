import type { z } from 'zod'
import type { signedIn } from '#shared/accounts/auth.ts'
import { useStoreMe } from '#web/data/me.ts'
import { useSession } from '#web/lib/session.ts'

/** Keeps the answer of register and login on this device. */
export function useSignIn(): (answer: z.output<typeof signedIn>) => void {
  const setToken = useSession((session) => session.setToken)
  const storeMe = useStoreMe()
  return ({ token, user }) => {
    // In this order: a new token empties the cache of whoever was here before.
    setToken(token)
    storeMe(user)
  }
}
