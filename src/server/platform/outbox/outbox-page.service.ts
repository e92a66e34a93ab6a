import { z } from 'zod'
import { cursorOver, moment } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { AppError } from '#shared/core/errors.ts'
import { listOutbox, type OutboxRow } from './outbox.queries.ts'

const PAGE_SIZE = 30

const noControl = /^\P{Cc}*$/u
const query = z.object({
  to: z.string().trim().max(320).regex(noControl).optional(),
  before: z.string().max(500).optional(),
})

const cursor = cursorOver(z.object({ at: moment, key: z.string().regex(noControl) }))

export interface Found {
  to: string | undefined
  rows: OutboxRow[]
  next_cursor: string | null
}

export async function readOutbox(db: Database, asked: unknown): Promise<Found> {
  const wanted = query.safeParse(asked)
  if (!wanted.success) throw new AppError('validation')
  const { to } = wanted.data
  const after = cursor.read(wanted.data.before)
  const before = after && { created_at: new Date(after.at), key: after.key }
  const rows = await listOutbox(db, { to, before, limit: PAGE_SIZE + 1 })
  const page = cursor.page(rows, PAGE_SIZE, ({ created_at, key }) => ({ at: created_at.toISOString(), key }))
  return { to, rows: page.items, next_cursor: page.next_cursor }
}
