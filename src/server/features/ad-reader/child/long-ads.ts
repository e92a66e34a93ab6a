import type { z } from 'zod'
import { ChildFailure } from '#server/platform/processes/child.ts'
import { ChildPool } from '#server/platform/processes/child-pool.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { proposeRequirements } from '../propose-requirements.ts'

/** From here on reading would keep others waiting. */
const LONG = 6_000

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
  idle_ms: 30_000,
  pieces_per_child: 200,
  heap_mb: 160,
  locked_in: true,
})

/** A long text is read in a process of its own, so that the others go on; a short one at once. */
export async function readPastedAd(turn: Turn, ad: Ad): Promise<Answer> {
  if (ad.text.length < LONG) return proposeRequirements(ad.text, ad.title)
  const read = await pool.run(turn, 'read', async () => ad).catch(asBusy)
  return contract.proposeRequirements.answer.parse(read)
}

function asBusy(error: unknown): never {
  throw error instanceof ChildFailure ? new AppError('busy') : error
}
