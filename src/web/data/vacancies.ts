import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import type { Requirement } from '#shared/matching/matching.ts'
import { announceWhatIf, whatIf } from '#shared/matching/what-if.ts'
import type { moderationAnswer } from '#shared/vacancies/moderation.ts'
import { answerModeration } from '#shared/vacancies/moderation-answer.ts'
import { suggestRequirements } from '#shared/vacancies/requirement-suggestions.ts'
import {
  archiveVacancy,
  cancelSchedule,
  createVacancy,
  deleteVacancy,
  discardChanges,
  duplicateVacancy,
  type extendBody,
  extendVacancy,
  getVacancy,
  listVacancies,
  pauseVacancy,
  proposeRequirements,
  publishChanges,
  publishVacancy,
  relaunchVacancy,
  reopenVacancy,
  requestChanges,
  resumeVacancy,
  saveVacancy,
  submitVacancy,
  type Vacancy,
  type VacancyOrder,
  type VacancyState,
  type VacancySummary,
} from '#shared/vacancies/vacancies.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { keys } from './keys.ts'

const WHAT_IF_FRESH = 10 * 60_000

/** One vacancy, whole. The editor holds its own text, so a newer answer never changes what is being written. */
export function useVacancy(id: string | null) {
  return useQuery({
    queryKey: keys.vacancies.one(id ?? ''),
    enabled: id !== null,
    queryFn: ({ signal }) => call(getVacancy, { params: { id: id ?? '' }, signal }),
    refetchOnMount: 'always',
  })
}

interface VacancyFilter {
  state: VacancyState | undefined
  q: string
  order: VacancyOrder
}

export function useVacancies(company_id: string, filter: VacancyFilter) {
  return useInfiniteQuery({
    queryKey: keys.vacancies.list(company_id, filter),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listVacancies, {
        params: { id: company_id },
        query: { ...filter, cursor: pageParam || undefined },
        signal,
      }),
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: (before) => before,
  })
}

/** All that are published, because a choice that is not there cannot be made. */
export function useLiveVacancies(company_id: string) {
  const live = useVacancies(company_id, { state: 'PUBLISHED', q: '', order: 'CAMBIO' })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = live
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  return live
}

/** Every list and figure that counts vacancies is asked again when it is shown. */
function countAgain(client: QueryClient, company_id: string): void {
  client.invalidateQueries({ queryKey: keys.vacancies.lists(company_id) })
  client.invalidateQueries({ queryKey: keys.companies.all() })
  client.invalidateQueries({ queryKey: keys.overview.recruiter() })
}

function storeVacancy(client: QueryClient, vacancy: Vacancy): void {
  client.setQueryData(keys.vacancies.one(vacancy.id), vacancy)
  countAgain(client, vacancy.company_id)
}

/** After every save and for calls that answer with the changed vacancy. */
export function useStoreVacancy(): (vacancy: Vacancy) => void {
  const client = useQueryClient()
  return (vacancy) => storeVacancy(client, vacancy)
}

/** Steps of the machine that need no words. */
const steps = {
  submit: submitVacancy,
  pause: pauseVacancy,
  resume: resumeVacancy,
  reopen: reopenVacancy,
  archive: archiveVacancy,
  relaunch: relaunchVacancy,
  duplicate: duplicateVacancy,
  cancel_schedule: cancelSchedule,
} as const
export type PlainStep = keyof typeof steps

/** When somebody else was quicker, what is shown is asked for again and the person is told wherever they look. */
function useStep<V>(mutationFn: (asked: V) => Promise<Vacancy>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (vacancy) => {
      storeVacancy(client, vacancy)
      client.invalidateQueries({ queryKey: keys.jobs.one(vacancy.id) })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'state_conflict') return
      client.invalidateQueries({ queryKey: keys.vacancies.ones() })
      notify.error(error.message)
    },
  })
}

export const usePlainStep = (id: string) => useStep((step: PlainStep) => call(steps[step], { params: { id } }))

/** Now, or on a date. */
export const usePublishVacancy = () =>
  useStep(({ id, scheduled_at }: { id: string; scheduled_at: string | null }) =>
    call(publishVacancy, { params: { id }, body: { scheduled_at } }),
  )

/** What is published or dropped is the revision that the person has seen. */
interface Seen {
  id: string
  revision: number
}

export const usePublishChanges = () =>
  useStep(({ id, revision }: Seen) => call(publishChanges, { params: { id }, body: { revision } }))

export const useDiscardChanges = () =>
  useStep(({ id, revision }: Seen) => call(discardChanges, { params: { id }, body: { revision } }))

export const useExtendVacancy = (id: string) =>
  useStep((body: z.input<typeof extendBody>) => call(extendVacancy, { params: { id }, body }))

export const useSubmitVacancy = () => useStep((id: string) => call(submitVacancy, { params: { id } }))

export const useAnswerModeration = (id: string) =>
  useStep((body: z.input<typeof moderationAnswer>) => call(answerModeration, { params: { id }, body }))

export const useRequestChanges = (id: string) =>
  useStep((note: string) => call(requestChanges, { params: { id }, body: { note } }))

export function useDeleteVacancy({ id, company_id }: VacancySummary) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteVacancy, { params: { id } }),
    onSuccess: () => countAgain(client, company_id),
  })
}

/** Says once that somebody edits, so that the server has read people before it is asked about them; no matter if it fails. */
export function useWhatIfAhead(vacancy: Vacancy | null) {
  const id = vacancy?.actions.includes('edit') ? vacancy.id : null
  useQuery({
    queryKey: keys.matching.whatIfAhead(id),
    queryFn: async ({ signal }) => {
      if (id !== null) await call(announceWhatIf, { body: { vacancy_id: id }, signal })
      return null
    },
    enabled: id !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

/** Asked again only when the excluyentes that the server has are other ones. */
export function useWhatIf(vacancy: Vacancy, musts: readonly Requirement[]) {
  return useQuery({
    queryKey: keys.matching.whatIf(vacancy.id, JSON.stringify(musts)),
    queryFn: ({ signal }) => call(whatIf, { body: { vacancy_id: vacancy.id }, signal }),
    staleTime: WHAT_IF_FRESH,
    placeholderData: (before) => before,
  })
}

export function useProposals() {
  return useMutation({
    mutationFn: (body: z.input<typeof proposeRequirements.body>) => call(proposeRequirements, { body }),
  })
}

/** Asked once for each text: a model takes long, and says the same again. */
export function useSuggestedRequirements(company_id: string, text: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.vacancies.suggestions(company_id, text),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call(suggestRequirements, { body: { company_id, text }, signal }),
  })
}

export const loadVacancy = (id: string): Promise<Vacancy> => call(getVacancy, { params: { id } })

/** One save of the editor. */
export const putVacancy = (id: string, body: z.input<typeof saveVacancy.body>): Promise<Vacancy> =>
  call(saveVacancy, { params: { id }, body })

/** The first save of a new one; asking again with the same key begins no second one. */
export const beginVacancy = (company_id: string, body: z.input<typeof createVacancy.body>): Promise<Vacancy> =>
  call(createVacancy, { params: { id: company_id }, body })

/** A draft that is whole from the start, as one read from an ad is. */
export function useBeginVacancy(company_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof createVacancy.body>) => beginVacancy(company_id, body),
    onSuccess: (vacancy) => storeVacancy(client, vacancy),
  })
}
