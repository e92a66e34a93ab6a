import type { z } from 'zod'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import type * as contract from '#shared/companies/companies.ts'
import type { Deps, UserCtx } from '../../context.ts'
import { notify } from '../notifications/notifications.service.ts'
import { insertActivity, listActivityRows } from './activity.queries.ts'
import { requireCompany } from './team/access.service.ts'

const PAGE = 30

export interface CompanyEvent {
  company_id: string
  /** Whoever did it; null for the clock. Never told about it. */
  actor_id: string | null
  kind: string
  /** One sentence for the company's own list. */
  text: string
  tell?: { user_ids: (string | null)[]; message: string; link_to: string }[]
}

/** Writes what happened to the company's list and tells whom it concerns, in the transaction of the change. */
export async function recordEvent(tx: Pick<Deps, 'db' | 'now'>, event: CompanyEvent): Promise<void> {
  const { tell = [], ...row } = event
  const id = await insertActivity(tx.db, { ...row, created_at: tx.now() })
  for (const { user_ids, message, link_to } of tell) {
    const others = user_ids.filter((user) => user !== null && user !== event.actor_id)
    await notify(tx, {
      user_ids: [...new Set(others)].filter((user) => user !== null),
      event: `${event.kind}:${id}`,
      kind: event.kind,
      message,
      link_to,
    })
  }
}

type ListActivity = { params: { id: string }; query: z.output<typeof contract.listActivity.query> }

export async function listActivity(ctx: UserCtx, { params, query }: ListActivity) {
  await requireCompany(ctx, params.id, 'see_activity')
  return pageOf(await listActivityRows(ctx.db, params.id, readCursor(query.cursor), PAGE + 1), PAGE)
}
