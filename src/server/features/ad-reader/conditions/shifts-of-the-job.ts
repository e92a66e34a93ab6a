import { type WorkShift, workShift } from '#shared/accounts/users.ts'
import { shiftsByHours } from './hours.ts'
import { shiftsIn } from './shifts.ts'

const DAYS: ReadonlySet<WorkShift> = new Set(['FINES_DE_SEMANA', 'FESTIVOS'])

/** When people work, by its name and, where none says it, by the written hours. */
export function shiftsOf(flat: string): WorkShift[] {
  const said = shiftsIn(flat)
  const by_hours = shiftsByHours(flat)
  const found = said.some((one) => !DAYS.has(one) && one !== 'ROTATIVO')
    ? withSplit(said, by_hours)
    : [...said, ...by_hours]
  return workShift.options.filter((one) => found.includes(one))
}

/** «Horario de mañana y tarde, de 9 a 14 y de 16 a 19» is one day in two parts. */
const withSplit = (said: readonly WorkShift[], by_hours: readonly WorkShift[]): readonly WorkShift[] =>
  by_hours.includes('PARTIDO') ? [...said, 'PARTIDO'] : said
