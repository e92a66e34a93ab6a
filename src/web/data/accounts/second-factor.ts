import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '#shared/accounts/passkeys.ts'
import {
  confirmApp,
  getSecondFactor,
  type proofBody,
  removeApp,
  renewRecoveryCodes,
  startApp,
} from '#shared/accounts/second-factor.ts'
import { call } from '#web/lib/api.ts'
import { makePasskey } from '#web/lib/passkeys/passkey-prompt.ts'
import { keys } from '../keys.ts'

export function useSecondFactor() {
  return useQuery({
    queryKey: keys.accounts.secondFactor(),
    queryFn: ({ signal }) => call(getSecondFactor, { signal }),
  })
}

/** Companies may ask for a second factor: what they refused before is asked for again. */
function useFactorsChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}

export function useStartApp() {
  return useMutation({ mutationFn: (current_password: string) => call(startApp, { body: { current_password } }) })
}

export function useConfirmApp() {
  const onSuccess = useFactorsChanged()
  return useMutation({ mutationFn: (code: string) => call(confirmApp, { body: { code } }), onSuccess })
}

export function useRemoveApp() {
  const onSuccess = useFactorsChanged()
  return useMutation({
    mutationFn: (body: z.input<typeof proofBody>) => call(removeApp, { body }),
    onSuccess,
  })
}

export function useRenewRecoveryCodes() {
  const onSuccess = useFactorsChanged()
  return useMutation({
    mutationFn: (current_password: string) => call(renewRecoveryCodes, { body: { current_password } }),
    onSuccess,
  })
}

/** The password first, then the browser's own windows, then it is kept. */
export function useAddPasskey() {
  const onSuccess = useFactorsChanged()
  return useMutation({
    mutationFn: async ({ current_password, name }: { current_password: string; name: string }) => {
      const { ticket, options } = await call(startPasskey, { body: { current_password } })
      const passkey = await makePasskey(options as Parameters<typeof makePasskey>[0])
      return call(addPasskey, { body: { ticket, name, passkey: passkey as never } })
    },
    onSuccess,
  })
}

export function useRenamePasskey() {
  const onSuccess = useFactorsChanged()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess,
  })
}

export function useRemovePasskey() {
  const onSuccess = useFactorsChanged()
  return useMutation({
    mutationFn: ({ id, current_password }: { id: string; current_password: string }) =>
      call(removePasskey, { params: { id }, body: { current_password } }),
    onSuccess,
  })
}
