import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { MONTH_NAME, monthOf } from '#shared/lexicon/months.ts'

const COUNT = `(\\d{1,2}|${NUMBER_WORDS})`
const numberOf = (written: string | undefined): number => (written === undefined ? Number.NaN : numberFrom(written))

const HIRES =
  '(?:buscamos|busca|incorpora|incorporamos|selecciona|seleccionamos|requiere|solicita|solicitamos|necesita|necesitamos|se necesitan|precisa|contrata|contrataremos|sumar|incorporar)'
const OPENINGS: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z])${HIRES}(?: contratar| incorporar| a)? ${COUNT} (?!anos|meses|dias|horas|anos|semanas|%|euros)[a-z]{4}`,
  ),
  new RegExp(
    `(?<![a-z])(?:hay|cubrir|ofrecemos|tenemos|son)? ?${COUNT} (?:vacantes?|cupos|puestos vacantes|plazas (?:disponibles|vacantes))(?![a-z])`,
  ),
  new RegExp(`(?<![a-z])(?:vacantes?|plazas|cupos|puestos)(?: disponibles)?: ?${COUNT}(?![a-z0-9])`),
  // Alone in its sentence: inside one, «20 plazas» may be those of a car park.
  new RegExp(`(?:^|[.;\\n] ?)${COUNT} (?:plazas|puestos)(?= ?(?:[.;\\n]|$))`),
]

const ONLY_OPENINGS = new RegExp(
  `^${COUNT} (?:vacantes?|plazas?|cupos?|puestos?)(?: (?:disponibles?|vacantes?))?[.;]?$`,
)

/** A phrase that says how many are looked for asks nothing of them. */
export const saysOnlyOpenings = (flat: string): boolean => ONLY_OPENINGS.test(flat.trim())

/** How many people are looked for; one is what a vacancy is for anyway. */
export function openingsOf(flat: string): number | undefined {
  for (const pattern of OPENINGS) {
    const count = numberOf(pattern.exec(flat)?.[1])
    if (count > 1 && count <= 99) return count
  }
  return undefined
}

const AT_OFFICE = new RegExp(
  `(?<![a-z0-9])${COUNT} dias? (?:a la semana |por semana |semanales )?(?:en (?:la |el |nuestra )?(?:oficina|local|sede)|presencial(?:es)?|de oficina)`,
)
const AT_HOME = new RegExp(
  `(?<![a-z0-9])${COUNT} dias? (?:a la semana |por semana |semanales )?(?:de |en |a )?(?:teletrabajo|remot[oa]s?|home office|(?:desde )?(?:tu |su )?casa)|(?:teletrabajo|home office) (?:de )?${COUNT} dias?`,
)
const WORKING_DAYS = 5

/** Days a week at the office, said of them or of those at home. */
export function officeDays(flat: string): number | undefined {
  const there = numberOf(AT_OFFICE.exec(flat)?.[1])
  const home = AT_HOME.exec(flat)
  const days = Number.isNaN(there) ? WORKING_DAYS - numberOf(home?.[1] ?? home?.[2]) : there
  return days >= 0 && days <= WORKING_DAYS ? days : undefined
}

const START = new RegExp(
  `(?:inicio|incorporacion|arranque|comienzo|empezamos|ingreso)[^.;\\n\\d]{0,25}(\\d{1,2})(?: de |[/.-])(${MONTH_NAME}|\\d{1,2})(?: de | del |[/.-])(20\\d\\d)`,
)

/** Only a date with its year: another would be a guess. */
export function startOf(flat: string): string | undefined {
  const match = START.exec(flat)
  if (!match) return undefined
  const [, day = '', word = '', year = ''] = match
  const month = monthOf(word) || Number(word)
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date
}

const REPLY = new RegExp(
  `(?:(?<![a-z])(?:respond(?:emos|eremos)|contesta(?:mos|remos)|(?:damos|daremos|tendras|recibiras) (?:una )?respuesta|we reply)|(?<=^|\\n[^a-z]{0,4})(?:(?:tiempo|plazo) de )?respuesta)(?: [a-z]+){0,6}?[: ]+(?:maximo |max\\.? |unos |los |proximos )?${COUNT} (dias?|semanas?|days?|weeks?)(?![a-z])`,
)
const LONGEST_REPLY = 30

/** In how many days the company promises to answer: «Respondemos en 7 días». */
export function replyDays(flat: string): number | undefined {
  const match = REPLY.exec(flat)
  const days = numberOf(match?.[1]) * (/^(?:sem|week)/.test(match?.[2] ?? '') ? 7 : 1)
  return days >= 1 && days <= LONGEST_REPLY ? days : undefined
}
