import { z } from 'zod'
import { AppError } from '#shared/core/errors.ts'

/** Where a page of a list «newest first» begins: after this row. */
export interface Position {
  created_at: Date
  id: string
}

const position = z
  .string()
  .transform((value) => Buffer.from(value, 'base64url').toString().split(' '))
  .pipe(z.tuple([z.iso.datetime({ precision: 3 }), z.uuid()]))
  .transform(([created_at, id]) => ({ created_at: new Date(created_at), id }))

export function readCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const read = position.safeParse(cursor)
  if (!read.success)
    throw new AppError('validation', undefined, { fields: { cursor: 'Vuelve al inicio de la lista.' } })
  return read.data
}

/** Takes one row more than a page holds and says where the next page begins. */
export function pageOf<R extends Position>(rows: R[], size: number): { items: R[]; next_cursor: string | null } {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  const more = rows.length > size && last
  return {
    items,
    next_cursor: more ? Buffer.from(`${last.created_at.toISOString()} ${last.id}`).toString('base64url') : null,
  }
}
