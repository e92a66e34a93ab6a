import { type Line, withText } from '../../lines/line.ts'
import { type DateSpan, findDates, trimmedEnds, withoutSpan } from '../dates/dates.ts'
import { employerScore, positionScore } from '../names/employers.ts'

const AND_NEXT = /(?<=\([^()]*(?:19|20)\d\d[^()]*\))\s+(?:y|e)\s+(?=\p{Lu})/u

/** «ACEROS SUR  2004 – 2012» over «Jefe de turno (2008 – 2012)»: the time in all, and below it each position with its own. */
export function timesOfPositions(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  let house: { name: string; all: DateSpan } | null = null
  for (const [at, line] of lines.entries()) {
    if (line.gap >= 1) house = null
    const own = rangeOf(line)
    const next = lines[at + 1]
    if (house && own && !line.bullet && isWithin(own, house.all)) {
      for (const [index, text] of line.text.split(AND_NEXT).entries())
        apart.push({ ...withText(line, `${house.name} | ${text}`), gap: index === 0 ? Math.max(line.gap, 1) : 1 })
      continue
    }
    const name = own ? trimmedEnds(withoutSpan(line.text, own)) : ''
    const opens =
      own !== null && next !== undefined && next.gap < 1 && !next.bullet && name !== '' && positionScore(name) < 1
    const [first = ''] = next?.text.split(AND_NEXT) ?? []
    const [inside] = findDates(first)
    const position = inside ? trimmedEnds(withoutSpan(first, inside)) : ''
    if (
      opens &&
      inside?.is_range &&
      isWithin(inside, own) &&
      (inside.start !== own.start || inside.end !== own.end) &&
      positionScore(position) >= 1 &&
      positionScore(position) > employerScore(position) - 1
    )
      house = { name, all: own }
    else apart.push(line)
  }
  return apart
}

const rangeOf = ({ text }: Line): DateSpan | null => findDates(text).find(({ is_range }) => is_range) ?? null

const STILL = '9999'
const isWithin = (one: DateSpan, all: DateSpan): boolean =>
  (one.start ?? STILL).slice(0, 4) >= (all.start ?? STILL).slice(0, 4) &&
  (one.end ?? STILL).slice(0, 4) <= (all.end ?? STILL).slice(0, 4)
