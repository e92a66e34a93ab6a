import { PREFERENCE, WISH } from '#shared/lexicon/importance.ts'
import type { AdText } from '../../text/ad-text.ts'
import { isKindOfIt } from '../experience-in-several.ts'
import type { Part } from './parts.ts'

const WISHED = new RegExp(
  `((?<![a-z])(?!anos|meses|experiencia|puestos?)[a-z]{4,}(?: (?:al?|de|del|en|con)(?: la| el)? [a-z]{3,}){1,2}),? (?:${PREFERENCE}|idealmente|${WISH}|mejor si es|ojala) $`,
)
const REACH = 90

/** «trato con proveedores, preferentemente extranjeros»: which kind is wished of what stands before. */
export function kindOfItBefore({ flat, text, start }: Part, ad: AdText): string | undefined {
  if (!isKindOfIt(flat)) return undefined
  const before = ad.flat.slice(Math.max(0, start - REACH), start)
  const said = WISHED.exec(before)
  if (!said) return undefined
  const at = start - before.length + said.index
  return `${ad.text.slice(at, at + (said[1]?.length ?? 0))} ${text}`
}
