import { headingKind } from '../parse/sections/heading-words.ts'
import { joinWords, type Segment } from './segments.ts'

/** A part of a page that is read from top to bottom before the next one. */
export interface Block {
  segments: Segment[]
  left: number
  right: number
  /** Stands beside another block. */
  is_column: boolean
}

interface Gutter {
  /** Where the right column begins. */
  x: number
  top: number
  bottom: number
}

const FEWEST_LINES = 3
/** Beyond this it is no page that a person could read, and not worth the time. */
const MOST_LINES = 3_000
const DEEPEST = 4

/** Parts a page into blocks in reading order; `known` are the gutters of the page before, which go on without headings. */
export function splitBlocks(segments: readonly Segment[], known: readonly number[]): Block[] {
  return split([...segments], known, 0)
}

function split(segments: Segment[], known: readonly number[], depth: number): Block[] {
  if (segments.length === 0) return []
  const gutter = depth < DEEPEST && segments.length <= MOST_LINES ? bestGutter(segments, known) : null
  if (!gutter) return [toBlock(segments, depth > 0)]
  const above = segments.filter(({ y }) => y < gutter.top)
  const below = segments.filter(({ y }) => y > gutter.bottom)
  const beside = segments.filter(({ y }) => y >= gutter.top && y <= gutter.bottom)
  const columns = [beside.filter(({ x }) => x < gutter.x - 1), beside.filter(({ x }) => x >= gutter.x - 1)]
  return [
    ...split(above, known, depth),
    ...columns.flatMap((column) => split(column, known, depth + 1)),
    ...split(below, known, depth),
  ]
}

function toBlock(segments: Segment[], is_column: boolean): Block {
  const left = Math.min(...segments.map(({ x }) => x))
  return { segments, left, right: Math.max(...segments.map(({ right }) => right)), is_column }
}

function bestGutter(segments: readonly Segment[], known: readonly number[]): Gutter | null {
  let best: { gutter: Gutter; height: number } | null = null
  for (const x of candidates(segments, known)) {
    const crossed = segments.filter((segment) => segment.x < x - 1 && segment.right > x - 1).map(({ y }) => y)
    for (const window of windows(segments, crossed)) {
      const { top, bottom } = withoutLastHeadings(segments, window)
      const height = bottom - top
      if (best && height <= best.height) continue
      if (isGutter(segments, { x, top, bottom }, known)) best = { gutter: { x, top, bottom }, height }
    }
  }
  return best?.gutter ?? null
}

const ALIGNED = 2
/** More lines than any page of a CV has: then only shared edges are tried. */
const CROWDED = 500

/** Left edges of lines: a column may begin there, also one whose lines end at the same place instead. */
function candidates(segments: readonly Segment[], known: readonly number[]): number[] {
  const edges = segments.map(({ x }) => x).sort((a, b) => a - b)
  if (segments.length <= CROWDED) return [...new Set(edges)].filter((x) => x - 1 > (edges[0] ?? 0))
  const shared: number[] = []
  for (let from = 0; from < edges.length; ) {
    const start = edges[from] ?? 0
    let to = from
    while (to < edges.length && (edges[to] ?? 0) - start <= ALIGNED) to++
    if (to - from >= FEWEST_LINES || known.some((x) => Math.abs(x - start) <= ALIGNED)) shared.push(start)
    from = to
  }
  // The leftmost edge begins the first column: nothing stands before it.
  return shared.filter((x) => x - 1 > (edges[0] ?? 0))
}

/** The stretches between lines that cross the gutter. */
function windows(segments: readonly Segment[], crossed: readonly number[]): { top: number; bottom: number }[] {
  const ys = segments.map(({ y }) => y).sort((a, b) => a - b)
  const stops = new Set(crossed)
  const found: { top: number; bottom: number }[] = []
  let top: number | null = null
  let bottom = 0
  for (const y of ys) {
    if (stops.has(y)) {
      if (top !== null) found.push({ top, bottom })
      top = null
    } else {
      top ??= y
      bottom = y
    }
  }
  if (top !== null) found.push({ top, bottom })
  return found
}

/** A heading at the end of a window belongs to the lines below, which run across. */
function withoutLastHeadings(segments: readonly Segment[], { top, bottom }: { top: number; bottom: number }) {
  const inside = segments.filter(({ y }) => y >= top && y <= bottom).sort((a, b) => a.y - b.y)
  let last = inside.at(-1)
  const runs_to_the_end = segments.every(({ y }) => y <= bottom)
  while (!runs_to_the_end && last && headingKind(joinWords(last.words)) !== null) {
    inside.pop()
    last = inside.at(-1)
  }
  return { top, bottom: last?.y ?? top }
}

/** Both sides must stand on their own: a heading or contact data in each, or a gutter that goes on from the page before. */
function isGutter(segments: readonly Segment[], { x, top, bottom }: Gutter, known: readonly number[]): boolean {
  const inside = segments.filter(({ y }) => y >= top && y <= bottom)
  const left = inside.filter((segment) => segment.x < x - 1)
  const right = inside.filter((segment) => segment.x >= x - 1)
  const goes_on = known.some((before) => Math.abs(before - x) <= ALIGNED)
  if (left.length < (goes_on ? 1 : FEWEST_LINES) || right.length < (goes_on ? 1 : FEWEST_LINES)) return false
  if (goes_on) return true
  if (hasHeading(left) && hasHeading(right)) return true
  return isContactColumn(left, right) || isContactColumn(right, left)
}

const CONTACT = /[\w.+-]@[\w-]+\.\w|linkedin\.com|\+\d[\d ()-]{7}/

/** A column with contact data but no heading, narrower in words than the one with the headings. */
const isContactColumn = (side: readonly Segment[], other: readonly Segment[]): boolean =>
  hasHeading(other) &&
  letters(side) * 2 < letters(other) &&
  isAligned(side) &&
  side.some(({ words }) => CONTACT.test(joinWords(words)))

/** Most lines begin, or end, at the same place. */
const isAligned = (side: readonly Segment[]): boolean =>
  (['x', 'right'] as const).some((edge) =>
    side.some((one) => side.filter((other) => Math.abs(one[edge] - other[edge]) <= ALIGNED).length > side.length * 0.6),
  )

const letters = (side: readonly Segment[]): number =>
  side.reduce((sum, { words }) => sum + words.reduce((length, { text }) => length + text.length, 0), 0)

const hasHeading = (side: readonly Segment[]): boolean =>
  side.some(({ words }) => headingKind(joinWords(words)) !== null)
