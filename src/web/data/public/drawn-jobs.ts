import { drawnInDocument } from '#web/lib/drawn.ts'
import { keys } from '../keys.ts'
import { queryClient } from '../query-client.ts'

/** Asked for once more by the browser: asking counts the look, and what is shown may be another for whoever is signed in. */
const OLD = { updatedAt: 0 }

/** The vacancy that came with the document needs no second journey before it can be shown. */
export function keepDrawnJob(vacancy_id: string): void {
  const { job, similar, company_jobs } = drawnInDocument() ?? {}
  if (job?.id !== vacancy_id || queryClient.getQueryData(keys.jobs.one(vacancy_id))) return
  queryClient.setQueryData(keys.jobs.one(job.id), job, OLD)
  if (similar) queryClient.setQueryData(keys.jobs.similar(job.id), { items: similar, next_cursor: null }, OLD)
  if (company_jobs)
    queryClient.setQueryData(keys.jobs.ofCompany(job.id), { items: company_jobs, next_cursor: null }, OLD)
}
