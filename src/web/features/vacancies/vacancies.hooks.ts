import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  archiveVacancy,
  type CloseReason,
  closeVacancy,
  deleteVacancy,
  duplicateVacancy,
  getVacancy,
  listVacancies,
  pauseVacancy,
  proposeRequirements,
  publishVacancy,
  relaunchVacancy,
  reopenVacancy,
  requestChanges,
  resumeVacancy,
  submitVacancy,
  type Vacancy,
  type VacancyState,
} from '#shared/vacancies.ts'
import { call } from '#web/lib/api.ts'

const vacancyKey = (id: string) => ['vacancies', 'vacancy', id]
const listKey = (company_id: string) => ['vacancies', 'list', company_id]

/** One vacancy, whole. The editor holds its own text, so a newer answer never changes what is being written. */
export function useVacancy(id: string | null) {
  return useQuery({
    queryKey: vacancyKey(id ?? ''),
    enabled: id !== null,
    queryFn: ({ signal }) => call(getVacancy, { params: { id: id ?? '' }, signal }),
    refetchOnMount: 'always',
  })
}

export function useVacancies(company_id: string, filter: { state: VacancyState | undefined; q: string }) {
  return useInfiniteQuery({
    queryKey: [...listKey(company_id), filter],
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

/** Every list and figure that counts vacancies is asked again when it is shown. */
function storeVacancy(client: QueryClient, vacancy: Vacancy): void {
  client.setQueryData(vacancyKey(vacancy.id), vacancy)
  client.invalidateQueries({ queryKey: listKey(vacancy.company_id) })
  client.invalidateQueries({ queryKey: ['companies'] })
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
} as const
export type PlainStep = keyof typeof steps

export function usePlainStep(id: string) {
  const onSuccess = useStoreVacancy()
  return useMutation({ mutationFn: (step: PlainStep) => call(steps[step], { params: { id } }), onSuccess })
}

export function useCloseVacancy(id: string) {
  const onSuccess = useStoreVacancy()
  return useMutation({
    mutationFn: (reason: CloseReason) => call(closeVacancy, { params: { id }, body: { reason } }),
    onSuccess,
  })
}

/** Now, or on a date. */
export function usePublishVacancy() {
  const onSuccess = useStoreVacancy()
  return useMutation({
    mutationFn: ({ id, scheduled_at }: { id: string; scheduled_at: string | null }) =>
      call(publishVacancy, { params: { id }, body: { scheduled_at } }),
    onSuccess,
  })
}

export function useSubmitVacancy() {
  const onSuccess = useStoreVacancy()
  return useMutation({ mutationFn: (id: string) => call(submitVacancy, { params: { id } }), onSuccess })
}

export function useRequestChanges(id: string) {
  const onSuccess = useStoreVacancy()
  return useMutation({
    mutationFn: (note: string) => call(requestChanges, { params: { id }, body: { note } }),
    onSuccess,
  })
}

export function useDeleteVacancy({ id, company_id }: Vacancy) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteVacancy, { params: { id } }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: listKey(company_id) })
      client.invalidateQueries({ queryKey: ['companies'] })
    },
  })
}

export function useProposals() {
  return useMutation({ mutationFn: (text: string) => call(proposeRequirements, { body: { text } }) })
}
