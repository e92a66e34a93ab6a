import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, linkToken, timestamp, typedPassword } from '../core/fields.ts'
import { PASSKEY_NAME_MAX } from '../core/limits.ts'
import { signedIn } from './auth.ts'

/** As browsers write bytes in JSON. */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(max)

const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const known = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
})
const wish = z.enum(['discouraged', 'preferred', 'required'])

/** What a browser is asked for when a passkey is made (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(known).optional(),
  authenticatorSelection: z
    .object({
      residentKey: wish.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: wish.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'direct', 'enterprise', 'indirect']).optional(),
})

/** What a browser is asked for when a passkey is used (`PublicKeyCredentialRequestOptionsJSON`). */
export const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(known).optional(),
  userVerification: wish.optional(),
})

const answered = z.object({
  id: base64url(2048).min(1),
  rawId: base64url(2048).min(1),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
})

/** What the browser answers (`RegistrationResponseJSON`). */
export const createdPasskey = answered.extend({
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(65_536),
    transports: z.array(transport).optional().catch(undefined),
  }),
})

/** (`AuthenticationResponseJSON`). */
export const usedPasskey = answered.extend({
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: base64url(256).optional(),
  }),
})

export const askForPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkey/options',
  summary: 'What to ask a browser for: any passkey of this site, or those of the account whose second step it is',
  session: 'none',
  body: z.object({ ticket: linkToken.optional() }),
  answer: z.object({ ticket: z.string(), options: requestOptions }),
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkey',
  summary: 'Sign in with a passkey, without a password or as the second step after it',
  session: 'none',
  body: z.object({ ticket: linkToken, passkey: usedPasskey }),
  answer: signedIn,
})

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
})
export type Passkey = z.output<typeof passkey>

const passkeyName = line(PASSKEY_NAME_MAX, 1)

export const startPasskeyBody = z.object({ current_password: typedPassword, name: passkeyName })

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/passkeys/options',
  summary: 'What to ask a browser for to make a passkey',
  body: startPasskeyBody.pick({ current_password: true }),
  answer: z.object({ ticket: z.string(), options: creationOptions }),
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/passkeys',
  summary: 'Keep the passkey that the browser made; the first factor brings recovery codes, which are shown only here',
  body: z.object({ ticket: linkToken, name: passkeyName, passkey: createdPasskey }),
  answer: z.object({ passkey, recovery_codes: z.array(z.string()).nullable() }),
  status: 201,
})

export const renamePasskeyBody = z.object({ name: passkeyName })

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/passkeys/:id',
  summary: 'Name a passkey',
  params: z.object({ id }),
  body: renamePasskeyBody,
  answer: passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/me/passkeys/:id',
  summary: 'Forget a passkey; the recovery codes go with the last factor',
  params: z.object({ id }),
  body: z.object({ current_password: typedPassword }),
})
