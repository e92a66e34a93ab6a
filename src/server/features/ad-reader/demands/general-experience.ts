import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import type { AdText } from '../text/ad-text.ts'

const REACH = 60
const BEFORE =
  /(?<![a-z])experiencia (?:(?:laboral|profesional) )?(?:general|total)(?: (?:laboral|profesional|minima|no menor))?(?: de)?:? ?$/
const AFTER = /^(?: de)? experiencia (?:(?:laboral|profesional) )?(?:general|total)(?! (?:en|con|como) )(?![a-z])/

/** «Experiencia general: 5 años», «ocho años de experiencia laboral total»: of any work, which is not that of the job. */
export const isGeneral = ({ start, end }: Span, flat: string): boolean =>
  BEFORE.test(flat.slice(Math.max(0, start - REACH), start)) || AFTER.test(flat.slice(end, end + REACH))

/** From «experiencia» to the end of the years. */
export function wholeOfGeneral({ start, end }: Span, { text, flat }: AdText): Span {
  const from = Math.max(0, start - REACH)
  const before = BEFORE.exec(flat.slice(from, start))
  const after = AFTER.exec(flat.slice(end, end + REACH))?.[0].length ?? 0
  return spanOf(text, before ? from + before.index : start, end + after)
}
