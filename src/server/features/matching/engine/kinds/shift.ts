import type { RequirementValue } from '#shared/matching/matching.ts'
import { shiftWords } from '#shared/words/hours.ts'
import { stated, UNKNOWN } from '../findings.ts'
import { hoursSaid } from '../said/only-hours.ts'
import type { WorkedShifts } from '../said/worked-shifts.ts'
import type { Finding } from '../types.ts'
import { refusesNights, takesAnyTurn, takesTurns, worksByDay } from '../years/said-shifts.ts'
import type { Judge } from './kind.ts'

type Shift = RequirementValue<'SHIFT'>['shifts'][number]

/** Whoever takes turns works these. */
const IN_TURNS: readonly Shift[] = ['MANANA', 'TARDE', 'NOCHE']
/** Who names only these says when they can work; who names nights or weekends says what they would do as well. */
const BY_DAY: readonly Shift[] = ['MANANA', 'TARDE']

const DAYS: readonly Shift[] = ['FINES_DE_SEMANA', 'FESTIVOS']

const ONE_OF_TURNS = 0.5

/** Who says «disponibilidad horaria completa» is read as somebody who takes turns and ordinary hours too. */
export const isAnyHour = (own: readonly Shift[]): boolean =>
  own.includes('ROTATIVO') && BY_DAY.every((one) => own.includes(one))

/** All that somebody works who names these. */
function worksIn(own: readonly Shift[]): readonly Shift[] {
  if (own.includes('ROTATIVO')) return [...own, ...IN_TURNS]
  return IN_TURNS.every((one) => own.includes(one)) ? [...own, 'ROTATIVO'] : own
}

const namesOf = (shifts: readonly Shift[]): string => shifts.map((one) => shiftWords[one].toLowerCase()).join(', ')

const partOf = (known: readonly Shift[], asked: readonly Shift[]): Finding =>
  stated(known.length / asked.length, namesOf(known))

/** Who says nothing of when they can work, and tells of jobs in these very shifts. */
function byWork(asked: readonly Shift[], worked: readonly WorkedShifts[]): Finding {
  const told = worked.filter(({ shifts }) => asked.some((one) => worksIn(shifts).includes(one)))
  const works = worksIn(told.flatMap(({ shifts }) => shifts))
  const known = asked.filter((one) => works.includes(one))
  if (known.length === 0) return UNKNOWN
  return { ...partOf(known, asked), basis: 'USUAL', sources: told.map(({ source }) => source) }
}

/** «Tardes y fines de semana sin problema» is what somebody would do; «solo tardes» leaves no other turn. */
function excludes(own: readonly Shift[], asked: readonly Shift[], said: ReturnType<typeof hoursSaid>): boolean {
  const are_all_days = own.every((one) => BY_DAY.includes(one))
  if (said !== 'ONLY') return said === 'NOTHING' && are_all_days
  // Sundays and holidays say on which days, and not at what time.
  const turns = own.filter((one) => !DAYS.includes(one))
  const asks_turns = asked.some((one) => !DAYS.includes(one))
  return are_all_days || (asks_turns && turns.length > 0 && turns.every((one) => BY_DAY.includes(one)))
}

/** What the person chose as theirs: the rest they refuse. */
function byWish(asked: readonly Shift[], wished: readonly Shift[]): Finding {
  const works = worksIn(wished)
  const known = asked.filter((one) => works.includes(one))
  return { ...partOf(known, asked), wished: true }
}

/** Every shift that is named counts; one that is not named is unknown, unless the CV names ordinary hours alone. */
export function shift({ shifts }: RequirementValue<'SHIFT'>): Judge {
  const names = namesOf(shifts)
  return {
    question: `¿Puedes trabajar en estos turnos: ${names}?`,
    answer_settles: true,
    judge(candidate) {
      const { shifts: listed, worked_shifts = [], work } = candidate
      if (work.shifts && work.shifts.length > 0) return byWish(shifts, work.shifts)
      if (listed.length === 0 && worksByDay(candidate)) {
        const known = shifts.filter((one) => BY_DAY.includes(one))
        return known.length > 0 ? partOf(known, shifts) : stated(0)
      }
      const own: readonly Shift[] = takesTurns(candidate) || takesAnyTurn(candidate) ? [...listed, 'ROTATIVO'] : listed
      if (shifts.includes('NOCHE') && refusesNights(candidate)) {
        const rest = shifts.filter((one) => one !== 'NOCHE' && worksIn(own).includes(one))
        return rest.length > 0 ? partOf(rest, shifts) : stated(0)
      }
      if (own.length === 0) return byWork(shifts, worked_shifts)
      if (isAnyHour(own)) return stated(1)
      const works = worksIn(own)
      const known = shifts.filter((one) => works.includes(one))
      if (known.length > 0) return partOf(known, shifts)
      // Mornings and afternoons are a part of what takes turns.
      if (shifts.includes('ROTATIVO') && BY_DAY.every((one) => own.includes(one)))
        return stated(ONE_OF_TURNS, namesOf(BY_DAY))
      if (shifts.includes('NOCHE') && worksByDay(candidate)) return stated(0)
      return excludes(own, shifts, hoursSaid(candidate)) ? stated(0) : UNKNOWN
    },
    describe({ value, found, basis, wished }) {
      if (wished) {
        if (value === 1) return `Entra en los turnos que hace: ${names}.`
        return value === 0
          ? `No está entre los turnos que hace: ${names}.`
          : `Hace una parte de los turnos (${found}); se piden: ${names}.`
      }
      if (basis === 'USUAL')
        return value === 1
          ? `El CV muestra trabajo en estos turnos: ${names}.`
          : `El CV muestra trabajo en una parte de los turnos (${found}); se piden: ${names}.`
      if (value === 1) return `El CV indica que puede trabajar en estos turnos: ${names}.`
      return value === 0
        ? `El CV indica otros turnos; se piden: ${names}.`
        : `El CV nombra una parte de los turnos (${found}); se piden: ${names}.`
    },
    doneIn: () => 'circumstances',
    advise: ({ value }) => (value === null ? 'Indica en tu CV qué turnos puedes hacer.' : null),
  }
}
