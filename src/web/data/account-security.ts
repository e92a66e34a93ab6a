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
import { sendPhoneCode, sendVerificationEmail, verifyPhone } from '#shared/accounts/verification.ts'
import { call } from '#web/lib/api.ts'
import { useMe, useStoreMe } from './me.ts'

const SESSIONS = ['auth', 'sessions']

export function useSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => call(listSessions, { signal }) })
}

/** Signs out one device, or every other one when no id is given. */
export function useRevokeSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) => (id ? call(revokeSession, { params: { id } }) : call(revokeOtherSessions)),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  })
}

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof changePasswordBody>) => call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS }),
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

export function useSendVerificationEmail() {
  const { refetch } = useMe()
  return useMutation({
    mutationFn: () => call(sendVerificationEmail),
    onSuccess: ({ status }) => (status === 'already_verified' ? refetch() : undefined),
  })
}

export function useSendPhoneCode() {
  return useMutation({ mutationFn: () => call(sendPhoneCode) })
}

export function useVerifyPhone() {
  const storeMe = useStoreMe()
  return useMutation({
    mutationFn: (code: string) => call(verifyPhone, { body: { code } }),
    onSuccess: ({ user }) => storeMe(user),
  })
}
