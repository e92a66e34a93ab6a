import { stems } from '#server/features/language/encoder/words.ts'
import { plainTitle } from './title-text.ts'

const EACH_EARLIER_VARIANT = 0.25
const GROUP_NAME = 0.000_001

/**
 * For linking a name to one entry of a list: a title that only repeats a better one in another gender or number steps
 * back, and between equals the name of a person's work comes before the plural that names a group.
 */
export function distinctFirst(titles: readonly string[]): (scores: Float64Array) => Float64Array {
  const keys = titles.map((title) => stems(plainTitle(title)).join(' '))
  const plurals = titles.map((title) => /^\p{L}{4,}s(?!\p{L})/u.test(title))
  return (scores) => {
    const adjusted = scores.map((score, i) => (plurals[i] ? score - GROUP_NAME : score))
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
