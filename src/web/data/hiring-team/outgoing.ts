import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { cancelOutgoing, changeOutgoing, listOutgoing, type OutgoingState } from '#shared/hiring/outgoing.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export function useOutgoing(vacancy_id: string, state: OutgoingState) {
  return useInfiniteQuery({
    queryKey: keys.pipelines.outgoingOf(vacancy_id, state),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listOutgoing, { params: { id: vacancy_id }, query: { state, cursor: pageParam || undefined }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}

function useOutgoingStep<V>(vacancy_id: string, mutationFn: (asked: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      client.invalidateQueries({ queryKey: keys.pipelines.changes(vacancy_id) })
      // Over only when the list shows it: whoever sends at once after a change must not send the words from before.
      return client.invalidateQueries({ queryKey: keys.pipelines.outgoing(vacancy_id) })
    },
  })
}

export const useChangeOutgoing = (vacancy_id: string, outgoing_id: string) =>
  useOutgoingStep(vacancy_id, (body: z.input<typeof changeOutgoing.body>) =>
    call(changeOutgoing, { params: { id: vacancy_id, outgoing_id }, body }),
  )

export const useCancelOutgoing = (vacancy_id: string, outgoing_id: string) =>
  useOutgoingStep(vacancy_id, () => call(cancelOutgoing, { params: { id: vacancy_id, outgoing_id } }))
