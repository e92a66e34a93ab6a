import type { z } from 'zod'
import { askForPasskey, signInByPasskey } from '#shared/accounts/passkeys.ts'
import { finishSignIn, type secondStepBody } from '#shared/accounts/second-factor.ts'
import { call } from '#web/lib/api.ts'
import { presentPasskey } from '#web/lib/passkeys/passkey-prompt.ts'
import { enter } from './sign-in.ts'

/** By a code of the app or a recovery code. */
export async function signInByCode(body: z.input<typeof secondStepBody>): Promise<void> {
  await enter(await call(finishSignIn, { body }))
}

/** Without a password, or as the second step whose ticket is given. */
export async function signInWithPasskey(ticket?: string): Promise<void> {
  const asked = await call(askForPasskey, { body: ticket ? { ticket } : {} })
  const passkey = await presentPasskey(asked.options as Parameters<typeof presentPasskey>[0])
  const body = { ticket: asked.ticket, passkey: passkey as never }
  await enter(await call(signInByPasskey, { body }))
}
