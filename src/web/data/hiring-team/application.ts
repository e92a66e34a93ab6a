import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Card } from '#shared/hiring/board.ts'
import { correctVerdict, removeCorrection } from '#shared/hiring/corrections.ts'
import { assignApplication, getTeamApplication, markOpened, tagApplication } from '#shared/hiring/team-application.ts'
import { summariseApplication } from '#shared/matching/match-summaries.ts'
import type { Override } from '#shared/matching/vacancy-matches.ts'
import { call } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { keys } from '../keys.ts'
import { SUMMARY_PAUSE_MS } from '../matching.ts'
import { storeCard } from './board.ts'

export function useTeamApplication(vacancy_id: string, id: string) {
  return useQuery({
    queryKey: keys.pipelines.whole(id),
    queryFn: ({ signal }) => call(getTeamApplication, { params: { vacancy_id, id }, signal }),
    refetchInterval: ({ state }) => (state.data?.summary.state === 'WAITING' ? SUMMARY_PAUSE_MS : false),
  })
}

export function useSummariseApplication(vacancy_id: string, id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(summariseApplication, { params: { vacancy_id, id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.pipelines.whole(id) }),
  })
}

function useCorrection<V = void>(id: string, change: (value: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.pipelines.whole(id) }),
  })
}

export const useCorrectVerdict = (id: string, requirement_id: string) =>
  useCorrection(id, (seen: Override) => call(correctVerdict, { params: { id }, body: { ...seen, requirement_id } }))

export const useRemoveCorrection = (id: string, requirement_id: string) =>
  useCorrection(id, () => call(removeCorrection, { params: { id, requirement_id } }))

/** The next one is there before it is opened. */
export function usePrefetchApplication(vacancy_id: string) {
  const client = useQueryClient()
  return (id: string) =>
    client.prefetchQuery({
      queryKey: keys.pipelines.whole(id),
      queryFn: ({ signal }) => call(getTeamApplication, { params: { vacancy_id, id }, signal }),
    })
}

export function useMarkOpened(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(markOpened, { params: { id } }),
    onSuccess: (_, id) => {
      client.invalidateQueries({ queryKey: keys.pipelines.whole(id) })
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
    },
  })
}

function useCardChange<V>(vacancy_id: string, mutationFn: (asked: V) => Promise<Card>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSuccess: (card) => storeCard(client, vacancy_id, card) })
}

export const useAssign = (vacancy_id: string, id: string) =>
  useCardChange(vacancy_id, (member_id: string | null) =>
    call(assignApplication, { params: { id }, body: { member_id } }),
  )

export const useTag = (vacancy_id: string, id: string) =>
  useCardChange(vacancy_id, (body: { tags: string[]; before: string[] }) =>
    call(tagApplication, { params: { id }, body }),
  )
