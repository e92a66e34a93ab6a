import { useMutation, useQuery } from '@tanstack/react-query'
import { getCandidate, getCandidatePdf } from '#shared/matching/candidates.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

/** A person's CV as this company may see it. */
export function useCandidate(cv_id: string) {
  return useQuery({
    queryKey: keys.matching.candidate(cv_id),
    queryFn: ({ signal }) => call(getCandidate, { params: { cv_id }, signal }),
    // Every look is counted for the person, so coming back to the window must not be another one.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function useCandidatePdf(cv_id: string) {
  return useMutation({ mutationFn: () => call(getCandidatePdf, { params: { cv_id } }) })
}
