import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')
const SINCE = String.raw`(?:desde|dende|des del?|a partir de|since)(?: el| la| ano| mediados de| finales de| principios de)* (?:([a-z]{3,10})\.? (?:de |del )?)?((?:19|20)\d\d)(?!\d|\s*(?:hasta|a|y|[-–])\s*(?:\d|hoy|la))`
/** What a bracket says is said of what stands before it: «Cypress (desde 2025), consultas SQL». */
const BEFORE = new RegExp(String.raw`(?:^|[^a-z])${SINCE}(?!\))(?:(?!(?:19|20)\d\d)[^:])*$`)
const AFTER = new RegExp(String.raw`^[ ,]{0,2}\(?${SINCE}`)
const REACH = 90

/** The month since which something is done that a text names: «Desde 2023 también Laravel», «Laravel (desde 2023)». */
export function sinceWhen(flat: string, start: number, end: number): string | null {
  const said = AFTER.exec(clauseAfter(flat, end, REACH / 2)) ?? BEFORE.exec(clauseBefore(flat, start, REACH))
  const [, month = '', year] = said ?? []
  if (year === undefined) return null
  const at = MONTHS.indexOf(month.slice(0, 3))
  // A year alone counts from its middle, as everywhere.
  return `${year}-${String(at < 0 ? 7 : at + 1).padStart(2, '0')}`
}
