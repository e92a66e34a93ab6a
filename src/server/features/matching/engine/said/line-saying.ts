import { flatten } from '#server/features/language/normalise/fold.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'

type Said = Pick<PreparedCandidate, 'lines' | 'texts'>

/** Each line of a CV that says something in words without accents and capitals, and what it says of it. */
export function* linesSaying(said: RegExp, { lines, texts }: Said) {
  for (const { source } of lines.facts) {
    const match = said.exec(flatten((texts[source.cv_path] ?? '').slice(source.start, source.end)))
    if (match) yield { source, match }
  }
}

export function lineSaying(said: RegExp, candidate: Said): Finding {
  const [line] = linesSaying(said, candidate)
  return line ? { ...stated(1, 'El CV lo dice.'), sources: [line.source] } : UNKNOWN
}
