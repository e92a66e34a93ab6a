import { findPlaces, settlePlace } from './find-places.ts'
import { flatten, fold } from './fold.ts'
import { clauseAfter, clauseBefore, isNegated, type Span, spanOf } from './span.ts'

/** Where somebody says that they may work; `country` is null where the text does not say of which. */
export interface Permit extends Span {
  country: string | null
  held: boolean
}

const PAPER =
  /(?<![a-z])(?:(?:permisos?|autorizacion|visa|visado|tarjeta|residencia)(?: legal| vigente)? (?:de |para |y (?:permiso de )?)?(?:(?:residencia|residente|extranjeria)(?: permanente| temporal| legal| comunitaria)?(?: y (?:de )?(?:trabajo|trabajar))?|trabajo(?: y (?:de )?residencia)?|trabajar)|(?:permiso|autorizacion) (?:laboral|de obra)|residencia (?:y|con) (?:permiso de )?trabajo|residencia (?:legal|permanente|definitiva|de larga duracion)|nie(?=[^a-z]{1,3}(?:con |en |y |vigente|permiso|residencia|al dia|definitiv))|papeles en regla|documentacion (?:en regla|al dia|migratoria vigente)|arraigo (?:social|laboral|familiar)|work permit|right to work|permanencia definitiva|carne de extranjeria|(?:ptp|pep|ppt)(?= (?:vigente|al dia|activo|en regla)))(?![a-z])/g
/** Papers that one country alone gives. */
const OF_COUNTRY: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:nie|arraigo)(?![a-z])/, 'ES'],
  [/(?<![a-z])ppt(?![a-z])/, 'CO'],
  [/(?<![a-z])(?:ptp|carne de extranjeria)(?![a-z])/, 'PE'],
  [/(?<![a-z])permanencia definitiva(?![a-z])/, 'CL'],
]
const NOT_YET =
  /(?<![a-z])(?:en tramite|tramit[a-z]+|pendiente|solicitad[oa]|en proceso|a la espera|esperando|caducad[oa]|vencid[oa])(?![a-z])/

/** The first permit to work that a text speaks of. */
export function readPermit(text: string): Permit | null {
  const flat = flatten(text)
  for (const match of flat.matchAll(PAPER)) {
    const start = match.index
    const after = clauseAfter(flat, start + match[0].length, 60)
    const end = start + match[0].length
    const around = `${clauseBefore(flat, start, 40)}${match[0]}${after}`
    if (STUDENT.test(around)) continue
    const named = settlePlace(findPlaces(fold(text.slice(start, end + after.length))))?.country
    const country = named ?? OF_COUNTRY.find(([words]) => words.test(around))?.[1] ?? null
    const held = !isNegated(flat, start, end) && !NOT_YET.test(around)
    return { ...spanOf(text, start, end + after.trimEnd().length), country, held }
  }
  return null
}

/** A permit to study is none to work. */
const STUDENT = /(?<![a-z])estudi(?:o|os|ante|antes)(?![a-z])(?!.{0,40}trabaj)/
