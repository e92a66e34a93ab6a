import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findDates } from '../dates/dates.ts'
import { placeOf } from '../names/places.ts'
import { speaks } from '../prose/clauses.ts'
import { fitsSkill, splitList } from './used-skills.ts'

/** «sé usar sobadora, amasadora», «Manejo Excel, Canva»: who can do the things that follow. */
const CAN =
  /^(?:y |tambi[eé]n )*(?:s[eé] (?:usar|manejar|hacer|trabajar con)|manejo(?: de)?|domino|utilizo|uso|conozco):?\s+(?!(?:la|el|los|las|un|una) )/iu
const AND = /\s+(?:y|e)\s+(?:tambi[eé]n\s+)?(?=[^,]+$)/iu
/** «…, y también repostería» */
export const AND_FIRST = /^(?:y|e)\s+(?:tambi[eé]n\s+)?/iu
const MOST_WORDS = 4
const FEWEST = 3
/** «Manejo Excel y Sage» */
const FEWEST_SAID = 2
const FEWEST_UNKNOWN = 4
const LONGEST = 200

/** A line of nothing but short names behind each other, as skills without a heading stand; none when it says something else. */
export function looseSkills(text: string): string[] {
  const said = text.replace(CAN, '')
  const items = splitList(said.replace(/[.!]+$/, '').replace(AND, ', ')).map((item) => item.replace(AND_FIRST, ''))
  const short = items.every((item) => fitsSkill(item) && item.split(' ').length <= MOST_WORDS && !/\d{3}/.test(item))
  if (
    text.length > LONGEST ||
    items.length < (said === text ? FEWEST : FEWEST_SAID) ||
    !short ||
    findDates(text).length > 0
  )
    return []
  if (speaks(said) || items.some((item) => placeOf(item) !== null)) return []
  const known = items.some((item) => skillIdOf(item) !== null)
  // Names of people and places begin with capitals; what somebody can do mostly does not.
  const plain = items.length >= FEWEST_UNKNOWN && items.slice(1).every((item) => /^\p{Ll}/u.test(item))
  return known || plain || (said !== text && items.length >= FEWEST) ? items : []
}
