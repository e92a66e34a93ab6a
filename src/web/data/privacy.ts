import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCvPrivacy } from '#shared/cvs/cv-privacy.ts'
import {
  answerTalentAsk,
  endTalentConsent,
  listTalentConsents,
  renewTalentConsent,
  type TalentAnswer,
} from '#shared/matching/talent-consents.ts'
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

/** Yes or no to a company that asked. */
export function useAnswerTalentAsk() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ company_id, answer }: { company_id: string; answer: TalentAnswer }) =>
      call(answerTalentAsk, { params: { company_id }, body: { answer } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.accounts.consents() }),
  })
}
