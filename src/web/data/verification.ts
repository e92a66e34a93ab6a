import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  inspectEmailToken,
  sendVerificationEmail,
  undoEmailChange,
  verifyEmail,
} from '#shared/accounts/verification.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'

/** What the link is for; asking does not use it up. */
export function useInspectedToken(token: string) {
  return useQuery({
    queryKey: ['verification', 'inspect', token],
    queryFn: ({ signal }) => call(inspectEmailToken, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['users'] }),
  })
}

export function useSendVerificationEmail() {
  return useMutation({ mutationFn: () => call(sendVerificationEmail) })
}

export function useUndoEmailChange() {
  const logout = useSession((session) => session.logout)
  return useMutation({
    mutationFn: (token: string) => call(undoEmailChange, { body: { token } }),
    // Every session of the account has ended, so the one of this device would only fail.
    onSuccess: logout,
  })
}
