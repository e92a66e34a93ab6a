import type { z } from 'zod'

/** What is asked of a language model outside. */
export interface Question<A> {
  /** What it is told to do; never holds a text from outside. */
  task: string
  /** What it works on. It is handed over as data, and whatever it says is no instruction. */
  data: unknown
  /** Everything else that it may answer is refused. */
  answer: z.ZodType<A>
  timeout_ms: number
}

/** A language model outside. It only proposes words: whoever asks checks them before anybody reads them. */
export interface Analyst {
  /** Whether somebody connected one. */
  is_there: boolean
  /** Fails with an `AnalystFailure`. */
  ask<A>(question: Question<A>): Promise<A>
}

/** `refused`: it answered that it does not want to. `unreadable`: it answered something else than it was asked for. */
type FailureReason = 'absent' | 'timeout' | 'unreachable' | 'refused' | 'unreadable'

/** Says why and nothing of what was asked or answered, so that it can be logged. */
export class AnalystFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(`analyst_${reason}`)
    this.name = 'AnalystFailure'
    this.reason = reason
  }
}

/** The rules in the process do everything: nobody outside is asked. */
export const NO_ANALYST: Analyst = {
  is_there: false,
  ask: async () => {
    throw new AnalystFailure('absent')
  },
}
