import type { Span } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../../text/ad-text.ts'

const POST = '(?:puestos?|cargos?|posicion(?:es)?|rol(?:es)?|funciones|labores|tareas)'
const ALIKE = '(?:similar(?:es)?|parecid[oa]s?|semejantes?|afin(?:es)?|analog[oa]s?|equivalentes?)'
const IN_ONE = new RegExp(
  `^[^.;:,()\\n]{0,40} (?:en|como|de) (?:(?:un|una|el|la|otr[oa]s?|algun[oa]?) )?(?:${POST} ${ALIKE}|${ALIKE} ${POST})(?![a-z])`,
)

/** «2 años en un cargo parecido»: in this post or in one like it, and not only in what the ad calls it. Always in the same words. */
export const orAlike = ({ flat }: AdText, { end }: Span, { end: until }: { end: number }): string =>
  IN_ONE.test(flat.slice(end, until)) ? ' o puesto similar' : ''
