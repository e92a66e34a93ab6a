import { ChildFailure } from '#server/platform/processes/child.ts'
import { ChildPool } from '#server/platform/processes/child-pool.ts'
import { AppError } from '#shared/core/errors.ts'
import type { FileWork } from './file-child.ts'
import type { TypstWork } from './typst-child.ts'

const typst = new ChildPool<TypstWork>(new URL('./typst-child.ts', import.meta.url))

/** Reading PDFs and writing DOCX takes longer than drawing, so it has a process of its own and keeps no preview waiting. */
const files = new ChildPool<FileWork>(new URL('./file-child.ts', import.meta.url))

/** Somebody's own work that takes too long is told like a crowd: the same sentence helps. */
function tooSlowIsBusy(error: unknown): never {
  throw error instanceof ChildFailure && error.reason === 'too_slow' ? new AppError('busy') : error
}

export const drawing: Pick<typeof typst, 'run'> = {
  run: (turn, kind, input) => typst.run(turn, kind, input).catch(tooSlowIsBusy),
}

export const filing: Pick<typeof files, 'run'> = {
  run: (turn, kind, input) => files.run(turn, kind, input).catch(tooSlowIsBusy),
}
