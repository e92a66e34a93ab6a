import type { Facts } from '#server/features/language/normalise/facts.ts'
import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'
import { NUMBER_WORDS } from '#server/features/language/normalise/words/number-words.ts'
import { WISH } from '#shared/lexicon/importance.ts'

type Said = Facts['contract'][number]
type Contract = Said['value']

/** Of what an ad says of contracts the first that is said of this one. */
export function contractOf(flat: string, { contract }: Pick<Facts, 'contract'>): Contract | undefined {
  const said = contract
    .filter((one) => isOfThisJob(flat, one))
    .map((one) => (endsSoon(flat, one) ? 'TEMPORAL' : one.value))
  // «Temporada de abril a octubre, fijo discontinuo»: the season says when, not how.
  if (said[0] === 'TEMPORAL' && said.includes('FIJO_DISCONTINUO')) return 'FIJO_DISCONTINUO'
  // «Contrato inicial de seis meses, luego fijo»
  return said[0] ?? (FOR_A_TIME.test(flat) ? 'TEMPORAL' : undefined)
}

const FOR_A_TIME = new RegExp(
  `(?<![a-z])contrato (?:inicial |laboral )?(?:de|por) (?:\\d{1,2}|${NUMBER_WORDS}) (?:mes(?:es)?|anos?)(?![a-z])(?! de prueba)`,
)

/** «Contrato fijo a cuatro meses»: fixed is how long it lasts, not that it stays. */
const SPAN = new RegExp(
  `^,? ?\\(?(?:a|de|por) (?:\\d{1,2}|${NUMBER_WORDS}|un|una) (?:mes(?:es)?|anos?|semanas)(?![a-z])(?! de prueba)`,
)
const endsSoon = (flat: string, { value, start, end }: Said): boolean =>
  value === 'INDEFINIDO' && /fijo$/.test(flat.slice(start, end)) && SPAN.test(flat.slice(end, end + 40))

/** Who is on the payroll is told by it, not for how long. */
const ON_THE_PAYROLL = /dependencia$/

function isOfThisJob(flat: string, said: Said): boolean {
  const before = clauseBefore(flat, said.start, 50)
  if (ON_THE_PAYROLL.test(flat.slice(said.start, said.end))) return false
  if (LATER.test(before) || DENIED.test(before)) return false
  if (said.value !== 'TEMPORAL' && said.value !== 'POR_PROYECTO') return true
  const words = flat.slice(said.start, said.end)
  if (NAMES_CONTRACT.test(words)) return true
  if (IN_PLACE_OF.test(words) && !OF_SOMEBODY.test(`${words}${clauseAfter(flat, said.end, 30)}`)) return false
  return !AGENCY.test(clauseAfter(flat, said.end, 30)) && SAID_OF_IT.test(sinceComma(before))
}

/** «posibilidad de pasar a indefinido»: what the contract may become is not what it is. */
const LATER = new RegExp(
  String.raw`(?<![a-z])(?:posibilidad(?:es)?|opcion(?:es)?|${WISH}|posible|probable|con vistas|luego|despues|posterior(?:mente)?|pasar(?:as)?|pase|paso|conversion|transformable|convertible)(?![a-z])[^.;\n]{0,40}$`,
)
const DENIED = /(?<![a-z])nada de $/

const NAMES_CONTRACT = /contrat|plazo|termino|fixed|project/
/** «sustitución de calderas» is work; somebody's leave is a reason to hire. */
const IN_PLACE_OF = /^(?:sustitucion|reemplazo) /
const OF_SOMEBODY =
  /(?<![a-z])(?:bajas?|it|maternidad|maternal|paternidad|(?:pre|post)[ -]?natal|vacaciones|licencias?|excedencia|jubilacion|permiso|embarazo|enfermedad|incapacidad|titular|trabajador[a]?|companer[oa])(?![a-z])/
/** «Temporal autorizada requiere…»: who lends people out. */
const AGENCY = /^ (?:autorizad|requiere|busca|solicita|selecciona|de empleo|de trabajo)/
/** «comisión por obra», «menús de temporada», «licencia temporal»: what stands before such a word in its part of the sentence is what it is said of. */
const SAID_OF_IT =
  /^[^a-z0-9]*(?:(?:es|sera|son|un|una|y|a|para|de|por|tipo|la|el|ref|jornada(?: completa| parcial)?) )*$|(?<![a-z])(?:contrat|vacante|puesto|trabajo|empleo|plaza|incorporacion|duracion|modalidad|vincul|relacion|personal|fin|inicio|durante|busc|necesit|requier|solicit|precis|selecc|incorpor|cubrir|suplencia|sustitucion|temporada|campana)[a-z]*(?![a-z])/
const sinceComma = (before: string): string => before.slice(before.search(/[^,:()–+·/-]*$/))
