import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listSavedPeople } from '#shared/matching/saved-people.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

/** Who said yes to the company, page by page; while other words are on their way, the list before them stays. */
export function useSavedPeople(company_id: string, q: string) {
  return useInfiniteQuery({
    queryKey: keys.matching.saved(company_id, q),
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listSavedPeople, { params: { id: company_id }, query: { q, cursor: pageParam || undefined }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}
