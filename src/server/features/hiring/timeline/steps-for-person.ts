import { addSeconds } from '#shared/core/time.ts'
import type { StepKind } from '#shared/hiring/application.ts'

/** Whoever moves a card by mistake has this long until its person hears of it. */
export const NOTICE_DELAY_SECONDS = 30

interface Step {
  kind: StepKind
  at: Date
  from_label: string | null
  to_label: string | null
}

const isMove = ({ kind }: Step): boolean => kind === 'MOVED' || kind === 'HIRED'

/**
 * What of a history, the oldest first, is news to its person: where a card came to rest, and not where it lay for some
 * seconds, e.g. in the last column by mistake. A move between stages that candidates call the same is none either.
 */
export function stepsForPerson<S extends Step>(steps: readonly S[]): S[] {
  const news: S[] = []
  let left: string | null | undefined
  for (const [at, step] of steps.entries()) {
    if (!isMove(step)) {
      news.push(step)
      continue
    }
    left ??= step.from_label
    const next = steps.slice(at + 1).find(isMove)
    if (next && next.at < addSeconds(step.at, NOTICE_DELAY_SECONDS)) continue
    if (step.kind === 'HIRED' || left !== step.to_label) news.push({ ...step, from_label: left })
    left = undefined
  }
  return news
}
