import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { Answer, Sent } from '#shared/core/endpoint.ts'
import {
  exportMyApplications,
  getMyApplication,
  getMyFigures,
  getSentCv,
  listMyApplications,
  type privateBody,
  savePrivateNote,
  withdrawApplication,
  type withdrawBody,
} from '#shared/hiring/my-applications.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/session.ts'
import { keys } from '../keys.ts'
import { useKeepAhead } from '../offline/keep-ahead.ts'
import { KEPT, KEPT_BESIDE } from '../offline/kept-queries.ts'

export type ApplicationFilter = Omit<NonNullable<Sent<typeof listMyApplications>['query']>, 'cursor' | 'sort'>
export type ApplicationsPage = Answer<typeof listMyApplications>

/** Often enough that an answer is seen while somebody looks, seldom enough to cost nothing. */
const LIST_EVERY = 30_000

export function useMyApplications(filter: ApplicationFilter = {}) {
  const has_token = useSession((session) => session.token !== null)
  return useInfiniteQuery({
    queryKey: keys.applications.list(filter),
    meta: KEPT,
    initialPageParam: undefined,
    enabled: has_token,
    placeholderData: keepPreviousData,
    refetchInterval: LIST_EVERY,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      call(listMyApplications, { query: { ...filter, cursor: pageParam }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

type Applied = Pick<ApplicationsPage['items'][number], 'id' | 'applied_at' | 'undo_until'>

/** By vacancy, when the person applied: the newest page is enough for the cards that are in sight. */
export function useApplied(): ReadonlyMap<string, Applied> {
  const has_token = useSession((session) => session.token !== null)
  const { data } = useQuery({
    queryKey: keys.applications.list({ newest: true }),
    meta: KEPT_BESIDE,
    enabled: has_token,
    queryFn: ({ signal }) => call(listMyApplications, { query: { sort: 'newest' }, signal }),
  })
  const items = data?.items ?? []
  return new Map(items.toReversed().map((one) => [one.vacancy_id, one]))
}

const PROCESS_EVERY = 20_000

const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: keys.applications.one(id),
    meta: KEPT,
    queryFn: ({ signal }) => call(getMyApplication, { params: { id }, signal }),
  })

export function useMyApplication(id: string) {
  return useQuery({ ...applicationQuery(id), refetchInterval: PROCESS_EVERY })
}

/** Applications open without a network, opened before or not. */
export function useKeepApplications(items: readonly { id: string }[]): void {
  useKeepAhead(items.map(({ id }) => applicationQuery(id)))
}

export function useWithdraw(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof withdrawBody>) => call(withdrawApplication, { params: { id }, body }),
    onSuccess: (detail) => {
      client.setQueryData(keys.applications.one(id), detail)
      return client.invalidateQueries({ queryKey: keys.applications.all() })
    },
  })
}

export function useSavePrivate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof privateBody>) => call(savePrivateNote, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.applications.one(id) }),
        client.invalidateQueries({ queryKey: keys.applications.lists() }),
      ]),
  })
}

export function useSentCv(id: string) {
  return useMutation({ mutationFn: () => call(getSentCv, { params: { id } }) })
}

/** «Mi búsqueda en cifras». */
export function useMyFigures() {
  return useQuery({
    queryKey: keys.applications.figures(),
    queryFn: ({ signal }) => call(getMyFigures, { signal }),
  })
}

export function useExportApplications() {
  return useMutation({ mutationFn: () => call(exportMyApplications) })
}
