import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CvVersion, getCvVersion, listCvVersions, nameCvVersion, restoreCvVersion } from '#shared/cvs/cvs.ts'
import { call } from '#web/lib/api.ts'
import { useStoreCv } from './cvs.ts'
import { keys } from './keys.ts'

/** Kept versions, the newest first, page by page. */
export function useCvVersions(id: string) {
  return useInfiniteQuery({
    queryKey: keys.cvs.versions(id),
    initialPageParam: undefined,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      call(listCvVersions, { params: { id }, query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}

export function useCvVersion(id: string, number: number) {
  return useQuery({
    queryKey: keys.cvs.version(id, number),
    queryFn: ({ signal }) => call(getCvVersion, { params: { id, number }, signal }),
  })
}

export function useNameCvVersion(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(nameCvVersion, { params: { id }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.cvs.versions(id) }),
  })
}

export function useRestoreCvVersion(id: string) {
  const onSuccess = useStoreCv()
  return useMutation({
    mutationFn: ({ number, revision }: { number: number; revision: number }) =>
      call(restoreCvVersion, { params: { id, number }, body: { revision } }),
    onSuccess,
  })
}

/** The version that was kept last. */
export async function loadNewestVersion(id: string): Promise<CvVersion | null> {
  const { items } = await call(listCvVersions, { params: { id } })
  return items[0] ?? null
}
