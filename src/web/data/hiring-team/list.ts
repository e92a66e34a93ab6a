import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { listApplications, listBoardActivity } from '#shared/hiring/board.ts'
import { type BulkAction, type BulkWork, getBulk, previewBulk, startBulk, undoBulk } from '#shared/hiring/bulk.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

export type ListQuery = Omit<z.input<typeof listApplications.query>, 'cursor'>

export function useApplicationList(vacancy_id: string, asked: ListQuery) {
  return useInfiniteQuery({
    queryKey: keys.pipelines.list(vacancy_id, asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listApplications, {
        params: { id: vacancy_id },
        query: { ...asked, cursor: pageParam || undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: (before) => before,
  })
}

const WORK_EVERY = 800

/** The same choice pressed again after a lost answer is one piece of work. */
export function useStartBulk(vacancy_id: string) {
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: (body: Omit<z.input<typeof startBulk.body>, 'creation_key'>) =>
      call(startBulk, { params: { id: vacancy_id }, body: { ...body, creation_key: key.current } }),
    onSuccess: () => {
      key.current = crypto.randomUUID()
    },
  })
}

/** What one of the chosen will read. */
export function useBulkLetter(vacancy_id: string, application_id: string, action: BulkAction) {
  return useQuery({
    queryKey: keys.pipelines.bulkLetter(vacancy_id, application_id, action),
    queryFn: ({ signal }) =>
      call(previewBulk, { params: { id: vacancy_id }, body: { application_id, action }, signal }),
    gcTime: 0,
  })
}

/** How far it is; the lists are asked again when it is through. */
export function useBulk(vacancy_id: string, bulk_id: string | null) {
  const client = useQueryClient()
  return useQuery({
    queryKey: keys.pipelines.bulk(bulk_id),
    enabled: bulk_id !== null,
    queryFn: async ({ signal }): Promise<BulkWork> => {
      const work = await call(getBulk, { params: { id: vacancy_id, bulk_id: bulk_id ?? '' }, signal })
      if (work.state !== 'RUNNING') allAgain(client, vacancy_id)
      return work
    },
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'RUNNING' ? false : WORK_EVERY),
  })
}

function allAgain(client: ReturnType<typeof useQueryClient>, vacancy_id: string): void {
  client.invalidateQueries({ queryKey: keys.pipelines.lists(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.boards(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.outgoing(vacancy_id) })
  client.invalidateQueries({ queryKey: keys.pipelines.activity(vacancy_id) })
}

export function useUndoBulk(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bulk_id: string) => call(undoBulk, { params: { id: vacancy_id, bulk_id } }),
    onSuccess: (work) => {
      client.setQueryData(keys.pipelines.bulk(work.id), work)
      allAgain(client, vacancy_id)
    },
  })
}

export function useBoardActivity(vacancy_id: string) {
  return useInfiniteQuery({
    queryKey: keys.pipelines.activity(vacancy_id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listBoardActivity, { params: { id: vacancy_id }, query: { cursor: pageParam || undefined }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}
