import type { Word } from './word.ts'

/** Words on one base line with nothing but spaces between them. */
export interface Segment {
  words: Word[]
  x: number
  right: number
  y: number
  size: number
}

const SAME_LINE = 0.2
/** In letter sizes: a wider gap stands between cells or columns. */
const WIDE_GAP = 1

export function toSegments(words: readonly Word[]): Segment[] {
  const rows: Word[][] = []
  const sorted = [...words].sort((a, b) => a.y - b.y || a.x - b.x)
  for (const word of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(word.y - first.y) <= SAME_LINE * Math.min(word.size, first.size)) row.push(word)
    else rows.push([word])
  }
  return rows.flatMap(splitRow)
}

function splitRow(row: Word[]): Segment[] {
  const segments: Segment[] = []
  let current: Word[] = []
  for (const word of row.sort((a, b) => a.x - b.x)) {
    const before = current.at(-1)
    if (before && word.x - before.right > WIDE_GAP * Math.max(word.size, before.size)) {
      segments.push(toSegment(current))
      current = []
    }
    current.push(word)
  }
  if (current.length > 0) segments.push(toSegment(current))
  return segments
}

function toSegment(words: Word[]): Segment {
  const [first] = words
  return {
    words,
    x: Math.min(...words.map(({ x }) => x)),
    right: Math.max(...words.map(({ right }) => right)),
    y: first?.y ?? 0,
    size: Math.max(...words.map(({ size }) => size)),
  }
}

const SPACE = 0.12

/** The text of words that follow each other; producers often place every word, or even every letter, alone. */
export function joinWords(words: readonly Word[]): string {
  let text = ''
  let before: Word | undefined
  const spread = letterGap(words)
  for (const word of words) {
    const space = Math.max(spread, SPACE * Math.min(word.size, before?.size ?? word.size))
    if (before && word.x - before.right > space) text += ' '
    text += word.text
    before = word
  }
  return text
}

const FEWEST_LETTERS = 4
const WIDER = 1.6

/** In a spaced title («E X P E R I E N C I A») the gap between letters is no space; a clearly wider one is. */
function letterGap(words: readonly Word[]): number {
  const single = words.filter(({ text }) => text.length === 1).length
  if (single < FEWEST_LETTERS || single < words.length * 0.7) return 0
  const gaps = words.slice(1).map((word, at) => word.x - (words[at]?.right ?? word.x))
  return (gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0) * WIDER
}
