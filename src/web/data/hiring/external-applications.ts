import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  createExternalApplication,
  deleteExternalApplication,
  type externalBody,
  listExternalApplications,
  updateExternalApplication,
} from '#shared/hiring/my-applications.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { KEPT } from '../offline/kept-queries.ts'

export type ExternalValues = z.input<typeof externalBody>

export function useExternalApplications() {
  return useInfiniteQuery({
    queryKey: keys.applications.external(),
    meta: KEPT,
    initialPageParam: undefined,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      call(listExternalApplications, { query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

function useExternalChanged() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.applications.external() })
}

/** A new one without `id`, else the changed one. */
export function useSaveExternal() {
  const onSuccess = useExternalChanged()
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: ExternalValues }) =>
      id ? call(updateExternalApplication, { params: { id }, body }) : call(createExternalApplication, { body }),
    onSuccess,
  })
}

export function useDeleteExternal() {
  const onSuccess = useExternalChanged()
  return useMutation({
    mutationFn: (id: string) => call(deleteExternalApplication, { params: { id } }),
    onSuccess,
  })
}
