import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  type AllAsked,
  exportAllApplications,
  getApplicationChoices,
  listAllApplications,
} from '#shared/hiring/all-applications/all-applications.ts'
import {
  createKeptList,
  deleteKeptList,
  listKeptLists,
  updateKeptList,
} from '#shared/hiring/all-applications/kept-lists.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

/** Applications of all vacancies, page by page; while other filters are on their way, the list before them stays. */
export function useAllApplications(company_id: string, asked: AllAsked) {
  return useInfiniteQuery({
    queryKey: keys.pipelines.everybody(company_id, asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listAllApplications, {
        params: { id: company_id },
        query: { ...asked, cursor: pageParam || undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: (before) => before,
  })
}

export function useApplicationChoices(company_id: string) {
  return useQuery({
    queryKey: keys.pipelines.choices(company_id),
    queryFn: ({ signal }) => call(getApplicationChoices, { params: { id: company_id }, signal }),
  })
}

export const downloadAllApplications = (company_id: string, query: AllAsked) =>
  call(exportAllApplications, { params: { id: company_id }, query })

export function useKeptLists(company_id: string) {
  return useQuery({
    queryKey: keys.pipelines.keptLists(company_id),
    queryFn: ({ signal }) => call(listKeptLists, { params: { id: company_id }, signal }),
  })
}

function useKeptStep<V, R>(company_id: string, mutationFn: (asked: V) => Promise<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.pipelines.keptLists(company_id) }),
  })
}

type Body = z.input<typeof createKeptList.body>

/** Without an id a new one. */
export const useKeepList = (company_id: string) =>
  useKeptStep(company_id, ({ list_id, body }: { list_id: string | undefined; body: Body }) =>
    list_id
      ? call(updateKeptList, { params: { id: company_id, list_id }, body })
      : call(createKeptList, { params: { id: company_id }, body }),
  )

export const useDeleteKeptList = (company_id: string) =>
  useKeptStep(company_id, (list_id: string) => call(deleteKeptList, { params: { id: company_id, list_id } }))
