import { flatten } from '#server/features/language/normalise/fold.ts'
import { readWorkingDay } from '#server/features/language/normalise/read-work.ts'
import { type Line, withText } from '../../lines/line.ts'
import { findDates, isDateCell, isDuration } from '../dates/dates.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { timesOfPositions } from './time-in-all.ts'

const SEPARATOR = /\s+[·|•]\s+/

/** «Jornada completa · 6 años 4 meses», «6 años 4 meses»: how long somebody was there in all. */
function isTotal({ text }: Line): boolean {
  const parts = text.split(SEPARATOR)
  return (
    parts.some(isDuration) && parts.every((part) => isDuration(part) || readWorkingDay(part, flatten(part)).length > 0)
  )
}

const isTime = ({ text }: Line): boolean =>
  text.split(SEPARATOR).some(isDateCell) && findDates(text).some(({ is_range }) => is_range)

/** Behind a gap, too, a position right over its time has the employer above. */
const isPosition = ({ text }: Line): boolean => positionScore(text) >= 1 && positionScore(text) > employerScore(text)

/** An employer over the whole time there, and below it each position with its own: every position gets the employer's line. */
export function positionsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  let employer: Line | null = null
  for (const [at, line] of lines.entries()) {
    const [next, after] = [lines[at + 1], lines[at + 2]]
    if (line.gap >= 1 && !(next && isTime(next) && isPosition(line))) employer = null
    if (next && after && isTotal(next) && next.gap < 1 && !isTime(after)) employer = line
    else if (!employer) apart.push(line)
    else if (next && isTime(next) && next.gap < 1) {
      apart.push({ ...line, gap: Math.max(line.gap, 1) }, { ...withText(employer, employer.text), gap: 0 })
    } else if (!isTotal(line)) apart.push(line)
  }
  return timesOfPositions(apart)
}
