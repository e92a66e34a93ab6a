import type { WorkShift } from '#shared/accounts/users.ts'
import { HOLIDAY_MONTH } from '#shared/lexicon/months.ts'

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
const OF_A_SEASON = new RegExp(
  String.raw`^ ?(?:h|hs|hrs|horas)?\.?,? ?\(?(?:en|durante|los meses de) (?:el |los |la )?(?:verano|${HOLIDAY_MONTH}|vacaciones|campana|temporada)`,
)
const LONGEST = 10.5
const SHORTEST = 3

/** The part of the day that the written hours lie in: «de 22:00 a 6:00», «4 a 8 pm»; a whole day is none, also with a shorter one beside it. */
export function shiftsByHours(flat: string): WorkShift[] {
  const ranges = [...flat.matchAll(RANGE)].map((match) => rangeOf(match, flat))
  const found = ranges.flatMap((range, at) => {
    const before = ranges[at - 1]
    const next = ranges[at + 1]
    if (before && isSplit(before, range, flat)) return []
    if (next && isSplit(range, next, flat)) return ['PARTIDO' as const]
    if (!isOfWork(range, flat) && !(before && isOfWork(before, flat) && isBeside(before, range, flat))) return []
    return partOf(range, before && isBeside(before, range, flat) ? endOf(before) : undefined)
  })
  return found.includes(WHOLE_DAY) ? [] : [...new Set(found)].filter((one) => one !== WHOLE_DAY)
}

interface Range {
  at: number
  end: number
  from: number
  to: number
  from_mark: string
  to_mark: string
  /** Written as hours are: «9:00», «9 h», «9 am». */
  exact: boolean
}

function rangeOf(match: RegExpExecArray, flat: string): Range {
  const [words, from_hour, from_minutes, from_mark, to_hour, to_minutes, to_mark] = match
  const end = match.index + words.length
  const exact =
    (from_minutes ?? to_minutes ?? from_mark ?? to_mark) !== undefined ||
    /^ ?h(?:s|rs)?(?![a-z])/.test(flat.slice(end, end + 4))
  const hours = { from: hourOf(from_hour, from_minutes), to: hourOf(to_hour, to_minutes) }
  return { at: match.index, end, ...hours, from_mark: from_mark ?? '', to_mark: to_mark ?? '', exact }
}

function isOfWork({ at, end, exact }: Range, flat: string): boolean {
  const before = flat.slice(Math.max(0, at - 90), at)
  if (!SAYS_SO.test(before) || OF_ONE_DAY.test(before) || OF_ELSE.test(before)) return false
  return !OF_A_SEASON.test(flat.slice(end, end + 30)) && (exact || IN_PLAIN_NUMBERS.test(before))
}
const IN_PLAIN_NUMBERS =
  /(?:horario|turnos?)(?:(?: es| sera)?:? (?:de )?(?:lunes a (?:viernes|sabados?|domingos?)|l-v|l a v))?[^\n]{0,25}$/

const JOINT = /^ ?(?:h|hs|hrs)?\.?\)? ?(?:,? (?:y|e|o) |\/ ?|, )(?:de |tarde |noche )?(?:las )?\(?$/
const isBeside = (one: Range, next: Range, flat: string): boolean => JOINT.test(flat.slice(one.end, next.at))

const LONGEST_BREAK = 6
/** «de 9 a 14 y de 16 a 19»: one day in two parts; «turnos de 6 a 14 y de 14 a 22» are two. */
function isSplit(one: Range, next: Range, flat: string): boolean {
  if (!isBeside(one, next, flat) || / o /.test(flat.slice(one.end, next.at))) return false
  if (/(?<![a-z])turnos (?:de )?(?:las )?$/.test(flat.slice(Math.max(0, one.at - 20), one.at))) return false
  if (OF_ELSE.test(flat.slice(Math.max(0, one.at - 90), one.at))) return false
  const end = endOf(one)
  const [start] = onClock(next, end)
  return start > end && start - end <= LONGEST_BREAK && [one, next].every(({ from, to }) => from <= 24 && to <= 24)
}

const endOf = (range: Range): number => onClock(range)[1]

const WHOLE_DAY = 'DIA'

const hourOf = (hour = '', minutes = '0'): number => Number(hour) + Number(minutes) / 60

function partOf(range: Range, since?: number): (WorkShift | typeof WHOLE_DAY)[] {
  if (range.from > 24 || range.to > 24) return []
  const [start, end] = onClock(range, since)
  const length = end > start ? end - start : end + 24 - start
  if (length < SHORTEST || length > LONGEST) return []
  if ((end < start && start >= 18) || start >= 21) return ['NOCHE']
  if (start >= 4 && start <= 10 && end > start && end <= 15.5) return ['MANANA']
  if (start >= 12.5 && end > start) return ['TARDE']
  return start >= 4 && end > start ? [WHOLE_DAY] : []
}

/** «4 a 8 pm» begins after noon, «9 a 6 pm» before it, and «8 a 5» ends after it; what follows «7 a 3» begins at 15. */
function onClock({ from, to, from_mark, to_mark }: Range, since = 0): [number, number] {
  const end = to_mark.startsWith('p') && to < 12 ? to + 12 : to
  if (from_mark.startsWith('p') && from < 12) return [from + 12, end]
  if (from_mark.startsWith('a')) return [from, end]
  if (to_mark.startsWith('p') && from < 12) return [from + 12 < end ? from + 12 : from, end]
  if (from < since && from + 12 >= since && from < 12) return [from + 12, end < 12 ? end + 12 : end]
  // «12:30 a 8:30» ends in the evening too; «14 a 2» in the night.
  if (!to_mark.startsWith('a') && to < from && from < 13) return [from, to + 12]
  return [from, end]
}
