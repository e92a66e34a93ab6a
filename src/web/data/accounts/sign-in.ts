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
  type SecondStep,
  type signedIn,
} from '#shared/accounts/auth.ts'
import type { CurrentUser } from '#shared/accounts/users.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'

/** The cache is as heavy as the page where people sign in, so it comes now; where it does not, the next page asks again. */
async function keepMe(me: CurrentUser): Promise<void> {
  useSession.getState().setUser(me)
  await import('./kept-me.ts').then(
    (cache) => cache.keepMe(me),
    () => undefined,
  )
}

type SignedIn = z.output<typeof signedIn>

/** Keeps the answer of register and login on this device. */
async function keepSession({ token, user }: SignedIn): Promise<void> {
  // In this order: a new token empties the cache of whoever was here before.
  useSession.getState().setToken(token)
  await keepMe(user)
}

/** Signs in, or answers with the second step that the account asks for. */
export async function signIn(body: z.input<typeof loginBody>): Promise<SecondStep | undefined> {
  const answer = await call(login, { body })
  if ('second_step' in answer) return answer.second_step
  await enter(answer)
  return undefined
}

/** After the last step, whichever it was. */
export async function enter(answer: SignedIn): Promise<void> {
  await keepSession(answer)
  if (!answer.is_account_kept) return
  const { notify } = await import('#web/lib/toast.ts')
  notify.success('Conservas tu cuenta: cancelamos su eliminación.')
}

/** `onCreated` runs before the new session is known to the screen. */
export async function createAccount(body: z.input<typeof registerBody>, onCreated?: () => void): Promise<void> {
  const answer = await call(register, { body })
  onCreated?.()
  await keepSession(answer)
}

export const sendResetLink = (body: z.input<typeof forgotPasswordBody>) => call(mailResetLink, { body })

export const setNewPassword = (body: z.input<typeof resetPasswordBody>) => call(resetPassword, { body })

/** Signs out on this device at once; the server is told, but nobody waits for it. */
export function endSession(): void {
  call(logout).catch(() => undefined)
  useSession.getState().logout()
}
