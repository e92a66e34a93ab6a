import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import { companiesAllowing, requireCompany } from '#server/features/companies/team/access.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import type * as contract from '#shared/matching/saved-people.ts'
import { missingStep, refuseMissing } from '../people-reading/readers.service.ts'
import { listPublishing } from '../people-reading/reading.queries.ts'
import { listSaved } from './saved-people.queries.ts'

const PAGE = 30

interface Asked {
  params: { id: string }
  query: { q: string; cursor?: string | undefined }
}

/** Whoever said yes to the company, without a vacancy to compare them with; the same is missing to see them as anybody else. */
export async function listSavedPeople(
  ctx: UserCtx,
  { params, query }: Asked,
): Promise<z.input<typeof contract.listSavedPeople.answer>> {
  const { company } = await requireCompany(ctx, params.id, 'search_talent')
  const publishing = await listPublishing(ctx.db, [company.id])
  refuseMissing(missingStep(ctx, company, publishing.has(company.id)))
  const rows = await listSaved(ctx.db, {
    company_id: company.id,
    now: ctx.now(),
    words: query.q.split(/\s+/).filter(Boolean),
    after: readCursor(query.cursor),
    limit: PAGE + 1,
  })
  const page = pageOf(rows, PAGE)
  // People are shut out, not letterheads: what somebody's other company may not see is not seen through this one.
  const everywhere = await companiesAllowing(ctx, 'see_company')
  const seen = page.items.filter(({ hidden_companies, document }) => !isShutOut(everywhere, hidden_companies, document))
  return {
    items: seen.map(({ created_at, ...person }) => ({ ...person, given_at: created_at })),
    next_cursor: page.next_cursor,
  }
}
