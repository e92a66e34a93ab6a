import { readFileSync } from 'node:fs'
import type { Likely } from '#server/features/ad-reader/text/kinds/statement-kinds.ts'
import { marksOf } from '#server/features/ad-reader/text/kinds/statement-marks.ts'
import { linesOf } from '#server/features/ad-reader/text/lines.ts'
import { outlineOf } from '#server/features/ad-reader/text/outline.ts'
import { type Statement, statementsOf } from '#server/features/ad-reader/text/statements.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'

export interface Labelled {
  statement: Statement
  kind: keyof Likely
  marks: string[]
}

/** The letters of training/ads/README.md. */
const KIND: Record<string, keyof Likely> = {
  R: 'MUST',
  D: 'WISH',
  F: 'DUTY',
  B: 'ASIDE',
  P: 'ASIDE',
  C: 'ASIDE',
  X: 'ASIDE',
  H: 'ASIDE',
}
const LINE = /^([RDFBPCXH])(\+?)\|(.*)$/

interface Stretch {
  start: number
  end: number
  kind: keyof Likely
}

/** The ads of a file, in statements as the reader cuts them, each with what the file says that it is. */
export function labelledAds(path: string): Labelled[][] {
  const ads = readFileSync(path, 'utf8')
    .split(/^=== */m)
    .slice(1)
  return ads.map((ad) => {
    const [, ...lines] = ad.split('\n')
    const { text, stretches } = joined(lines)
    const { statements } = statementsOf(outlineOf(linesOf(text, flatten(text))))
    return statements.flatMap((statement, at) => {
      const middle = (statement.start + statement.end) / 2
      const found = stretches.find(({ start, end }) => start <= middle && middle <= end)
      return found ? [{ statement, kind: found.kind, marks: marksOf(statements, at) }] : []
    })
  })
}

function joined(lines: readonly string[]): { text: string; stretches: Stretch[] } {
  let text = ''
  const stretches: Stretch[] = []
  for (const line of lines) {
    const [, letter = '', goes_on = '', words = ''] = LINE.exec(line) ?? []
    const kind = KIND[letter]
    if (!kind) continue
    if (text !== '') text += goes_on === '' ? '\n' : ' '
    stretches.push({ start: text.length, end: text.length + words.length, kind })
    text += words
  }
  return { text, stretches }
}
