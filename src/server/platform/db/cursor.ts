import { z } from 'zod'
import { AppError } from '#shared/core/errors.ts'

/** A moment that PostgreSQL knows too: it has no year 0. */
export const moment = z.iso.datetime({ precision: 3 }).refine((text) => text >= '1970')

interface Page<R> {
  items: R[]
  next_cursor: string | null
}

interface Cursor<P> {
  /** Where a page begins: after this position. Undefined for the first one; anything odd is refused as bad input. */
  read: (text: string | undefined) => P | undefined
  /** Of one row more than the page holds: the page, and where the next one begins. */
  page: <R>(rows: readonly R[], size: number, positionOf: (row: R) => P) => Page<R>
}

/** The place of a row in a list, as a text that callers only hand back; every list says by which fields it goes. */
export function cursorOver<P>(position: z.ZodType<P>): Cursor<P> {
  return {
    read: (text) => {
      if (text === undefined) return undefined
      const read = position.safeParse(parsed(text))
      if (read.success) return read.data
      throw new AppError('validation', undefined, { fields: { cursor: 'Vuelve al inicio de la lista.' } })
    },
    page: (rows, size, positionOf) => {
      const items = rows.slice(0, size)
      const last = items.at(-1)
      const hasMore = rows.length > size && last !== undefined
      return { items, next_cursor: hasMore ? written(positionOf(last)) : null }
    },
  }
}

const written = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url')

function parsed(text: string): unknown {
  try {
    // PostgreSQL refuses NUL in any text.
    return JSON.parse(Buffer.from(text, 'base64url').toString(), (_, value) =>
      typeof value === 'string' && value.includes('\0') ? undefined : value,
    )
  } catch {
    return undefined
  }
}

/** Where a page of a list «newest first» begins: after this row. */
export interface Position {
  created_at: Date
  id: string
}

const newestFirst = cursorOver(z.object({ at: moment, id: z.uuid() }))

export function readCursor(cursor: string | undefined): Position | undefined {
  const after = newestFirst.read(cursor)
  return after && { created_at: new Date(after.at), id: after.id }
}

export function pageOf<R extends Position>(rows: R[], size: number): Page<R> {
  return newestFirst.page(rows, size, ({ created_at, id }) => ({ at: created_at.toISOString(), id }))
}
