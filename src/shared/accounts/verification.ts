import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { linkToken, timestamp } from '../core/fields.ts'
import { currentUser } from './users.ts'

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/send-verification-email',
  summary: 'Send another link to confirm the address (the pending one first); earlier links keep working',
  answer: z.object({ status: z.enum(['sent', 'already_verified']), email_masked: z.string() }),
  status: 202,
})

export const tokenBody = z.object({ token: linkToken })

export const inspectEmailToken = endpoint({
  method: 'POST',
  path: '/api/v1/users/verify-email/inspect',
  summary: 'What a confirmation link is for, without using it up',
  session: 'none',
  body: tokenBody,
  answer: z.object({ status: z.enum(['pending', 'already_verified']), email_masked: z.string() }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/v1/users/verify-email',
  summary: 'Confirm an address with a link',
  session: 'none',
  body: tokenBody,
  answer: z.object({ status: z.enum(['verified', 'already_verified']), email_masked: z.string() }),
})

export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/users/undo-email-change',
  summary:
    '«No fui yo»: the old address takes the account back, every session ends and a link to choose a new password is sent',
  session: 'none',
  body: tokenBody,
  answer: z.object({ email_masked: z.string() }),
})

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/phone/send-verification-code',
  summary: 'Send a six-digit code to the saved phone; a new code replaces the old one',
  answer: z.object({
    status: z.enum(['sent', 'already_verified']),
    phone_masked: z.string(),
    expires_at: timestamp.nullable(),
  }),
  status: 202,
})

export const verifyPhoneBody = z.object({
  code: z
    .string({ error: 'El código tiene 6 números.' })
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'El código tiene 6 números.')),
})

export const verifyPhone = endpoint({
  method: 'POST',
  path: '/api/v1/users/me/phone/verify-code',
  summary: 'Confirm the saved phone with the code',
  body: verifyPhoneBody,
  answer: z.object({ status: z.enum(['verified', 'already_verified']), user: currentUser }),
})
