import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  inspectEmailToken,
  sendPhoneCode,
  sendVerificationEmail,
  undoEmailChange,
  verifyEmail,
  verifyPhone,
} from '#shared/accounts/verification.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { keys } from '../keys.ts'
import { useStoreMe } from './me.ts'

/** What the link is for; asking does not use it up. */
export function useInspectedToken(token: string) {
  return useQuery({
    queryKey: keys.accounts.mailLink(token),
    queryFn: ({ signal }) => call(inspectEmailToken, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.accounts.me() }),
        client.invalidateQueries({ queryKey: keys.overview.all() }),
      ]),
  })
}

/** Whoever confirmed it elsewhere meanwhile sees that at once. */
export function useSendVerificationEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(sendVerificationEmail),
    onSuccess: ({ status }) =>
      status === 'already_verified' ? client.invalidateQueries({ queryKey: keys.accounts.me() }) : undefined,
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

export function useUndoEmailChange() {
  const logout = useSession((session) => session.logout)
  return useMutation({
    mutationFn: (token: string) => call(undoEmailChange, { body: { token } }),
    // Every session of the account has ended, so the one of this device would only fail.
    onSuccess: logout,
  })
}
