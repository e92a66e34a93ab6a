import { addPasskey, startPasskey } from '#shared/accounts/passkeys.ts'
import { confirmApp, startApp } from '#shared/accounts/second-factor.ts'
import { PUBLIC_URL, type TestApp } from '../app.ts'
import { call } from '../call.ts'
import { PASSWORD } from '../factories.ts'
import { codeAt } from './authenticator-code.ts'
import { SoftPasskey } from './soft-passkey.ts'

/** Turns an authenticator app on, and lets the half minute of its first code pass. */
export async function withApp(app: TestApp, token: string) {
  const { secret, uri } = (await call(app, startApp, { body: { current_password: PASSWORD }, token })).answer
  const code = () => codeAt(secret, app.clock.now())
  const { answer } = await call(app, confirmApp, { body: { code: code() }, token })
  app.clock.forward(60)
  return { secret, uri, code, recovery_codes: answer.recovery_codes ?? [] }
}

export async function withPasskey(app: TestApp, token: string, key = new SoftPasskey({ origin: PUBLIC_URL })) {
  const started = await call(app, startPasskey, { body: { current_password: PASSWORD }, token })
  const { ticket, options } = started.answer
  const body = { ticket, name: 'Mi teléfono', passkey: key.create(options) }
  return { key, added: await call(app, addPasskey, { body, token }) }
}
