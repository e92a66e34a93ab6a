import { CV_LINE_KINDS, CV_SPAN_KINDS, type CvLineKind, type CvSpanKind } from './labels.ts'
import { END, type Piece } from './pieces.ts'
import { endOfWord, largest, mean, softmax, wordsOf } from './words.ts'

/** Words of a line that are one thing; places are those in the line. */
export interface CvSpan {
  kind: CvSpanKind
  start: number
  end: number
  /** How sure the model is, 0 to 1. */
  probability: number
}

export interface TaggedLine {
  kind: CvLineKind
  probability: number
  /** Never one in another, in their order. */
  spans: CvSpan[]
}

interface Open {
  kind: CvSpanKind
  start: number
  end: number
  probabilities: number[]
}

const SPAN_AT = CV_LINE_KINDS.length
const BEGIN_AT = SPAN_AT + 1 + CV_SPAN_KINDS.length

/** What each line of a text is, out of the model's outputs for the pieces of all lines. */
export function tagsOf(
  lines: readonly string[],
  pieces: readonly Piece[],
  outputs: readonly Float64Array[],
): TaggedLine[] {
  const text = lines.join('\n')
  const words = wordsOf(pieces).filter(([from]) => pieces[from]?.id !== END)
  let next = 0
  let start = 0
  return lines.map((line) => {
    const end = start + line.length
    const own: [number, number][] = []
    for (; next < words.length && (pieces[words[next]?.[0] ?? 0]?.at ?? 0) < end; next++) {
      const word = words[next]
      if (word) own.push(word)
    }
    const tagged = tagsOfLine(text, { start, end }, own, pieces, outputs)
    start = end + 1
    return tagged
  })
}

function tagsOfLine(
  text: string,
  line: { start: number; end: number },
  words: readonly [from: number, to: number][],
  pieces: readonly Piece[],
  outputs: readonly Float64Array[],
): TaggedLine {
  const rows = words.flatMap(([from, to]) => outputs.slice(from, to))
  if (rows.length === 0) return { kind: 'other', probability: 0, spans: [] }
  const kinds = mean(rows.map((row) => softmax(row.subarray(0, SPAN_AT))))
  const spans: Open[] = []
  let open: Open | undefined
  for (const [from, to] of words) {
    const at = pieces[from]?.at ?? 0
    const end = endOfWord(text, at, Math.min(pieces[to]?.at ?? text.length, line.end))
    const chances = mean(outputs.slice(from, to).map((row) => softmax(row.subarray(SPAN_AT, BEGIN_AT))))
    const best = largest(chances)
    const kind = CV_SPAN_KINDS[best - 1]
    if (!kind) {
      open = undefined
      continue
    }
    if (open?.kind !== kind || (outputs[from]?.[BEGIN_AT] ?? 0) > 0) {
      open = { kind, start: at, end, probabilities: [] }
      spans.push(open)
    }
    open.end = end
    open.probabilities.push(chances[best] ?? 0)
  }
  const best = largest(kinds)
  return {
    kind: CV_LINE_KINDS[best] ?? 'other',
    probability: kinds[best] ?? 0,
    spans: spans.map((span) => closed(text, line.start, span)),
  }
}

const closed = (text: string, line: number, { kind, start, end, probabilities }: Open): CvSpan => ({
  kind,
  start: start - line,
  end: start + text.slice(start, end).trimEnd().length - line,
  probability: probabilities.reduce((sum, one) => sum + one, 0) / probabilities.length,
})
