import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  cancelInterview,
  changeInterview,
  finishInterview,
  getInterviewIcs,
  listInterviews,
  listVacancyInterviews,
  proposeInterview,
} from '#shared/hiring/interviews.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useInterviews(id: string) {
  return useQuery({
    queryKey: keys.pipelines.interviews(id),
    queryFn: ({ signal }) => call(listInterviews, { params: { id }, signal }),
  })
}

export type AgendaPart = 'UPCOMING' | 'PAST' | 'OPEN'

export function useAgenda(vacancy_id: string, when: AgendaPart) {
  return useInfiniteQuery({
    queryKey: keys.pipelines.agendaOf(vacancy_id, when),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listVacancyInterviews, {
        params: { id: vacancy_id },
        query: { when, cursor: pageParam || undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}

function useInterviewStep<V>(vacancy_id: string, id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      client.invalidateQueries({ queryKey: keys.pipelines.one(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.agenda(vacancy_id) })
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

type InterviewBody = z.input<typeof proposeInterview.body>

/** A new proposal, or other hours for one that stands. */
export const useProposeInterview = (vacancy_id: string, id: string) =>
  useInterviewStep(vacancy_id, id, ({ interview_id, body }: { interview_id: string | null; body: InterviewBody }) =>
    interview_id
      ? call(changeInterview, { params: { id, interview_id }, body })
      : call(proposeInterview, { params: { id }, body }),
  )

export const useCancelInterview = (vacancy_id: string, id: string, interview_id: string) =>
  useInterviewStep(vacancy_id, id, (reason: string) =>
    call(cancelInterview, { params: { id, interview_id }, body: { reason } }),
  )

export const useFinishInterview = (vacancy_id: string, id: string, interview_id: string) =>
  useInterviewStep(vacancy_id, id, (came: boolean) =>
    call(finishInterview, { params: { id, interview_id }, body: { came } }),
  )

export function useInterviewIcs(id: string, interview_id: string) {
  return useMutation({ mutationFn: () => call(getInterviewIcs, { params: { id, interview_id } }) })
}
