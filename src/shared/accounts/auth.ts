import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { email, fullName, id, linkToken, newPassword, timestamp, typedPassword } from '../core/fields.ts'
import { currentUser, timezone } from './users.ts'

export const signedIn = z.object({
  token: z.string(),
  user: currentUser,
  /** Signing in called off the deletion that the person had asked for. */
  is_account_kept: z.boolean().default(false),
})

/** How somebody showed who they are when a session began. */
const signedInBy = z.enum([
  'PASSWORD',
  'PASSWORD_AND_CODE',
  'PASSWORD_AND_RECOVERY_CODE',
  'PASSWORD_AND_PASSKEY',
  'PASSKEY',
])
export type SignedInBy = z.infer<typeof signedInBy>

/** In place of a session, for an account with a second factor: the password was right, and one of these has to follow. */
export const secondStep = z.object({
  second_step: z.object({
    ticket: z.string(),
    ways: z.array(z.enum(['CODE', 'PASSKEY', 'RECOVERY_CODE'])),
    expires_at: timestamp,
  }),
})
export type SecondStep = z.output<typeof secondStep>['second_step']

export const registerBody = z.object({
  full_name: fullName,
  email,
  password: newPassword,
  accept_terms: z.literal(true, 'Acepta los términos para crear tu cuenta.'),
  marketing_opt_in: z.boolean().default(false),
  /** Of the person's device; a name that nobody knows keeps nobody out. */
  timezone: timezone.optional().catch(undefined),
})

export const register = endpoint({
  method: 'POST',
  path: '/api/v1/auth/register',
  summary: 'Create an account and sign in',
  session: 'none',
  body: registerBody,
  answer: signedIn,
  status: 201,
})

export const loginBody = z.object({ email, password: typedPassword })

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Sign in; an account with a second factor gets a ticket for the second step instead',
  session: 'none',
  body: loginBody,
  answer: z.union([signedIn, secondStep]),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'End this session',
  session: 'optional',
})

export const forgotPasswordBody = z.object({ email })

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  summary: 'Ask for a link to choose a new password; the answer is the same for unknown addresses',
  session: 'none',
  body: forgotPasswordBody,
  answer: z.object({ message: z.string() }),
  status: 202,
})

export const resetPasswordBody = z.object({ token: linkToken, password: newPassword })

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  summary: 'Choose a new password with a link; every session ends',
  session: 'none',
  body: resetPasswordBody,
})

export const session = z.object({
  id,
  device: z.string(),
  ip_prefix: z.string(),
  created_at: timestamp,
  last_seen_at: timestamp,
  /** Null for sessions that began before it was kept. */
  signed_in_by: signedInBy.nullable(),
  is_current: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/auth/sessions',
  summary: 'Devices where this account is signed in, newest first',
  answer: z.object({ items: z.array(session), next_cursor: z.string().nullable() }),
})

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/sessions/:id',
  summary: 'Sign out one device',
  params: z.object({ id }),
})

export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/sessions',
  summary: 'Sign out every other device',
})

export const changePasswordBody = z.object({ current_password: typedPassword, password: newPassword })

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/password',
  summary: 'Change the password; every other session ends',
  body: changePasswordBody,
})

export const changeEmailBody = z.object({ email, current_password: typedPassword })

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/email',
  summary: 'Ask to change the address; it is replaced once the new one is confirmed',
  body: changeEmailBody,
  answer: z.object({ pending_email: z.string() }),
  status: 202,
})

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/email',
  summary: 'Keep the present address and forget the pending one',
})
