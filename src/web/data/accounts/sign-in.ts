import type { z } from 'zod'
import {
  type forgotPasswordBody,
  login,
  type loginBody,
  logout,
  forgotPassword as mailResetLink,
  register,
  type registerBody,
  resetPassword,
  type resetPasswordBody,
  type signedIn,
} from '#shared/accounts/auth.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { notify } from '#web/lib/toast.ts'
import { useStoreMe } from './me.ts'

/** Keeps the answer of register and login on this device. */
function useKeepSession(): (answer: z.output<typeof signedIn>) => void {
  const setToken = useSession((session) => session.setToken)
  const storeMe = useStoreMe()
  return ({ token, user }) => {
    // In this order: a new token empties the cache of whoever was here before.
    setToken(token)
    storeMe(user)
  }
}

export function useSignIn(): (body: z.input<typeof loginBody>) => Promise<void> {
  const keep = useKeepSession()
  return async (body) => {
    const answer = await call(login, { body })
    keep(answer)
    if (answer.is_account_kept) notify.success('Conservas tu cuenta: cancelamos su eliminación.')
  }
}

/** `onCreated` runs before the new session is known to the screen. */
export function useCreateAccount(): (body: z.input<typeof registerBody>, onCreated?: () => void) => Promise<void> {
  const keep = useKeepSession()
  return async (body, onCreated) => {
    const answer = await call(register, { body })
    onCreated?.()
    keep(answer)
  }
}

export const sendResetLink = (body: z.input<typeof forgotPasswordBody>) => call(mailResetLink, { body })

export const setNewPassword = (body: z.input<typeof resetPasswordBody>) => call(resetPassword, { body })

/** Signs out on this device at once; the server is told, but nobody waits for it. */
export function endSession(): void {
  call(logout).catch(() => undefined)
  useSession.getState().logout()
}
