import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { Answer } from '#shared/core/endpoint.ts'
import {
  getJob,
  getJobMatch,
  hideJob,
  type hideReason,
  type JobFilters,
  type JobSort,
  type jobTab,
  listCompanyJobs,
  listJobs,
  listSimilarJobs,
  type PublicJob,
  type reportBody,
  reportJob,
  saveJob,
  unhideJob,
  unsaveJob,
} from '#shared/jobs/jobs.ts'
import { getPaidRange } from '#shared/jobs/paid-range.ts'
import { call } from '#web/lib/api.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { markMatched, markSaved } from './job-cache.ts'
import { keys } from './keys.ts'
import { useKeepAhead } from './offline/keep-ahead.ts'
import { isUnreached, KEPT, keptIf } from './offline/kept-queries.ts'
import { forgetWaiting, waitToSave } from './offline/waiting-saves.ts'

export type HideReason = z.infer<typeof hideReason>
export type JobsPage = Answer<typeof listJobs>

interface Wanted {
  tab: z.infer<typeof jobTab>
  filters?: JobFilters | undefined
  sort?: JobSort | undefined
}

/** Vacancies page by page; while other filters are on their way, the list before them stays. */
export function useJobs({ tab, filters, sort }: Wanted) {
  return useInfiniteQuery({
    queryKey: keys.jobs.list(tab, filters, sort),
    ...(tab === 'guardados' && { meta: KEPT }),
    initialPageParam: undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | undefined }) =>
      call(listJobs, { query: { ...filters, tab, sort, cursor: pageParam }, signal }),
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
}

export const jobQuery = (vacancy_id: string) =>
  queryOptions({
    queryKey: keys.jobs.one(vacancy_id),
    meta: keptIf((job: PublicJob) => job.saved === true),
    queryFn: ({ signal }) => call(getJob, { params: { vacancy_id }, signal }),
  })

/** The same, to be read later without a network: no look at it is counted. */
const keptJobQuery = (vacancy_id: string) => ({
  ...jobQuery(vacancy_id),
  queryFn: () => call(getJob, { params: { vacancy_id }, query: { kept: '1' as const } }),
})

/** Saved vacancies open without a network, opened before or not. */
export function useKeepJobs(jobs: readonly { id: string; saved: boolean }[]): void {
  useKeepAhead(jobs.filter(({ saved }) => saved).map(({ id }) => keptJobQuery(id)))
}

export function useJob(vacancy_id: string) {
  return useQuery(jobQuery(vacancy_id))
}

/** The own match; only for whoever is signed in. */
export function useJobMatch(vacancy_id: string) {
  return useQuery({
    queryKey: keys.jobs.match(vacancy_id),
    queryFn: async ({ signal, client }) => {
      const answer = await call(getJobMatch, { params: { vacancy_id }, signal })
      if (answer.match) markMatched(client, vacancy_id, answer.match)
      return answer
    },
  })
}

export function useSimilarJobs(vacancy_id: string) {
  return useQuery({
    queryKey: keys.jobs.similar(vacancy_id),
    queryFn: ({ signal }) => call(listSimilarJobs, { params: { vacancy_id }, signal }),
    select: ({ items }) => items,
  })
}

/** «Lo que se paga»; null where too few say so. */
export function usePaidRange(vacancy_id: string) {
  return useQuery({
    queryKey: keys.jobs.paidRange(vacancy_id),
    queryFn: ({ signal }) => call(getPaidRange, { params: { vacancy_id }, signal }),
    select: ({ range }) => range,
  })
}

/** What else the company of a vacancy offers. */
export function useCompanyJobs(vacancy_id: string) {
  return useQuery({
    queryKey: keys.jobs.ofCompany(vacancy_id),
    queryFn: ({ signal }) => call(listCompanyJobs, { params: { vacancy_id }, signal }),
    select: ({ items }) => items,
  })
}

/** Shown at once everywhere; taken back if the server refuses. */
export function useSaveJob(vacancy_id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (saved: boolean) => call(saved ? saveJob : unsaveJob, { params: { vacancy_id } }),
    onMutate: (saved) => markSaved(client, vacancy_id, saved),
    onError: (error, saved) => {
      if (isUnreached(error)) {
        waitToSave(vacancy_id, saved)
        notify.success(
          saved ? 'Sin conexión: la guardaremos cuando vuelva.' : 'Sin conexión: la quitaremos cuando vuelva.',
        )
        return
      }
      markSaved(client, vacancy_id, !saved)
      notify.error(messageOf(error))
    },
    onSuccess: () => {
      forgetWaiting(vacancy_id)
      // What was just taken from the list stays in sight until the person comes back, so that it can be put back.
      return client.invalidateQueries({ queryKey: keys.jobs.tab('guardados'), refetchType: 'none' })
    },
  })
}

export function useHideJob(vacancy_id: string) {
  return useMutation({
    mutationFn: (reason: HideReason) => call(hideJob, { params: { vacancy_id }, body: { reason } }),
    onError: (error) => notify.error(messageOf(error)),
  })
}

export function useUnhideJob(vacancy_id: string) {
  return useMutation({
    mutationFn: () => call(unhideJob, { params: { vacancy_id } }),
    onError: (error) => notify.error(messageOf(error)),
  })
}

export function useReportJob(vacancy_id: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof reportBody>) => call(reportJob, { params: { vacancy_id }, body }),
  })
}
