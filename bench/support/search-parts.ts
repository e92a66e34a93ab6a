import type { Pool } from 'pg'
import type { Ctx } from '#server/context.ts'
import { findPage } from '#server/features/search/search.service.ts'
import { searchOf } from '#server/features/search/search-context.ts'
import { listJobs as contract } from '#shared/jobs/jobs.ts'
import { PAGE, PLAIN_COUNTS, PLAIN_ITEMS } from './search-engines.ts'
import type { BenchQuery } from './search-queries.ts'

type Part = (query: BenchQuery) => unknown

/** Of what a search takes its time, beside the same of plain `ts_rank`: one after the other, each alone. */
export function partsOf(ctx: Ctx, pool: Pool, now: Date): Record<string, Part> {
  const meant = ({ q, filters }: BenchQuery) => searchOf(ctx, contract.query.parse({ q, ...filters }))
  const page = { order: 'relevancia', after: undefined, limit: PAGE + 1 } as const
  const chosen = ({ q, filters }: BenchQuery) => [q, filters.modality ?? null, filters.contract ?? null, now]
  return {
    'Skillo: what is meant': meant,
    'Skillo: page and counts': (query) => findPage(ctx, meant(query), page),
    'plain ts_rank: the page': (query) => pool.query({ ...PLAIN_ITEMS, values: chosen(query) }),
    'plain ts_rank: counts': ({ q }) => pool.query({ ...PLAIN_COUNTS, values: [q, now] }),
  }
}
