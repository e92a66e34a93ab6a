import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type AdDocument, answerAdLine } from '#shared/jobs/pasted-ads.ts'
import { getCandidate, getCandidatePdf } from '#shared/matching/candidates.ts'
import { summariseMatch } from '#shared/matching/match-summaries.ts'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import { getPeopleReading } from '#shared/matching/people-reading.ts'
import {
  answerLine,
  getVacancyMatch,
  invitePerson,
  listVacancyMatches,
  type Override,
  overrideVerdict,
  previewInvitation,
  removeOverride,
  takeInvitationBack,
  type VacancyMatch,
} from '#shared/matching/vacancy-matches.ts'
import { call } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { keys } from './keys.ts'

/** A person's CV as this company may see it. */
export function useCandidate(cv_id: string) {
  return useQuery({
    queryKey: keys.matching.candidate(cv_id),
    queryFn: ({ signal }) => call(getCandidate, { params: { cv_id }, signal }),
    // Every look is counted for the person, so coming back to the window must not be another one.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function useCandidatePdf(cv_id: string) {
  return useMutation({ mutationFn: () => call(getCandidatePdf, { params: { cv_id } }) })
}

/** What a CV is compared with: a vacancy, or an ad from anywhere. */
export type Compared = { vacancy_id: string } | { ad: AdDocument }

/** The answer holds wherever the same is asked, so every own match is asked for again. */
export function useAnswerLine(of: Compared, requirement_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: DeclaredAnswer | null) =>
      'ad' in of
        ? call(answerAdLine, { body: { ...of, requirement_id, answer } })
        : call(answerLine, { params: { ...of, requirement_id }, body: { answer } }),
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keys.jobs.lists() })
      await client.invalidateQueries({ queryKey: keys.jobs.matches() })
    },
  })
}

/** Whether people can be seen, and how many were opened today. */
export function usePeopleReading(company_id: string) {
  return useQuery({
    queryKey: keys.matching.reading(company_id),
    queryFn: ({ signal }) => call(getPeopleReading, { params: { id: company_id }, signal }),
  })
}

/** Who fits a vacancy, page by page; while other words are on their way, the list before them stays. */
export function useVacancyMatches(vacancy_id: string, asked: { q: string; inside: boolean }) {
  return useInfiniteQuery({
    queryKey: keys.matching.list(vacancy_id, asked),
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listVacancyMatches, { params: { vacancy_id }, query: { ...asked, cursor: pageParam || undefined }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  })
}

/** Between two looks at a summary that is being written. */
export const SUMMARY_PAUSE_MS = 1500

const personQuery = (vacancy_id: string, cv_id: string) =>
  queryOptions({
    queryKey: keys.matching.person(vacancy_id, cv_id),
    queryFn: async ({ signal, client }) => {
      const opened = await call(getVacancyMatch, { params: { vacancy_id, cv_id }, signal })
      void client.invalidateQueries({ queryKey: keys.matching.readings() })
      return opened
    },
    // Every look is counted for the person, so coming back to the window must not be another one.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** While a summary is being written the person is asked for again, until it is there. */
export function useVacancyMatch(vacancy_id: string, cv_id: string) {
  return useQuery({
    ...personQuery(vacancy_id, cv_id),
    refetchInterval: ({ state }) => (state.data?.summary.state === 'WAITING' ? SUMMARY_PAUSE_MS : false),
  })
}

export function useSummariseMatch(vacancy_id: string, cv_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(summariseMatch, { params: { vacancy_id, cv_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.matching.person(vacancy_id, cv_id) }),
  })
}

/** In the order in which they were chosen; who cannot be found any more is left out. */
export function useComparedPeople(vacancy_id: string, cv_ids: readonly string[]) {
  return useQueries({
    queries: cv_ids.map((cv_id) => personQuery(vacancy_id, cv_id)),
    combine: (results) => ({
      people: results.flatMap(({ data }) => data ?? []),
      isPending: results.some((one) => one.isPending),
      error: results.find((one) => one.error)?.error ?? null,
      retry: () => Promise.all(results.map((one) => one.refetch())),
    }),
  })
}

/** What the team does about somebody changes the list, the person and the comparison. */
function usePeopleChange<V = void>(vacancy_id: string, change: (values: V) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => notify.error(messageOf(error)),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.matching.people(vacancy_id) }),
  })
}

/** Asked for each time the letter is shown: the count of what is left is of now. */
export function useInvitationPreview(vacancy_id: string, { cv_id }: VacancyMatch) {
  return useQuery({
    queryKey: keys.matching.invitation(vacancy_id, cv_id),
    queryFn: ({ signal }) => call(previewInvitation, { params: { vacancy_id, cv_id }, signal }),
    staleTime: 0,
  })
}

/** It waits for a minute; the count of what is left changes with it. */
export function useInvitePerson(vacancy_id: string, { cv_id }: VacancyMatch) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (message: string) => call(invitePerson, { params: { vacancy_id, cv_id }, body: { message } }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keys.matching.readings() })
      return client.invalidateQueries({ queryKey: keys.matching.people(vacancy_id) })
    },
  })
}

export const useTakeInvitationBack = (vacancy_id: string, { cv_id }: VacancyMatch) =>
  usePeopleChange(vacancy_id, () => call(takeInvitationBack, { params: { vacancy_id, cv_id } }))

export function useOverride(vacancy_id: string, cv_id: string, requirement_id: string) {
  return usePeopleChange(vacancy_id, (body: Override) =>
    call(overrideVerdict, { params: { vacancy_id, cv_id, requirement_id }, body }),
  )
}

export function useRemoveOverride(vacancy_id: string, cv_id: string, requirement_id: string) {
  return usePeopleChange(vacancy_id, () => call(removeOverride, { params: { vacancy_id, cv_id, requirement_id } }))
}
