import { ImportFailure } from '../files/failure.ts'
import type { ReadingFailure } from './messages.ts'

/** What goes wrong while a file is read is an answer; anything unforeseen is as good as a damaged file. */
export async function orFailure<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer | ReadingFailure> {
  try {
    return await work()
  } catch (error) {
    return { failure: error instanceof ImportFailure ? error.code : 'import_corrupt' }
  }
}
