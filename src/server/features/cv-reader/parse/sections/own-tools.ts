import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { splitList } from '../lists/used-skills.ts'

const LABELLED = /^(?:(mis |propi[oa]s? )?herramientas?( propias?| m[ií]as?)?):\s+(\S.*)$/iu
const FEWEST = 3

/** «Herramienta: cuchara, fratacho, amoladora»: what somebody brings along, and not what they can work with on a screen. */
export function listsOwnTools(text: string): boolean {
  const [, mine, own, listed] = LABELLED.exec(text) ?? []
  if (listed === undefined) return false
  const items = splitList(listed)
  const known = items.filter((item) => skillIdOf(item) !== null).length
  return mine !== undefined || own !== undefined || (items.length >= FEWEST && known * 2 < items.length)
}
