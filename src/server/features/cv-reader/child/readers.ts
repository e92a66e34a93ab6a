import { ChildFailure } from '#server/platform/processes/child.ts'
import { ChildPool, type PoolLimits } from '#server/platform/processes/child-pool.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { ImportFailure } from '../failure.ts'
import type { ReadCv } from '../read-file.ts'
import { type ReadingTask, type ReadingWork, readingAnswer } from './messages.ts'

/** Two files at a time, of two people, each in a process that can do nothing but read. */
const LIMITS: Partial<PoolLimits> = {
  at_once: 2,
  waiting: 8,
  idle_ms: 60_000,
  pieces_per_child: 50,
  heap_mb: 160,
  memory_mb: 256,
  locked_in: true,
}

type ReadInChild = (turn: Turn, task: () => Promise<ReadingTask>) => Promise<ReadCv>

/** Reads in processes of their own, within these limits. */
export function createReaders(limits: Partial<PoolLimits> = {}): ReadInChild {
  const pool = new ChildPool<ReadingWork>(new URL('./reader-child.ts', import.meta.url), { ...LIMITS, ...limits })
  return async (turn, task) => {
    const answer = readingAnswer.safeParse(await pool.run(turn, 'read', task).catch(asImportFailure))
    if (!answer.success) throw new ImportFailure('import_corrupt')
    if ('failure' in answer.data) throw new ImportFailure(answer.data.failure)
    return answer.data.read
  }
}

/** A file that ends the process which reads it is as good as damaged. */
function asImportFailure(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error
  throw new ImportFailure(error.reason === 'too_slow' ? 'import_timeout' : 'import_corrupt')
}

export const readInChild = createReaders()
