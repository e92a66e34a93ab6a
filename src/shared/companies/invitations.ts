import { z } from 'zod'
import { tokenBody } from '../accounts/verification.ts'
import { endpoint } from '../core/endpoint.ts'
import { email, id, linkToken, optionalText, timestamp } from '../core/fields.ts'
import { INVITATION_MESSAGE_MAX, INVITATIONS_AT_ONCE } from '../core/limits.ts'
import { givenRole, role } from './team-policy.ts'

export const invitationState = z.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'REVOKED', 'EXPIRED'])

/** As the team sees it. */
export const invitation = z.object({
  id,
  email: z.string(),
  role,
  message: z.string().nullable(),
  state: invitationState,
  sent_at: timestamp,
  sent_count: z.int(),
  last_opened_at: timestamp.nullable(),
  expires_at: timestamp,
  invited_by_name: z.string().nullable(),
  /** Whether the person may resend or revoke it. */
  can_manage: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

const inCompany = z.object({ id })

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/invitations',
  summary: 'Invitations of the company, newest first',
  params: inCompany,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(invitation), next_cursor: z.string().nullable() }),
})

export const inviteBody = z.object({
  emails: z
    .array(email)
    .min(1, 'Escribe al menos un correo.')
    .max(INVITATIONS_AT_ONCE, `Invita como máximo a ${INVITATIONS_AT_ONCE} personas a la vez.`),
  role: givenRole,
  message: optionalText(INVITATION_MESSAGE_MAX).default(null),
})

export const inviteOutcome = z.enum(['SENT', 'ALREADY_MEMBER', 'ALREADY_INVITED', 'PENDING_LIMIT'])

export const createInvitations = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/invitations',
  summary:
    'Invite up to 20 addresses, with an outcome for each; 409 `already_member`, `already_invited` or `invitation_limit` when none could be invited',
  params: inCompany,
  body: inviteBody,
  answer: z.object({
    items: z.array(z.object({ email: z.string(), outcome: inviteOutcome, invitation: invitation.nullable() })),
  }),
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/:id/resend',
  summary: 'Send it again with a new link for seven more days; the earlier link then points to the newest mail',
  params: inCompany,
  answer: invitation,
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/v1/invitations/:id',
  summary: 'Take it back: its link stops working',
  params: inCompany,
})

/**
 * What the page shows: `SIGN_IN` the address has an account · `REGISTER` it has none · `READY` accept or decline ·
 * `OTHER_ACCOUNT` the session is somebody else's · `SUPERSEDED` a newer mail was sent.
 */
export const situation = z.enum([
  'SIGN_IN',
  'REGISTER',
  'READY',
  'OTHER_ACCOUNT',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'REVOKED',
  'SUPERSEDED',
])
export type Situation = z.infer<typeof situation>

/** As the invited person sees it; what the situation does not need is null. */
const openInvitation = z.object({
  situation,
  company_name: z.string(),
  company_logo_url: z.string().nullable(),
  invited_by_name: z.string().nullable(),
  /** Null unless the invitation can still be accepted. */
  role: role.nullable(),
  message: z.string().nullable(),
  email_masked: z.string(),
  /** The whole address, only for `REGISTER`, where the form needs it. */
  email: z.string().nullable(),
  /** Only for `OTHER_ACCOUNT`. */
  session_email_masked: z.string().nullable(),
  expires_at: timestamp,
  /** Only for `ACCEPTED`, when the session belongs to a member: «Ir a la empresa». */
  company_id: id.nullable(),
})
export type OpenInvitation = z.output<typeof openInvitation>

export const inspectInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/invitations/by-token/:token',
  summary: 'What an invitation link is for; nothing is accepted by opening it',
  session: 'optional',
  params: z.object({ token: linkToken }),
  answer: openInvitation,
})

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/invitations/:id',
  summary: 'The same for an invitation to the confirmed address of the signed-in person, e.g. from a notice',
  params: inCompany,
  answer: openInvitation,
})

/** By the link in the mail, or by id from inside the application. */
export const answerInvitationBody = z
  .object({ token: linkToken.optional(), invitation_id: id.optional() })
  .refine(({ token, invitation_id }) => (token === undefined) !== (invitation_id === undefined), {
    error: 'Este enlace no está completo. Ábrelo de nuevo desde el correo.',
    path: ['token'],
  })

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/accept',
  summary:
    'Join the team; a link also confirms the address. 409 `other_account` when the invitation is for another address',
  body: answerInvitationBody,
  answer: z.object({ status: z.enum(['accepted', 'already_member']), company_id: id, company_name: z.string() }),
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/decline',
  summary: 'Say no; works with the link alone, without an account',
  session: 'optional',
  body: answerInvitationBody,
  answer: z.object({ company_name: z.string() }),
})

const asked = z.object({ status: z.enum(['sent', 'already_sent']) })

export const requestNewInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/request-new',
  summary: '«Pedir una nueva»: tells whoever invited that the link ended',
  session: 'none',
  body: tokenBody,
  answer: asked,
  status: 202,
})

export const requestForThisAccount = endpoint({
  method: 'POST',
  path: '/api/v1/invitations/request-for-me',
  summary: '«Pedir que la envíen a esta cuenta»: asks whoever invited to send it to the address of the session',
  body: tokenBody,
  answer: asked,
  status: 202,
})
