import { setTimeout } from 'node:timers/promises'
import { answerMessages } from '../child-side.ts'

export interface OddWork {
  echo: { takes: string; gives: string }
  process_id: { takes: null; gives: number }
  fail: { takes: null; gives: never }
  die: { takes: null; gives: never }
  hang: { takes: null; gives: never }
  rest: { takes: number; gives: string }
  wait_forever: { takes: null; gives: never }
}

/** A child that does what children should not. */
answerMessages<OddWork>({
  echo: (text) => text,
  process_id: () => process.pid,
  fail: () => {
    throw new Error('No quiero.')
  },
  die: () => process.exit(1),
  hang: () => {
    for (;;);
  },
  rest: (ms) => setTimeout(ms, 'rested'),
  wait_forever: () => new Promise(() => undefined),
})
