import type { Judgement } from '#server/features/language/model/judge.ts'
import { ChildPool } from '#server/platform/processes/child-pool.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import type { Asked } from './judge-lines.ts'

export interface VerdictWork {
  judge: { takes: Asked; gives: Judgement[] }
}

/** One child reads with the model; it takes two hundred megabytes and is let go when nobody asks. */
const pool = new ChildPool<VerdictWork>(new URL('./verdict-child.ts', import.meta.url), {
  waiting: 32,
  work_ms: 30_000,
  idle_ms: 60_000,
  heap_mb: 128,
  locked_in: true,
  addons: true,
})

/** What the lines of a CV say of each demand. */
export const judgeDemands = (turn: Turn, asked: Asked): Promise<Judgement[]> =>
  pool.run(turn, 'judge', async () => asked)

/** The child loads the model while something else is done for the same answer; where that fails, whoever asks next hears of it. */
export const prepareToJudge = (person: string): Promise<unknown> =>
  pool.run({ person }, 'judge', async () => ({ demands: [], lines: [] })).catch(() => undefined)
