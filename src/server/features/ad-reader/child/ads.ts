import type { z } from 'zod'
import { ChildFailure } from '#server/platform/processes/child.ts'
import { ChildPool } from '#server/platform/processes/child-pool.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/vacancies/vacancies.ts'

interface Ad {
  text: string
  title: string | null
}

type Answer = z.output<typeof contract.proposeRequirements.answer>

export interface AdReading {
  read: { takes: Ad; gives: Answer }
}

const pool = new ChildPool<AdReading>(new URL('./ad-child.ts', import.meta.url), {
  waiting: 16,
  idle_ms: 60_000,
  // The longest ad that may be pasted takes three seconds, as many single letters eleven.
  work_ms: 20_000,
  pieces_per_child: 500,
  heap_mb: 160,
  locked_in: true,
  addons: true,
})

/** Read in a process of its own: the model takes memory that is given back when nobody pastes anything for a while. */
export async function readPastedAd(turn: Turn, ad: Ad): Promise<Answer> {
  const read = await pool.run(turn, 'read', async () => ad).catch(asBusy)
  return contract.proposeRequirements.answer.parse(read)
}

function asBusy(error: unknown): never {
  throw error instanceof ChildFailure ? new AppError('busy') : error
}
