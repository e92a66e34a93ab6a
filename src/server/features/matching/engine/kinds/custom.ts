import type { RequirementValue } from '#shared/matching/matching.ts'
import { UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

/** Only the person's answer can settle a question of the company. */
export function custom({ question }: RequirementValue<'CUSTOM'>): Judge {
  return {
    question,
    answer_settles: true,
    judge: () => UNKNOWN,
    describe: () => '',
    doneIn: () => 'ANSWER',
    advise: ({ value }) => (value === null ? `Responde a la pregunta: «${question}»` : null),
  }
}
