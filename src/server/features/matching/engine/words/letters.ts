import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { contentWords } from './content-words.ts'

const CAPITALS = /^\p{Lu}{2,3}$/u

/** «IN», «A» and the like are small words too: as a name they stand in capitals among words that do not, as in «temporales IN/RT». */
export function letters(name: string): (candidate: PreparedCandidate) => Finding {
  if (!CAPITALS.test(name) || contentWords(name).length > 0) return () => UNKNOWN
  const said = new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u')
  return ({ lines, texts }) => {
    const line = lines.facts.find(({ source }) => {
      const text = (texts[source.cv_path] ?? '').slice(source.start, source.end)
      return said.test(text) && /\p{Ll}{3}/u.test(text)
    })
    return line ? { ...UNKNOWN, value: 1, sources: [line.source] } : UNKNOWN
  }
}
