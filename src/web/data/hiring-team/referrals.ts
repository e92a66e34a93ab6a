import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createReferralLink, deleteReferralLink, getReferralLink } from '#shared/hiring/referrals/referrals.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useReferralLink(vacancy_id: string) {
  return useQuery({
    queryKey: keys.pipelines.referralLink(vacancy_id),
    queryFn: ({ signal }) => call(getReferralLink, { params: { id: vacancy_id }, signal }),
  })
}

function useLinkStep<R>(vacancy_id: string, mutationFn: () => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // A refusal says that something changed meanwhile too.
    onSettled: () => client.invalidateQueries({ queryKey: keys.pipelines.referralLink(vacancy_id) }),
  })
}

export const useCreateReferralLink = (vacancy_id: string) =>
  useLinkStep(vacancy_id, () => call(createReferralLink, { params: { id: vacancy_id } }))

export const useDeleteReferralLink = (vacancy_id: string) =>
  useLinkStep(vacancy_id, () => call(deleteReferralLink, { params: { id: vacancy_id } }))
