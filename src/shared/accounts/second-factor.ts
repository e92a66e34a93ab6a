import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { linkToken, REQUIRED, timestamp, typedPassword } from '../core/fields.ts'
import { signedIn } from './auth.ts'
import { passkey } from './passkeys.ts'

const SIX = 'El código tiene 6 números.'
const withoutGaps = (value: string) => value.replace(/[\s-]/g, '').toUpperCase()

/** As an authenticator app shows it: with or without a gap in the middle. */
const appCode = z
  .string({ error: SIX })
  .transform(withoutGaps)
  .pipe(z.string().regex(/^\d{6}$/, SIX))

const RECOVERY = 'Un código de recuperación tiene 16 letras y números, por ejemplo ABCD-EFGH-2345-6789.'
const recoveryCode = z
  .string({ error: REQUIRED })
  .transform(withoutGaps)
  .pipe(z.string().regex(/^[A-Z2-9]{16}$/, RECOVERY))

/** Shown once, as they are written down. */
const recoveryCodes = z.array(z.string())

export const appCodeBody = z.object({ code: appCode })
export const recoveryCodeBody = z.object({ code: recoveryCode })

export const secondStepBody = z.object({ ticket: linkToken, code: z.union([appCode, recoveryCode], RECOVERY) })

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/second-step',
  summary: 'The second step of signing in, by a code of the app or a recovery code',
  session: 'none',
  body: secondStepBody,
  answer: signedIn,
})

export const secondFactor = z.object({
  /** Since when an authenticator app is asked for; null when there is none. */
  app_since: timestamp.nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.output<typeof secondFactor>

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/v1/users/me/second-factor',
  summary: 'What the account asks for beside the password',
  answer: secondFactor,
})

export const passwordBody = z.object({ current_password: typedPassword })

export const startApp = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/second-factor/app',
  summary: 'A new secret for an authenticator app; nothing is asked for until a code of it was confirmed',
  body: passwordBody,
  answer: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmApp = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/second-factor/app/confirm',
  summary: 'Turn the app on with a code of it; the first factor brings recovery codes, which are shown only here',
  body: appCodeBody,
  answer: z.object({ recovery_codes: recoveryCodes.nullable() }),
})

/** Whoever is there knows the password, or holds the app. */
export const proofBody = z.union([passwordBody.strict(), appCodeBody.strict()], 'Escribe tu contraseña o un código.')

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/second-factor/app',
  summary: 'Turn the app off, with the password or a code; the recovery codes go with the last factor',
  body: proofBody,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/second-factor/recovery-codes',
  summary: 'New recovery codes in place of the ones before',
  body: passwordBody,
  answer: z.object({ recovery_codes: recoveryCodes }),
})
