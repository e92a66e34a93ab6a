import { flatten } from '#server/features/language/normalise/fold.ts'
import { firstFrom } from './first-from.ts'
import { linesOf } from './lines.ts'
import { type OutlinedLine, outlineOf } from './outline.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { sentencesOf } from './sentences.ts'
import { type Stance, stanceOf } from './stance.ts'

/** A segment with what the ad does in it. */
export type Statement = Segment & Stance

export interface AdText {
  text: string
  flat: string
  /** Given with the text, or its first line when that stands alone, as titles do. */
  title: string | null
  /** Its lines, without the one that is the title. */
  outline: readonly OutlinedLine[]
  /** In reading order. */
  statements: readonly Statement[]
  /** Those in brackets, in reading order. */
  asides: readonly Statement[]
}

const LONGEST_TITLE = 80

export function readAd(text: string, given: string | null = null): AdText {
  const flat = flatten(text)
  const lines = linesOf(text, flat)
  const written = lines.filter(({ words }) => words !== '')
  const [first] = written
  const has_title =
    first !== undefined && written.length > 1 && first.words.length <= LONGEST_TITLE && !/[.:]$/.test(first.words)
  const own = has_title && given === null ? first : undefined
  const body = own ? lines.slice(lines.indexOf(own) + 1) : lines
  const outline = outlineOf(body)
  const all = sentencesOf(outline).flatMap(segmentsOf).map(withStance)
  return {
    text,
    flat,
    title: given ?? (own ? text.slice(own.start, own.end).trim() : null),
    outline,
    statements: all.filter(({ inner }) => !inner),
    asides: all.filter(({ inner }) => inner),
  }
}

const withStance = (segment: Segment): Statement => ({ ...segment, ...stanceOf(segment) })

/** The statement in which a stretch of the text begins. */
export const statementAt = ({ statements, asides }: AdText, start: number): Statement | undefined =>
  lastAt(asides, start) ?? lastAt(statements, start)

function lastAt(sorted: readonly Statement[], at: number): Statement | undefined {
  const found = sorted[firstFrom(sorted, ({ start }) => start <= at) - 1]
  return found && at < found.end ? found : undefined
}
