import { useQuery } from '@tanstack/react-query'
import { VACANCY_TITLE_MAX } from '#shared/core/limits.ts'
import { type AdDocument, matchPastedAd, readPastedAd } from '#shared/jobs/pasted-ads.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { keys } from './keys.ts'

const RETRIES = 2
/** A busy reader is asked again for about five minutes, however long each answer takes. */
const BUSY_RETRIES = 100
const BUSY_PAUSE_MS = 3000

export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'busy'

const patient = {
  retry: (count: number, error: unknown) =>
    isBusy(error) ? count < BUSY_RETRIES : error instanceof ApiError && error.is_passing && count < RETRIES,
  retryDelay: BUSY_PAUSE_MS,
}

/** What an ad asks for; the same text says the same for as long as the page lives. */
export function useReadAd(ad: { title: string; text: string }) {
  const title = ad.title.trim().slice(0, VACANCY_TITLE_MAX)
  return useQuery({
    ...patient,
    queryKey: keys.jobs.readAd(ad),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(readPastedAd, { body: { text: ad.text, ...(title !== '' && { title }) }, signal })).ad,
  })
}

/** The own match with it, asked for whenever somebody looks: the CV may have changed, here or elsewhere. */
export function useAdMatch(ad: AdDocument | undefined) {
  return useQuery({
    ...patient,
    queryKey: keys.jobs.adMatch(ad),
    enabled: ad !== undefined,
    staleTime: 0,
    queryFn: ({ signal }) => call(matchPastedAd, { body: { ad: ad ?? {} }, signal }),
  })
}
