import type { RequirementValue } from '#shared/matching/matching.ts'
import { shiftWords } from '#shared/words/hours.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

/** Every shift that is worked counts; somebody who names theirs and leaves one out does not work it. */
export function shift({ shifts }: RequirementValue<'SHIFT'>): Judge {
  const names = shifts.map((one) => shiftWords[one].toLowerCase()).join(', ')
  return {
    question: `¿Puedes trabajar en estos turnos: ${names}?`,
    answer_settles: true,
    judge({ shifts: own }) {
      if (own.length === 0) return UNKNOWN
      const known = shifts.filter((one) => own.includes(one)).length
      return stated(known / shifts.length)
    },
    describe: ({ value }) =>
      value === 1
        ? `El CV indica que puede trabajar en estos turnos: ${names}.`
        : `El CV indica otros turnos; se piden: ${names}.`,
    advise: ({ value }) => (value === null ? 'Indica en tu CV qué turnos puedes hacer.' : null),
  }
}
