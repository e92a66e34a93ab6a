import type { Serve } from '#server/platform/http/serve.ts'
import * as invitations from '#shared/companies/invitations.ts'
import * as contract from '#shared/companies/team.ts'
import { dismissRequest, inviteRequester, listAccessRequests } from './access-requests.service.ts'
import { acceptInvitation, declineInvitation, getInvitation, inspectInvitation } from './invitation-answers.service.ts'
import { createInvitations, listInvitations, resendInvitation, revokeInvitation } from './invitations.service.ts'
import { leaveCompany, listMembers, removeMember, updateMember } from './members.service.ts'
import { requestForThisAccount, requestNewInvitation } from './new-access-requests.service.ts'

export function teamRoutes(serve: Serve): void {
  serve(contract.listMembers, listMembers)
  serve(contract.updateMember, updateMember)
  serve(contract.removeMember, removeMember)
  serve(contract.leaveCompany, leaveCompany)
  serve(contract.listAccessRequests, listAccessRequests)
  serve(contract.inviteRequester, inviteRequester)
  serve(contract.dismissRequest, dismissRequest)
  serve(invitations.listInvitations, listInvitations)
  serve(invitations.createInvitations, createInvitations)
  serve(invitations.resendInvitation, resendInvitation)
  serve(invitations.revokeInvitation, revokeInvitation)
  serve(invitations.inspectInvitation, inspectInvitation)
  serve(invitations.getInvitation, getInvitation)
  serve(invitations.acceptInvitation, acceptInvitation)
  serve(invitations.declineInvitation, declineInvitation)
  serve(invitations.requestNewInvitation, requestNewInvitation)
  serve(invitations.requestForThisAccount, requestForThisAccount)
}
