import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { firstFrom } from './first-from.ts'
import { withKinds } from './kinds/with-kinds.ts'
import { type Line, linesOf } from './lines.ts'
import { type OutlinedLine, outlineOf } from './outline.ts'
import { withoutShortDots } from './short-dots.ts'
import { hires } from './stance.ts'
import { type Statement, type Statements, statementsOf } from './statements.ts'

export interface AdText extends Statements {
  text: string
  flat: string
  /** Given with the text, or its first line when that stands alone, as titles do. */
  title: string | null
  /** Its lines, without the one that is the title. */
  outline: readonly OutlinedLine[]
}

const LONGEST_TITLE = 80
/** «PANADERÍA EL OBRADOR · Cuenca»: who looks for somebody, not for whom. */
const ESTABLISHMENT =
  /^[^a-z]*(?:restaurante|panaderia|pasteleria|cafeteria|bar|hotel|hostal|clinica|hospital|colegio|escuela|academia|empresa|grupo|constructora|transportes|taller|peluqueria|salon|tienda|supermercado|farmacia|estudio|despacho|fabrica|cadena|importante|prestigios[oa]|reconocid[oa]|fundacion|consultora|agencia|residencia|zapateria|ferreteria|exportadora|distribuidora|inmobiliaria) /
/** «Puesto: Docente de Matemática» */
const LABEL =
  /^(?:(?:puesto|cargo|vacante|posici[oó]n|oferta|empleo|t[ií]tulo)(?: de (?:trabajo|empleo)| vacante| ofertado)?: *|(?:busco|necesito|solicito|preciso|requiero) (?:una? )?)/i

export function readAd(text: string, given: string | null = null): AdText {
  const flat = withoutShortDots(flatten(text), text)
  const lines = linesOf(text, flat)
  const written = lines.filter(({ words }) => words !== '')
  const [first] = written
  const has_title =
    first !== undefined && written.length > 1 && first.words.length <= LONGEST_TITLE && !/[.:]$/.test(first.words)
  const own = has_title && given === null ? first : undefined
  const body = own ? lines.slice(lines.indexOf(own) + 1) : lines
  const outline = outlineOf(body)
  const named = given ?? (own ? text.slice(own.start, own.end).trim().replace(LABEL, '') : null)
  return {
    text,
    flat,
    title:
      (named === null || (given === null && ESTABLISHMENT.test(flatten(named))) ? jobLookedFor(text, lines) : null) ??
      named,
    outline,
    ...withKinds(statementsOf(outline)),
  }
}

/** «Solicito COCINERO para fonda»: without a title, what the first sentence that looks for somebody names. */
function jobLookedFor(text: string, lines: readonly Line[]): string | null {
  const hiring = lines.find(({ flat }) => hires(flat))
  if (!hiring) return null
  const role = findConcepts(text.slice(hiring.start, hiring.end)).find(({ kind }) => kind === 'role')
  return role?.text ?? null
}

/** The statement in which a stretch of the text begins. */
export const statementAt = ({ statements, asides }: AdText, start: number): Statement | undefined =>
  lastAt(asides, start) ?? lastAt(statements, start)

function lastAt(sorted: readonly Statement[], at: number): Statement | undefined {
  const found = sorted[firstFrom(sorted, ({ start }) => start <= at) - 1]
  return found && at < found.end ? found : undefined
}
