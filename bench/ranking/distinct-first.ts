import { stems } from '#server/features/language/encoder/words.ts'
import { inOneGender, plainTitle } from './title-text.ts'

const EACH_EARLIER_VARIANT = 0.25
/** A group is wider than the work that is sought: as near as this, the work itself comes first. */
const GROUP_NAME = 0.05
const BETWEEN_EQUALS = 0.000_001

/**
 * For linking a name to one entry of a list: a title that only repeats a better one in another gender or number steps
 * back. Between equals the one that names both genders comes first, for it is the list's own name of the work; plurals
 * name groups of occupations.
 */
export function distinctFirst(titles: readonly string[]): (scores: Float64Array) => Float64Array {
  const keys = titles.map((title) => stems(plainTitle(title)).join(' '))
  const standing = titles.map((title) => {
    if (/^\p{L}{4,}s(?!\p{L})/u.test(title)) return -GROUP_NAME
    return inOneGender(title) === title ? 0 : BETWEEN_EQUALS
  })
  return (scores) => {
    const adjusted = scores.map((score, i) => score + (standing[i] ?? 0))
    const best_first = [...adjusted.keys()].sort((a, b) => (adjusted[b] ?? 0) - (adjusted[a] ?? 0))
    const seen = new Map<string, number>()
    for (const i of best_first) {
      const key = keys[i] ?? ''
      const earlier = seen.get(key) ?? 0
      adjusted[i] = (adjusted[i] ?? 0) - EACH_EARLIER_VARIANT * earlier
      seen.set(key, earlier + 1)
    }
    return adjusted
  }
}
