import { ChildFailure } from '#server/platform/processes/child.ts'
import { ChildPool, type PoolLimits } from '#server/platform/processes/child-pool.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { ImportFailure } from '../files/failure.ts'
import type { ReadCv } from '../reading/read-file.ts'
import { type OpeningWork, openingAnswer, type ReadingFailure, type ReadingWork, readingAnswer } from './messages.ts'

const LIMITS: Partial<PoolLimits> = { waiting: 8, idle_ms: 60_000, pieces_per_child: 50, heap_mb: 160, locked_in: true }

/** Files are opened two at a time, of two people, each in a process that can do nothing else. */
const OPENER: Partial<PoolLimits> = { ...LIMITS, at_once: 2, memory_mb: 256 }
/** Their lines are read where the model is: it sees no file, and takes memory that is given back when nobody comes. */
const READER: Partial<PoolLimits> = { ...LIMITS, waiting: 16, pieces_per_child: 500, memory_mb: 700, addons: true }

interface Readers {
  file: (turn: Turn, file: () => Promise<Uint8Array>) => Promise<ReadCv>
  text: (turn: Turn, text: string) => Promise<ReadCv>
}

/** Reads in processes of their own, within these limits. */
export function createReaders(limits: Partial<PoolLimits> = {}): Readers {
  const opener = new ChildPool<OpeningWork>(new URL('./opener-child.ts', import.meta.url), { ...OPENER, ...limits })
  const reader = new ChildPool<ReadingWork>(new URL('./reader-child.ts', import.meta.url), { ...READER, ...limits })

  const read = async (turn: Turn, asked: ReadingWork['read']['takes']) => {
    const answer = readingAnswer.safeParse(await reader.run(turn, 'read', async () => asked).catch(asImportFailure))
    return answered(answer.data).read
  }
  return {
    file: async (turn, file) => {
      const work = opener.run(turn, 'open', async () => ({ file: await file() }))
      const opened = answered(openingAnswer.safeParse(await work.catch(asImportFailure)).data)
      return 'read' in opened ? opened.read : read(turn, opened)
    },
    text: (turn, text) => read(turn, { text }),
  }
}

/** No answer, or one that makes no sense, is that of a damaged file. */
function answered<Answer extends object>(answer: Answer | undefined): Exclude<Answer, ReadingFailure> {
  if (answer === undefined) throw new ImportFailure('import_corrupt')
  if ('failure' in answer) throw new ImportFailure((answer as ReadingFailure).failure)
  return answer as Exclude<Answer, ReadingFailure>
}

/** A file that ends the process which reads it is as good as damaged. */
function asImportFailure(error: unknown): never {
  if (!(error instanceof ChildFailure)) throw error
  throw new ImportFailure(error.reason === 'too_slow' ? 'import_timeout' : 'import_corrupt')
}

export const readers = createReaders()
