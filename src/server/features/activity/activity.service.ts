import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import type * as contract from '#shared/companies/companies.ts'
import { activityOf } from '#shared/events/catalogue.ts'
import { listCompanyEvents } from './activity.queries.ts'

const PAGE = 30

type ListActivity = { params: { id: string }; query: z.output<typeof contract.listActivity.query> }

/** What happened in a company, in words drawn with the names of today. */
export async function listActivity(ctx: UserCtx, { params, query }: ListActivity) {
  await requireCompany(ctx, params.id, 'see_activity')
  const rows = await listCompanyEvents(ctx.db, params.id, readCursor(query.cursor), PAGE + 1)
  const page = pageOf(rows, PAGE)
  const items = page.items.flatMap((row) => {
    const text = activityOf(row)
    return text === null ? [] : [{ id: row.id, kind: row.kind, text, created_at: row.created_at }]
  })
  return { ...page, items }
}
