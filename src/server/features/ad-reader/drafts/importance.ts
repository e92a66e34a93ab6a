import { MUST, WISH } from '#shared/lexicon/importance.ts'
import type { Importance } from '#shared/matching/matching.ts'
import type { Cue } from '../text/cues.ts'
import { firstFrom } from '../text/first-from.ts'
import type { Statement } from '../text/statements.ts'

/** How far a word of insistence reaches in a long sentence. */
const REACH = 90

/** «Es necesario…» at its head is said of a whole sentence, however long. */
function leadingCue({ cues: [first], from }: Statement): Cue | undefined {
  return first && !first.bracketed && first.start - from <= LEADING[first.importance] ? first : undefined
}

/** «Para el puesto es necesario…» */
const LEADING = { EXCLUYENTE: 30, IMPORTANTE: 15, DESEABLE: 15 } as const

/** How much a statement insists on what stands between two positions of the whole text. */
export function importanceOf(statement: Statement, start: number, end: number): Importance {
  if (isWaivedBeside(statement, start, end)) return 'DESEABLE'
  const cues = cuesNear(statement, start, end)
  const beside = cues.find((cue) => cue.start >= end && isBeside(between(statement, end, cue.start)))
  const chosen =
    beside ??
    cues.findLast((cue) => cue.end <= start && !cue.bracketed) ??
    cues.find((cue) => cue.start >= end && !isOfTheNext(between(statement, end, cue.start))) ??
    cues.find((cue) => cue.start < end && cue.end > start) ??
    leadingCue(statement)
  return chosen?.importance ?? statement.importance
}

/** «Carnet de grúa (para cubrir vacaciones, no es obligatorio)»: the bracket behind it says that one can do without. */
const WAIVED = new RegExp(
  String.raw`^[^(]{0,12}\((?:[^()]*[,;:–-] )?(?:(?:pero|aunque|es|son) )?(?:no (?:(?:es|son|sera|seran|resulta) )?(?:un )?(?:${MUST}|forzos[oa]|necesari[oa]|requisito|determinante|limitante|eliminatori[oa])s?|${WISH})[.\s]*\)`,
)

function isWaivedBeside({ sentence, inner }: Statement, start: number, end: number): boolean {
  if (inner) return false
  const said = sentence.flat.slice(start - sentence.start)
  // The bracket stands behind what is quoted, or closes it.
  const quoted = said.slice(0, end - start)
  const open = quoted.endsWith(')') ? quoted.lastIndexOf('(') : quoted.length
  return WAIVED.test(said.slice(Math.max(0, open), open + LONGEST_BRACKET))
}
const LONGEST_BRACKET = 160

export const hasCueNear = (statement: Statement, start: number, end: number): boolean =>
  cuesNear(statement, start, end).length > 0

function cuesNear({ cues }: Statement, start: number, end: number): Cue[] {
  const near: Cue[] = []
  let at = firstFrom(cues, (cue) => cue.end < start - REACH)
  for (let cue = cues[at]; cue && cue.start <= end + REACH; cue = cues[++at]) near.push(cue)
  return near
}

const between = (statement: Statement, from: number, to: number): string =>
  statement.flat.slice(from - statement.start, to - statement.start)

/** «experiencia y dos cartas (esto sí o sí)» */
const OF_THIS_ONE = /(?:,| [ye]) [^()]*\((?:est[oae]|es[oae]|lo) (?:ultim[oa] )?(?:es |si )?$/
/** «tablas dinámicas, buscarv, macros deseable»: said of the last one alone. */
const isOfTheNext = (gap: string): boolean =>
  OF_THIS_ONE.test(gap) ||
  (/,[^,]*[a-z]{3}[^,]*$/.test(gap) && !/ (?:y|e|o|u|se|son|seran) |[.;:]/.test(gap.slice(gap.lastIndexOf(','))))

/** «Inglés B2 (deseable)», «Jest es un plus» */
const isBeside = (gap: string): boolean => /^[\s(:–-]*(?:(?:es|sera|son|is|no|no es|muy) )?(?:un |a )?$/.test(gap)
