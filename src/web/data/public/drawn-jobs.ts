import type { QueryClient } from '@tanstack/react-query'
import type { DrawnPage } from '#shared/jobs/drawn-page.ts'
import { drawnInDocument } from '#web/lib/drawn.ts'
import { useSession } from '#web/lib/session.ts'
import { keys } from '../keys.ts'
import { queryClient } from '../query-client.ts'

/** Asked for once more by the browser: what it shows may be another for whoever is signed in. */
const OLD = { updatedAt: 0 }

export function keepDrawn(client: QueryClient, { job, similar, company_jobs }: DrawnPage): void {
  if (!job) return
  // Always, since asking also counts the look.
  client.setQueryData(keys.jobs.one(job.id), job, OLD)
  const age = useSession.getState().token ? OLD : {}
  if (similar) client.setQueryData(keys.jobs.similar(job.id), { items: similar, next_cursor: null }, age)
  if (company_jobs) client.setQueryData(keys.jobs.ofCompany(job.id), { items: company_jobs, next_cursor: null }, age)
}

/** The vacancy that came with the document needs no second journey before it can be shown. */
export function keepDrawnJob(vacancy_id: string): void {
  const drawn = drawnInDocument()
  if (drawn?.job?.id === vacancy_id && !queryClient.getQueryData(keys.jobs.one(vacancy_id)))
    keepDrawn(queryClient, drawn)
}
