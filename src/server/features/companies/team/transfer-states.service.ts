import type { Deps } from '#server/context.ts'
import type { Step } from '#shared/core/steps.ts'
import type { TransferRow } from '../team.tables.ts'
import { type WhichTransfer, writeTransferState } from './transfers.queries.ts'

const transferSteps = {
  accept: { from: ['PENDING'], to: 'ACCEPTED' },
  decline: { from: ['PENDING'], to: 'DECLINED' },
  cancel: { from: ['PENDING'], to: 'CANCELLED' },
} as const satisfies Record<string, Step<TransferRow['state']>>

/** The only way in which the question who owns a company is answered or taken back. */
export function moveTransfer(
  tx: Pick<Deps, 'db'>,
  step: keyof typeof transferSteps,
  which: WhichTransfer,
): Promise<void> {
  return writeTransferState(tx.db, transferSteps[step], which)
}
