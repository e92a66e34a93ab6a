import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCvPrivacy } from '#shared/cvs/cv-privacy.ts'
import { endTalentConsent, listTalentConsents, renewTalentConsent } from '#shared/matching/talent-consents.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

export function useCvPrivacy() {
  return useQuery({ queryKey: keys.cvs.privacy(), queryFn: ({ signal }) => call(getCvPrivacy, { signal }) })
}

export function useTalentConsents() {
  return useQuery({ queryKey: keys.accounts.consents(), queryFn: ({ signal }) => call(listTalentConsents, { signal }) })
}

/** Renews a consent, or ends it. */
export function useChangeConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ company_id, renew }: { company_id: string; renew: boolean }) => {
      await (renew
        ? call(renewTalentConsent, { params: { company_id } })
        : call(endTalentConsent, { params: { company_id } }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.accounts.consents() }),
  })
}
