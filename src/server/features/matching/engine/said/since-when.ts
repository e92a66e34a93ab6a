import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'
import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { monthOf } from '#shared/lexicon/months.ts'

const SINCE = String.raw`(?:desde|dende|des del?|a partir de|since)(?: el| la| ano| mediados de| finales de| principios de)* (?:([a-z]{3,10})\.? (?:de |del )?)?((?:19|20)\d\d)(?!\d|\s*(?:hasta|a|y|[-–])\s*(?:\d|hoy|la))`
/** What a bracket says is said of what stands before it: «Cypress (desde 2025), consultas SQL». */
const BEFORE = new RegExp(String.raw`(?:^|[^a-z])${SINCE}(?!\))(?:(?!(?:19|20)\d\d)[^:])*$`)
/** Behind a comma it may open what is told next: «altas y bajas, desde 2024 liquido sueldos». */
const AFTER = [String.raw`^ ?\(?${SINCE}`, `^, ${SINCE}(?= ?(?:[,.;)]|$))`].map((one) => new RegExp(one))
const REACH = 90

/** The month since which something is done that a text names: «Desde 2023 también Laravel», «Laravel (desde 2023)». */
export function sinceWhen(flat: string, start: number, end: number): string | null {
  const after = clauseAfter(flat, end, REACH / 2)
  const said = matchOf(AFTER, after) ?? BEFORE.exec(clauseBefore(flat, start, REACH))
  const [, month = '', year] = said ?? []
  if (year === undefined) return null
  // A year alone counts from its middle, as everywhere.
  return `${year}-${String(monthOf(month) || 7).padStart(2, '0')}`
}

const matchOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | null =>
  patterns.map((one) => one.exec(text)).find((match) => match !== null) ?? null

const LAST_YEAR = `(?:el (?:ano|curso|ejercicio) (?:pasado|anterior)|last year|l.any passat|o ano pasado)(?![a-z])`
const LAST_YEAR_BEFORE = new RegExp(`(?:^|[^a-z])(desde )?${LAST_YEAR}((?:(?!desde|ahora|actualmente|hoy)[^:])*)$`)
const LAST_YEAR_AFTER = new RegExp(String.raw`^[^,.;:()]{0,25},? ?\(?(desde )?${LAST_YEAR}`)
/** «El año pasado pasamos a React»: it goes on. */
const BEGUN = /(?<![a-z])(?:empe[cz]|comen[cz]|inici|pase a|pasamos a|migr|adopt|implant|implement|incorpor|introdu)/
const REACH_OF_YEAR = 130

/** Whether something was done in the last year alone, or since then: «el año pasado armé una consulta en React». */
export function lastYear(flat: string, start: number, end: number): 'IN' | 'SINCE' | null {
  const before = LAST_YEAR_BEFORE.exec(clauseBefore(flat, start, REACH_OF_YEAR))
  const said = before ?? LAST_YEAR_AFTER.exec(clauseAfter(flat, end, REACH))
  if (!said) return null
  return said[1] !== undefined || BEGUN.test(before?.[2] ?? '') ? 'SINCE' : 'IN'
}

const LENGTH = String.raw`(?:mas de |casi |unos )?(\d{1,2}|${NUMBER_WORDS}) (anos?|mes(?:es)?|years?|months?)(?![a-z])(?: y (?:(\d{1,2}|un) mes(?:es)?|medio))?`
const LONG_BEFORE = new RegExp(
  `(?:^|(?<! y) |[^a-z0-9 ])${LENGTH}(?: de experiencia| trabajando| usando| manejando| of experience)?(?: (?:con|en|de|haciendo|como|with|in)(?: el| la| los| las)?)? $`,
)
const LONG_AFTER = new RegExp(
  String.raw`^(?: ?\(|: ?| desde hace | durante | los ultimos |, )${LENGTH}(?! de (?:garantia|edad))`,
)

/** «Tres meses en recepción: reservas, caja»: said of all that is listed behind it. */
const LONG_OF_LIST = new RegExp(`(?:^|[^a-z0-9 ] ?)${LENGTH} (?:en|de|como) [a-z ]{3,30}: [^:]*$`)

/** For how many months something was done, where that stands right beside it: «SAP (2 años)», «3 años con SAP». */
export function howLong(flat: string, start: number, end: number): number | null {
  const before = clauseBefore(flat, start, REACH)
  const said =
    LONG_AFTER.exec(clauseAfter(flat, end, REACH / 2)) ?? LONG_BEFORE.exec(before) ?? LONG_OF_LIST.exec(before)
  const [all = '', count, unit, more] = said ?? []
  if (count === undefined || unit === undefined) return null
  const per_unit = /^(?:an|ye)/.test(unit) ? 12 : 1
  const rest = more === undefined ? (all.includes(' y medio') ? Math.floor(per_unit / 2) : 0) : numberFrom(more)
  return numberFrom(count) * per_unit + rest
}
