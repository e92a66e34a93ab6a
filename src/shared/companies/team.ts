import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import { invitation } from './invitations.ts'
import { givenRole, role } from './team-policy.ts'

export const member = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  profile_picture_url: z.string().nullable(),
  role,
  status: z.enum(['ACTIVE', 'SUSPENDED']),
  can_see_salary_expectations: z.boolean(),
  joined_at: timestamp,
  /** Null for those who do not manage the team. */
  has_second_factor: z.boolean().nullable(),
  is_me: z.boolean(),
})
export type Member = z.output<typeof member>

const inCompany = z.object({ id })
const ofMember = inCompany.extend({ member_id: id })

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/members',
  summary: 'The team, the owner first; whoever left is not listed',
  params: inCompany,
  answer: z.object({ items: z.array(member), next_cursor: z.null() }),
})

const memberBody = z
  .object({ role: givenRole, status: z.enum(['ACTIVE', 'SUSPENDED']), can_see_salary_expectations: z.boolean() })
  .partial()
export type MemberBody = z.output<typeof memberBody>

export const updateMember = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/members/:member_id',
  summary:
    'Change the role, suspend or reactivate, or switch who sees salary expectations (only RECRUITER and HIRING_MANAGER have that switch). A new role starts with its own default',
  params: ofMember,
  body: memberBody,
  answer: member,
})

/** Who takes over what the person alone was responsible for; the owner when nobody is named. */
export const goingQuery = z.object({ successor_id: id.optional() })

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/members/:member_id',
  summary: 'Take somebody out of the team: access to the company ends at once, the session stays',
  params: ofMember,
  query: goingQuery,
})

export const leaveCompany = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/leave',
  summary: 'Leave the team; the owner must transfer the company first (409 `last_owner`)',
  params: inCompany,
  query: goingQuery,
})

/** Somebody who wants in: by the domain, with another account than the invited one, or with a link that ended. */
export const accessRequest = z.object({
  id,
  kind: z.enum(['DOMAIN', 'OTHER_ACCOUNT', 'NEW_INVITATION']),
  full_name: z.string().nullable(),
  email: z.string(),
  /** The role of the invitation it comes from; null when somebody asked by the domain. */
  role: role.nullable(),
  message: z.string().nullable(),
  created_at: timestamp,
})
export type AccessRequest = z.output<typeof accessRequest>

export const listAccessRequests = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/access-requests',
  summary: 'Who waits for an answer, newest first; only those whose role the person may give',
  params: inCompany,
  answer: z.object({ items: z.array(accessRequest), next_cursor: z.null() }),
})

const ofRequest = inCompany.extend({ request_id: id })
export const acceptRequestBody = z.object({ role: givenRole })

export const inviteRequester = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/access-requests/:request_id/invite',
  summary: 'Answer with an invitation to that address, in one click',
  params: ofRequest,
  body: acceptRequestBody,
  answer: invitation,
  status: 201,
})

export const dismissRequest = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/access-requests/:request_id',
  summary: 'Take it off the list without inviting',
  params: ofRequest,
})
