import { queryOf, readAsked } from '#shared/jobs/asked-jobs.ts'
import type { FoundJobs } from '#shared/jobs/drawn-page.ts'
import { tileOf } from '#shared/jobs/job-tile.ts'
import type { listJobs } from '#shared/jobs/jobs.ts'
import { openAreas } from '#shared/jobs/open-areas.ts'
import { read } from '#web/lib/api.ts'

/** Without the schemas of the contract, which would weigh more than the rest of the landing page. */
export async function findJobs(search: URLSearchParams, signal: AbortSignal): Promise<FoundJobs> {
  const asked = readAsked(search)
  try {
    const query = asked ? queryOf(asked) : { sort: 'recientes' as const }
    const answer = await read<typeof listJobs>('/api/v1/jobs', { query, signal })
    const { items, counts, total, next_cursor, corrected_q, widened } = answer
    const found = { total, next_cursor, corrected_q, widened }
    return { ...found, asked, items: items.map(tileOf), areas: asked ? [] : openAreas(counts) }
  } catch {
    return { asked, items: null, total: 0, next_cursor: null, corrected_q: null, widened: false, areas: [] }
  }
}
