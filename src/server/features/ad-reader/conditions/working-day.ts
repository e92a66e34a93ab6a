import type { Facts } from '#server/features/language/normalise/facts.ts'
import { HOLIDAY_MONTH } from '#shared/lexicon/months.ts'

type WorkingDay = Facts['working_day'][number]['value']

/** «jornada intensiva en julio y agosto», «media jornada los feriados»: of some days, and of the others nothing is said. */
const OF_SOME_DAYS = new RegExp(
  String.raw`^ ?\(?(?:(?:en|de|durante|los|las|el|todos los|meses|una?|dos|tres|\d) )+(?:verano|invierno|${HOLIDAY_MONTH}|navidad|viernes|sabados?|domingos?|feriados|festivos|visperas|temporada|campana|dias?)(?![a-z])`,
)
/** «media jornada o completa»: either will do. */
const EITHER = /^ (?:o|u|y\/o|\/) (?:(?:a )?(?:jornada|tiempo) )?(?:completa|completo|parcial|media|reducida|full|part)/
const REACH = 40

/** How much of a week it is, where that is said of the whole year and of this job alone. */
export const workingDayOf = (flat: string, { working_day }: Pick<Facts, 'working_day'>): WorkingDay | undefined =>
  working_day.find(({ end }) => {
    const after = flat.slice(end, end + REACH)
    return !OF_SOME_DAYS.test(after) && !EITHER.test(after)
  })?.value

const WEEKLY =
  /(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))? ?(?:h|hs|hrs|horas?)\.? ?(?:\/ ?(?:semana|sem)|semanales|semana(?![a-z])|(?:a la|por|cada|x) semana|a week)|jornada(?: laboral)? de (\d{2}) ?(?:h|hs|hrs|horas)(?![a-z])/g

/** Hours a week; those of a day or a month are none. */
export function weeklyHours(flat: string): number | undefined {
  const match = [...flat.matchAll(WEEKLY)].find(({ index, 0: words }) => {
    const end = index + words.length
    return !OF_SOME_DAYS.test(flat.slice(end, end + REACH))
  })
  const hours = Number(`${match?.[1] ?? match?.[3]}.${match?.[2] ?? 0}`)
  return hours >= 1 && hours <= 60 ? hours : undefined
}
