import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/core/endpoint.ts'
import type { JobCard, listJobs, listSimilarJobs, PublicJob } from '#shared/jobs/jobs.ts'
import type { MatchScore } from '#shared/matching/matching.ts'
import { keys } from './keys.ts'

/** A vacancy may stand in several lists and be open beside them: all say the same. */
export function markSaved(client: QueryClient, vacancy_id: string, saved: boolean): void {
  changeCards(client, vacancy_id, (job) => ({ ...job, saved }))
  client.setQueryData<PublicJob>(keys.jobs.one(vacancy_id), (job) => job && { ...job, saved })
}

/** Opened, a vacancy is read with more care than in a list: the list says from then on what its page says. */
export function markMatched(
  client: QueryClient,
  vacancy_id: string,
  { low, high, label, shown, ...match }: MatchScore,
): void {
  const { certainty, missed_must } = match
  const score = { low, high, label, shown, certainty, missed_must }
  changeCards(client, vacancy_id, (job) => (job.match ? { ...job, match: { ...job.match, ...score } } : job))
}

function changeCards(client: QueryClient, vacancy_id: string, change: (job: JobCard) => JobCard): void {
  const changed = (items: JobCard[]) => items.map((job) => (job.id === vacancy_id ? change(job) : job))
  client.setQueriesData<InfiniteData<Answer<typeof listJobs>>>(
    { queryKey: keys.jobs.lists() },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: changed(page.items) })) },
  )
  client.setQueriesData<Answer<typeof listSimilarJobs>>(
    { queryKey: keys.jobs.similars() },
    (list) => list && { ...list, items: changed(list.items) },
  )
}
