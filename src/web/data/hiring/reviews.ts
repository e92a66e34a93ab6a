import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { answerReview, askReview, getReview, type ReviewStanding } from '#shared/hiring/reviews.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

interface Decided {
  id: string
  decision: object | null
  timeline: readonly { kind: string }[]
}

/** For both sides; who asks decides what they may do. The team knows from its history whether there is one. */
export const useTeamReview = ({ id, decision, timeline }: Decided) =>
  useReview(id, decision !== null || timeline.some(({ kind }) => kind === 'RESTORED'))

/** The person reads the answer also when the decision is gone with it. */
export function useReview(id: string, enabled = true) {
  return useQuery({
    queryKey: keys.applications.review(id),
    enabled,
    queryFn: ({ signal }) => call(getReview, { params: { id }, signal }),
  })
}

export function useAskReview(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof askReview.body>) => call(askReview, { params: { id }, body }),
    onSuccess: (standing) => client.setQueryData<ReviewStanding>(keys.applications.review(id), standing),
  })
}

export function useAnswerReview(vacancy_id: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof answerReview.body>) => call(answerReview, { params: { id }, body }),
    onSuccess: (standing) => {
      client.setQueryData<ReviewStanding>(keys.applications.review(id), standing)
      client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
      client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
    },
  })
}
