import type { RequirementValue } from '#shared/matching/matching.ts'
import { shiftWords } from '#shared/words/hours.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Judge } from './kind.ts'

type Shift = RequirementValue<'SHIFT'>['shifts'][number]

/** Whoever takes turns works these. */
const IN_TURNS: readonly Shift[] = ['MANANA', 'TARDE', 'NOCHE']
/** Who names only these says when they can work; who names nights or weekends says what they would do as well. */
const BY_DAY: readonly Shift[] = ['MANANA', 'TARDE']

/** Every shift that is named counts; one that is not named is unknown, unless the CV names ordinary hours alone. */
export function shift({ shifts }: RequirementValue<'SHIFT'>): Judge {
  const names = shifts.map((one) => shiftWords[one].toLowerCase()).join(', ')
  return {
    question: `¿Puedes trabajar en estos turnos: ${names}?`,
    answer_settles: true,
    judge({ shifts: own }) {
      if (own.length === 0) return UNKNOWN
      const works = own.includes('ROTATIVO') ? [...own, ...IN_TURNS] : own
      const known = shifts.filter((one) => works.includes(one)).length
      if (known > 0) return stated(known / shifts.length)
      return own.every((one) => BY_DAY.includes(one)) ? stated(0) : UNKNOWN
    },
    describe({ value }) {
      if (value === 1) return `El CV indica que puede trabajar en estos turnos: ${names}.`
      return value === 0
        ? `El CV indica otros turnos; se piden: ${names}.`
        : `El CV nombra una parte de los turnos que se piden: ${names}.`
    },
    advise: ({ value }) => (value === null ? 'Indica en tu CV qué turnos puedes hacer.' : null),
  }
}
