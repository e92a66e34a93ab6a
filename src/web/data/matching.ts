import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getCandidate, getCandidatePdf } from '#shared/matching/candidates.ts'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import { answerLine } from '#shared/matching/vacancy-matches.ts'
import { call } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
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

/** The answer holds wherever the same is asked, so every own match is asked for again. */
export function useAnswerLine(vacancy_id: string, requirement_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: DeclaredAnswer | null) =>
      call(answerLine, { params: { vacancy_id, requirement_id }, body: { answer } }),
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keys.jobs.lists() })
      await client.invalidateQueries({ queryKey: keys.jobs.matches() })
    },
  })
}
