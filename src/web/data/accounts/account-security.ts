import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  cancelEmailChange,
  changeEmail,
  type changeEmailBody,
  changePassword,
  type changePasswordBody,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '#shared/accounts/auth.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { useMe } from './me.ts'

export function useSessions() {
  return useQuery({ queryKey: keys.accounts.sessions(), queryFn: ({ signal }) => call(listSessions, { signal }) })
}

/** Signs out one device, or every other one when no id is given. */
export function useRevokeSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) => (id ? call(revokeSession, { params: { id } }) : call(revokeOtherSessions)),
    onSettled: () => client.invalidateQueries({ queryKey: keys.accounts.sessions() }),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof changePasswordBody>) => call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.accounts.sessions() }),
  })
}

export function useChangeEmail() {
  const { refetch } = useMe()
  return useMutation({
    mutationFn: (body: z.input<typeof changeEmailBody>) => call(changeEmail, { body }),
    onSuccess: () => refetch(),
  })
}

export function useCancelEmailChange() {
  const { refetch } = useMe()
  return useMutation({ mutationFn: () => call(cancelEmailChange), onSuccess: () => refetch() })
}
