import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { spanOf } from '#server/features/language/normalise/span.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'

/** Two of them in a list are careers and not a person: «Ing. Agroindustrial, Ing. Industrial». */
const LISTED = /(?<![a-z])ing\.(?= [a-z]{4,20}(?: [a-z]{2,20}){0,2}(?:, | o )(?:ing|lic)\. [a-z])/g

/** With the lists of engineers that no word of studies stands beside. */
export function withEngineers(facts: readonly EducationFact[], ad: AdText): EducationFact[] {
  const known = new Set(facts.map(({ start }) => statementAt(ad, start)))
  const more: EducationFact[] = []
  for (const match of ad.flat.matchAll(LISTED)) {
    const statement = statementAt(ad, match.index)
    if (known.has(statement)) continue
    known.add(statement)
    more.push({ ...spanOf(ad.text, match.index, match.index + match[0].length), level: 'GRADO' })
  }
  return [...facts, ...more].sort((a, b) => a.start - b.start)
}
