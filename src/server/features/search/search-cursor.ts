import { z } from 'zod'
import { cursorOver, moment } from '#server/platform/db/cursor.ts'
import { jobSort } from '#shared/jobs/jobs.ts'

const sorts = [...jobSort.options, 'guardados'] as const

/** Where a page begins: after this hit, in this order. */
const position = z.object({
  sort: z.enum(sorts),
  /** Tier, salary or match, where the order goes by one. */
  key: z.int(),
  at: moment,
  id: z.uuid(),
})
export type Position = z.infer<typeof position>

const cursor = cursorOver(position)

/** A place in one order says nothing about another. */
export function readPosition(text: string | undefined, sort: Position['sort']): Position | undefined {
  return cursorOver(position.extend({ sort: z.literal(sort) })).read(text)
}

export const pageOf = cursor.page
