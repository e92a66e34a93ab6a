import type { Span } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../../text/ad-text.ts'

const POST = '(?:puestos?|cargos?|posicion(?:es)?|rol(?:es)?|funciones|labores|tareas)'
const ALIKE = '(?:similar(?:es)?|parecid[oa]s?|semejantes?|afin(?:es)?|analog[oa]s?|equivalentes?)'
const IN_ONE = new RegExp(
  `^[^.;:,()\\n]{0,40} (?:en|como|de) (?:(?:un|una|el|la|otr[oa]s?|algun[oa]?) )?(${POST} ${ALIKE}|${ALIKE} ${POST})(?![a-z])`,
)

/** «2 años en un cargo parecido»: in this post or in one like it, and not only in what the ad calls it. */
export function orAlike({ text, flat }: AdText, { end }: Span, { end: until }: { end: number }): string {
  const match = IN_ONE.exec(flat.slice(end, until))
  const post = match?.[1]
  if (!match || post === undefined) return ''
  return ` o ${text.slice(end + match[0].length - post.length, end + match[0].length).toLowerCase()}`
}
