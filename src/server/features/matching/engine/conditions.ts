import { type LineType, OWN_LINES } from '#shared/matching/matching.ts'
import { shiftWords } from '#shared/words/hours.ts'
import { locationWords } from '#shared/words/requirements.ts'
import { contractWords, workingDayWords } from '#shared/words/work.ts'
import { contract, workingDay } from './kinds/contract.ts'
import type { Judge } from './kinds/kind.ts'
import { location } from './kinds/location.ts'
import { salaryFit } from './kinds/salary-fit.ts'
import { shift } from './kinds/shift.ts'
import type { PreparedRequirement } from './requirements.ts'
import type { AskedVacancy } from './vacancy.ts'

/** What the data of a vacancy set as conditions, beside those that it states; a stated one of the same kind wins. */
export function conditionsOf(asked: AskedVacancy, stated: readonly PreparedRequirement[]): PreparedRequirement[] {
  const own = [placeOf(asked), contractOf(asked), workingDayOf(asked), salaryOf(asked)].flatMap((one) => one ?? [])
  const shifts = shiftsOf(withoutAsked(asked))
  return [
    ...own.filter(({ type }) => !stated.some((other) => other.type === type)),
    ...(shifts ? [shifts] : []),
    ...stated,
  ]
}

type OwnType = Extract<LineType, keyof typeof OWN_LINES>

const line = (type: OwnType, title: string, judge: Judge): PreparedRequirement => ({
  id: OWN_LINES[type],
  type,
  importance: 'EXCLUYENTE',
  title,
  weight: 0,
  judge,
  answer_key: `${type}:${title}`,
})

function placeOf({ modality, locations, remote_countries }: AskedVacancy): PreparedRequirement | null {
  if (modality === null) return null
  const places =
    modality === 'REMOTO' ? remote_countries.map((country) => ({ country, region: null, city: null })) : locations
  return line(
    'LOCATION',
    locationWords({ modality, places }),
    location({ modality, places: locations, remote_countries }),
  )
}

function contractOf({ contract: kind }: AskedVacancy): PreparedRequirement | null {
  return kind === null ? null : line('CONTRACT', contractWords[kind], contract(kind))
}

function workingDayOf({ working_day: kind }: AskedVacancy): PreparedRequirement | null {
  return kind ? line('WORKING_DAY', workingDayWords[kind], workingDay(kind)) : null
}

function salaryOf({ salary }: AskedVacancy): PreparedRequirement | null {
  const { max, currency, period, payments_per_year } = salary
  if (max === null || period === 'DIA' || period === 'SEMANA') return null
  return line('SALARY_FIT', 'Salario dentro de la banda', salaryFit({ max, currency, period, payments_per_year }))
}

/** «Turnos rotativos, con disponibilidad en fines de semana»: what is asked for on its own is said once. */
function withoutAsked({ shifts, requirements }: AskedVacancy): Pick<AskedVacancy, 'shifts'> {
  const said = new Set(requirements.flatMap((one) => (one.type === 'SHIFT' ? one.value.shifts : [])))
  return { shifts: shifts.filter((one) => !said.has(one)) }
}

function shiftsOf({ shifts }: Pick<AskedVacancy, 'shifts'>): PreparedRequirement | null {
  if (shifts.length === 0) return null
  return line('SHIFT', `Turnos: ${shifts.map((one) => shiftWords[one].toLowerCase()).join(', ')}`, shift({ shifts }))
}
