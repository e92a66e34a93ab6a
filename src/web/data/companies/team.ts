import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createInvitations,
  type inviteBody,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '#shared/companies/invitations.ts'
import {
  dismissRequest,
  inviteRequester,
  leaveCompany,
  listAccessRequests,
  listMembers,
  type MemberBody,
  removeMember,
  updateMember,
} from '#shared/companies/team.ts'
import type { GivenRole } from '#shared/companies/team-policy.ts'
import { getLedVacancies } from '#shared/vacancies/hiring-teams.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useMembers(id: string, enabled = true) {
  return useQuery({
    queryKey: keys.companies.members(id),
    enabled,
    queryFn: ({ signal }) => call(listMembers, { params: { id }, signal }),
  })
}

export function useAccessRequests(id: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.companies.accessRequests(id),
    enabled,
    queryFn: ({ signal }) => call(listAccessRequests, { params: { id }, signal }),
  })
}

export function useInvitations(id: string, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: keys.companies.invitations(id),
    enabled,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listInvitations, { params: { id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: (page) => page.next_cursor,
  })
}

/** Figures, lists and activity of a company change together with its team. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.companies.all() })
}

export function useUpdateMember(id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ member_id, body }: { member_id: string; body: MemberBody }) =>
      call(updateMember, { params: { id, member_id }, body }),
    onSettled,
  })
}

export function useRemoveMember(id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ member_id, successor_id }: { member_id: string; successor_id: string }) =>
      call(removeMember, { params: { id, member_id }, query: heir(successor_id) }),
    onSettled,
  })
}

export function useLeaveCompany(id: string) {
  return useMutation({
    mutationFn: (successor_id: string) => call(leaveCompany, { params: { id }, query: heir(successor_id) }),
  })
}

/** Nobody named: the owner takes over. */
const heir = (successor_id: string) => (successor_id ? { successor_id } : {})

/** What somebody leads alone; asked anew each time, because others may lead it by now. */
export function useLedVacancies(id: string, member_id: string) {
  return useQuery({
    queryKey: keys.companies.ledBy(id, member_id),
    queryFn: ({ signal }) => call(getLedVacancies, { params: { id, member_id }, signal }),
    refetchOnMount: 'always',
  })
}

/** Nothing of a company that was left stays; called once its page is gone, else it would be asked for again. */
export function useForgetCompany(): (id: string) => void {
  const client = useQueryClient()
  return (id) => {
    client.removeQueries({ queryKey: keys.companies.one(id) })
    client.invalidateQueries({ queryKey: keys.companies.list() })
  }
}

export function useInvite(id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof inviteBody>) => call(createInvitations, { params: { id }, body }),
    onSettled,
  })
}

export function useResendInvitation() {
  const onSettled = useRefresh()
  return useMutation({ mutationFn: (id: string) => call(resendInvitation, { params: { id } }), onSettled })
}

export function useRevokeInvitation() {
  const onSettled = useRefresh()
  return useMutation({ mutationFn: (id: string) => call(revokeInvitation, { params: { id } }), onSettled })
}

export function useInviteRequester(id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: ({ request_id, role }: { request_id: string; role: GivenRole }) =>
      call(inviteRequester, { params: { id, request_id }, body: { role } }),
    onSettled,
  })
}

export function useDismissRequest(id: string) {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (request_id: string) => call(dismissRequest, { params: { id, request_id } }),
    onSettled,
  })
}
