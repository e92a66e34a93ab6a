import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getMe } from '#shared/accounts/users.ts'
import {
  acceptInvitation,
  declineInvitation,
  getInvitation,
  inspectInvitation,
  requestForThisAccount,
  requestNewInvitation,
} from '#shared/companies/invitations.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { saveIntent, useStoreMe } from '../accounts/me.ts'
import { keys } from '../keys.ts'

/** The secret of a mail, or an invitation that a notice names. */
export type InvitationLink = { token: string } | { invitation_id: string }

/** What the invitation is for, as this visitor sees it; looking changes nothing. */
export function useOpenInvitation(link: InvitationLink | null) {
  const viewer = useSession((session) => session.user?.id ?? null)
  return useQuery({
    queryKey: keys.invitations.one(link, viewer),
    enabled: link !== null && ('token' in link || viewer !== null),
    queryFn: ({ signal }) => {
      if (link && 'token' in link) return call(inspectInvitation, { params: { token: link.token }, signal })
      return call(getInvitation, { params: { id: link?.invitation_id ?? '' }, signal })
    },
  })
}

/**
 * Joins the team. Whoever looked for work so far goes over to the side where companies are; whoever has chosen nothing
 * yet is asked by the workspace.
 */
export function useAcceptInvitation(link: InvitationLink) {
  const client = useQueryClient()
  const storeMe = useStoreMe()
  return useMutation({
    mutationFn: async () => {
      const joined = await call(acceptInvitation, { body: link })
      const before = useSession.getState().user?.intent ?? null
      // The address counts as confirmed now, so the person is read again either way. They are in, whatever comes of it.
      const me = await (before === 'SEEKER' ? saveIntent('RECRUITER') : call(getMe)).catch(() => null)
      if (me) storeMe(me)
      return { ...joined, before, mode_failed: before === 'SEEKER' && me === null }
    },
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.invitations.all()[0] }),
    onError: () => client.invalidateQueries({ queryKey: keys.invitations.all() }),
  })
}

export function useDeclineInvitation(link: InvitationLink) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(declineInvitation, { body: link }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.overview.recruiter() }),
    onError: () => client.invalidateQueries({ queryKey: keys.invitations.all() }),
  })
}

export function useAskForNew() {
  return useMutation({ mutationFn: (token: string) => call(requestNewInvitation, { body: { token } }) })
}

export function useAskForThisAccount() {
  return useMutation({ mutationFn: (token: string) => call(requestForThisAccount, { body: { token } }) })
}
