import { z } from 'zod'
import { AppError } from '#shared/core/errors.ts'
import { jobSort } from '#shared/jobs/jobs.ts'

/** Where a page begins: after this hit, in this order. */
const position = z.object({
  sort: z.enum([...jobSort.options, 'guardados']),
  /** Tier, salary or match, where the order goes by one. */
  key: z.number().int(),
  at: z.iso.datetime({ precision: 3 }),
  id: z.uuid(),
})
export type Position = z.infer<typeof position>

export function readPosition(cursor: string | undefined, sort: Position['sort']): Position | undefined {
  if (cursor === undefined) return undefined
  const read = position.safeParse(parsed(cursor))
  if (read.success && read.data.sort === sort) return read.data
  throw new AppError('validation', undefined, { fields: { cursor: 'Vuelve al inicio de la lista.' } })
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** Of one row more than the page holds: the page, and where the next one begins. */
export function pageOf<R>(
  rows: readonly R[],
  size: number,
  positionOf: (row: R) => Position,
): { items: R[]; next_cursor: string | null } {
  const items = rows.slice(0, size)
  const last = items.at(-1)
  const more = rows.length > size && last !== undefined
  return { items, next_cursor: more ? Buffer.from(JSON.stringify(positionOf(last))).toString('base64url') : null }
}
