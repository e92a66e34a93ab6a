import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { type Step, standing } from '#shared/core/steps.ts'
import type { ImportRow } from '../cvs.tables.ts'
import { writeImportState } from './imports.queries.ts'

const importSteps = {
  accept: { from: ['READY_FOR_REVIEW'], to: 'ACCEPTED' },
  discard: { from: ['READY_FOR_REVIEW'], to: 'DISCARDED' },
} as const satisfies Record<string, Step<ImportRow['state']>>

type ImportStep = keyof typeof importSteps

/** True when this decides it, false when it was decided so before. */
export function decides(step: ImportStep, { state }: ImportRow): boolean {
  const now = standing<ImportRow['state']>(importSteps[step], state)
  if (now !== 'refused') return now === 'go'
  throw new AppError('state_conflict', 'Ya decidiste sobre esta importación. Sube el archivo otra vez si lo necesitas.')
}

/** The only way in which an import changes its state; its row is locked. */
export async function moveImport(
  tx: Deps,
  step: ImportStep,
  { id, user_id }: ImportRow,
  became: { cv_id?: string } = {},
): Promise<void> {
  await writeImportState(tx.db, id, importSteps[step], became)
  await emit(tx, { kind: 'CV_IMPORT_DECIDED', user_id, import_id: id })
}
