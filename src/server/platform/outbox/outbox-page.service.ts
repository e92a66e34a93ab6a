import { z } from 'zod'
import type { Database } from '#server/platform/db/open.ts'
import { AppError } from '#shared/core/errors.ts'
import { listOutbox, type OutboxRow } from './outbox.queries.ts'

const PAGE_SIZE = 30

const noControl = /^\P{Cc}*$/u
const cursor = z
  .string()
  .transform((value) => Buffer.from(value, 'base64url').toString().split(' '))
  .pipe(z.tuple([z.iso.datetime({ precision: 3 }), z.string().regex(noControl)]))
  .transform(([created_at, key]) => ({ created_at: new Date(created_at), key }))

const query = z.object({ to: z.string().trim().max(320).regex(noControl).optional(), before: cursor.optional() })

function cursorOf({ created_at, key }: OutboxRow): string {
  return Buffer.from(`${created_at.toISOString()} ${key}`).toString('base64url')
}

export interface Found {
  to: string | undefined
  rows: OutboxRow[]
  next_cursor: string | null
}

export async function readOutbox(db: Database, asked: unknown): Promise<Found> {
  const wanted = query.safeParse(asked)
  if (!wanted.success) throw new AppError('validation')
  const { to, before } = wanted.data
  const rows = await listOutbox(db, { to, before, limit: PAGE_SIZE + 1 })
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return { to, rows: shown, next_cursor: last && rows.length > PAGE_SIZE ? cursorOf(last) : null }
}
