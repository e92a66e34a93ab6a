import type { Deps } from '#server/context.ts'
import { type Step, standing } from '#shared/core/steps.ts'
import type { BulkWork } from '#shared/hiring/bulk.ts'
import type { BulkRow } from '../tables/outgoing.tables.ts'
import { writeBulkState } from './bulk.queries.ts'

const rules = {
  finish: { from: ['RUNNING'], to: 'DONE' },
  undo: { from: ['RUNNING', 'DONE'], to: 'UNDONE' },
} as const satisfies Record<string, Step<BulkWork['state']>>

/** The only way in which a work on many applications changes its state; its row is locked. False when it already is so. */
export async function moveBulk(
  tx: Pick<Deps, 'db'>,
  step: keyof typeof rules,
  { id, state }: BulkRow,
): Promise<boolean> {
  if (standing<BulkWork['state']>(rules[step], state) !== 'go') return false
  await writeBulkState(tx.db, id, rules[step].to)
  return true
}
