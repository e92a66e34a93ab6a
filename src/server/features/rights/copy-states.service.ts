import type { Deps } from '#server/context.ts'
import type { Step } from '#shared/core/steps.ts'
import { writeCopyState } from './copies.queries.ts'
import type { CopyRow } from './data-copies.tables.ts'

const copySteps = {
  finish: { from: ['RUNNING'], to: 'READY' },
  fail: { from: ['RUNNING'], to: 'FAILED' },
} as const satisfies Record<string, Step<CopyRow['state']>>

/** The only way in which a copy changes its state; undefined when the person has asked for another one meanwhile. */
export const moveCopy = (
  tx: Pick<Deps, 'db'>,
  step: keyof typeof copySteps,
  number: string,
  values: Parameters<typeof writeCopyState>[3] = {},
): Promise<CopyRow | undefined> => writeCopyState(tx.db, number, copySteps[step], values)
