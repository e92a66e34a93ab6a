import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/core/endpoint.ts'
import type { JobCard, listJobs, listSimilarJobs, PublicJob } from '#shared/jobs/jobs.ts'
import { keys } from './keys.ts'

/** A vacancy may stand in several lists and be open beside them: all say the same. */
export function markSaved(client: QueryClient, vacancy_id: string, saved: boolean): void {
  const marked = (items: JobCard[]) => items.map((job) => (job.id === vacancy_id ? { ...job, saved } : job))
  client.setQueriesData<InfiniteData<Answer<typeof listJobs>>>(
    { queryKey: keys.jobs.lists() },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: marked(page.items) })) },
  )
  client.setQueriesData<Answer<typeof listSimilarJobs>>(
    { queryKey: keys.jobs.similars() },
    (list) => list && { ...list, items: marked(list.items) },
  )
  client.setQueryData<PublicJob>(keys.jobs.one(vacancy_id), (job) => job && { ...job, saved })
}
