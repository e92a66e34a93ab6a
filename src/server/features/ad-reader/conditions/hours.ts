import type { WorkShift } from '#shared/matching/matching.ts'

const MARK = '(?: ?(am|pm|a\\. ?m\\.?|p\\. ?m\\.?|hs?|hrs?|horas))?\\.?'
const TIME = `(\\d{1,2})(?:[:.](\\d\\d))?${MARK}`
const RANGE = new RegExp(
  `(?<![\\d.,$€/])${TIME} ?(?:a|-|–|hasta|a las|hasta las) ?(?:las )?${TIME}(?![\\d%€$.,]\\d|[\\d%€$])`,
  'g',
)
/** Hours of work are said so; those of a shop or of a course are others. */
const SAYS_SO = /(?<![a-z])(?:horarios?|turnos?|jornada|lunes|l-v|l a v|trabajo)(?![a-z])[^\n]{0,60}$/
const OF_ONE_DAY =
  /(?<![a-z])(?:sabados?|domingos?|sab|viernes)(?: y (?:domingos?|feriados|festivos))?[ :(]*(?:de |desde )?(?:las )?$/
const OF_ELSE =
  /(?<![a-z])(?:atencion|llamar|whatsapp|contacto|tienda abre|abierto|apertura|informes|entrevistas?|presentarse|solicitar)(?![a-z])[^\n]{0,50}$/
/** «de 7 a 15 en verano» is not what the rest of the year is like. */
const OF_A_SEASON =
  /^ ?(?:h|hs|hrs|horas)?\.?,? ?\(?(?:en|durante|los meses de) (?:el |los |la )?(?:verano|julio|agosto|junio|enero|febrero|vacaciones|campana|temporada)/
const LONGEST = 10.5
const SHORTEST = 3

/** The part of the day that the written hours lie in: «de 22:00 a 6:00», «4 a 8 pm»; a whole day is none, also with a shorter one beside it. */
export function shiftsByHours(flat: string): WorkShift[] {
  const found = [...flat.matchAll(RANGE)].flatMap((match) => {
    const before = flat.slice(Math.max(0, match.index - 90), match.index)
    if (!SAYS_SO.test(before) || OF_ONE_DAY.test(before) || OF_ELSE.test(before)) return []
    if (OF_A_SEASON.test(flat.slice(match.index + match[0].length, match.index + match[0].length + 30))) return []
    const [, from_hour, from_minutes, from_mark, to_hour, to_minutes, to_mark] = match
    if (
      !(from_minutes ?? to_minutes ?? from_mark ?? to_mark) &&
      !/(?:horario|turno)(?:(?: es| sera)?:? (?:de )?(?:lunes a (?:viernes|sabados?|domingos?)|l-v|l a v))?[^\n]{0,25}$/.test(
        before,
      )
    )
      return []
    return partOf(hourOf(from_hour, from_minutes), hourOf(to_hour, to_minutes), from_mark ?? '', to_mark ?? '')
  })
  return found.includes(WHOLE_DAY) ? [] : [...new Set(found)].filter((one) => one !== WHOLE_DAY)
}

const WHOLE_DAY = 'DIA'

const hourOf = (hour = '', minutes = '0'): number => Number(hour) + Number(minutes) / 60

function partOf(from: number, to: number, from_mark: string, to_mark: string): (WorkShift | typeof WHOLE_DAY)[] {
  if (from > 24 || to > 24) return []
  const [start, end] = onClock(from, to, from_mark, to_mark)
  const length = end > start ? end - start : end + 24 - start
  if (length < SHORTEST || length > LONGEST) return []
  if ((end < start && start >= 18) || start >= 21) return ['NOCHE']
  if (start >= 4 && start <= 10 && end > start && end <= 15.5) return ['MANANA']
  if (start >= 12.5 && end > start) return ['TARDE']
  return start >= 4 && end > start ? [WHOLE_DAY] : []
}

/** «4 a 8 pm» begins after noon, «9 a 6 pm» before it, and «8 a 5» ends after it. */
function onClock(from: number, to: number, from_mark: string, to_mark: string): [number, number] {
  const end = to_mark.startsWith('p') && to < 12 ? to + 12 : to
  if (from_mark.startsWith('p') && from < 12) return [from + 12, end]
  if (from_mark.startsWith('a')) return [from, end]
  if (to_mark.startsWith('p') && from < 12) return [from + 12 < end ? from + 12 : from, end]
  if (!to_mark.startsWith('a') && to < from && from < 12) return [from, to + 12]
  return [from, end]
}
