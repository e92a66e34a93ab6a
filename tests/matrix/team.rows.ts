import * as invitations from '#shared/companies/invitations.ts'
import * as team from '#shared/companies/team.ts'
import { may } from './permissions.ts'
import { everybody, type Row, row, signedIn, teamBy, team as teamMay } from './rows.ts'
import type { World } from './world.ts'

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const colleague = ({ company }: World) => ({ params: { id: company.id, member_id: company.member_id } })
const request = ({ company }: World) => ({ params: { id: company.id, request_id: company.request_id } })
const invitation = ({ company }: World) => ({ params: { id: company.invitation_id } })
const open = ({ company }: World) => ({ body: { token: company.invitation_token } })
/** Whoever has the link has the mail: it names the company and who invited. */
const byLink = { reveals: ({ company, people }: World) => [company.canary, people.owner.canary] }
const invites = teamMay('invite', 200)

export const teamRows: Row[] = [
  row(team.listMembers, teamMay('see_company', 200), inCompany),
  row(team.updateMember, teamMay('manage_team', 200), (world) => ({
    ...colleague(world),
    body: { role: 'BILLING' as const },
  })),
  row(team.removeMember, teamMay('manage_team', 204), colleague),
  row(team.leaveCompany, { ...teamMay('see_company', 204), owner: 409 }, inCompany),
  row(team.listAccessRequests, invites, inCompany),
  row(team.inviteRequester, teamMay('manage_team', 201), (world) => ({
    ...request(world),
    body: { role: 'INTERVIEWER' as const },
  })),
  row(team.dismissRequest, teamMay('manage_team', 204), request),
  row(invitations.listInvitations, invites, inCompany),
  row(
    invitations.createInvitations,
    { ...invites, ...teamBy((role) => (may(role, 'invite_administrators') ? 200 : 409)) },
    (world) => ({ ...inCompany(world), body: { emails: ['otra@correo.example'], role: 'ADMIN' as const } }),
  ),
  row(invitations.resendInvitation, invites, invitation),
  row(invitations.revokeInvitation, teamMay('invite', 204), invitation),
  row(
    invitations.inspectInvitation,
    everybody(200),
    ({ company }) => ({ params: { token: company.invitation_token } }),
    byLink,
  ),
  row(invitations.getInvitation, { ...signedIn(404), 'invited-not-accepted': 200 }, invitation, byLink),
  row(invitations.acceptInvitation, { ...signedIn(409), 'invited-not-accepted': 200 }, open, byLink),
  row(
    invitations.declineInvitation,
    { ...everybody(409), anon: 200, 'bad-token': 200, suspended: 200, 'invited-not-accepted': 200 },
    open,
    byLink,
  ),
  row(invitations.requestNewInvitation, everybody(202), ({ company }) => ({ body: { token: company.ended_token } })),
  row(invitations.requestForThisAccount, { ...signedIn(202), 'invited-not-accepted': 409 }, open),
]
