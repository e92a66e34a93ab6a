import type { Line } from '../../lines/line.ts'
import { goesOn, joined } from '../../lines/wrapping.ts'
import { breaksOffInDate, findDates, trimmedEnds } from '../dates/dates.ts'

/** Names and dates that the page broke in two lines are whole again. */
export function wholeLines(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (before && !before.bullet && !line.bullet && line.cells.length === 1 && isBroken(before, line)) {
      whole[whole.length - 1] = merged(before, line)
    } else whole.push(line)
  }
  return whole
}

const isBroken = (line: Line, next: Line): boolean =>
  (line.cells.length === 1 && goesOn(line, next, 'names') && !areBothTimed(line, next) && !endsTimed(line)) ||
  breaksOffInDate(line.text, next.text)

/** Typed without capitals, every line with its own time is an entry all the same. */
const areBothTimed = (...lines: Line[]): boolean =>
  lines.every(({ text }) => findDates(text).some(({ is_range }) => is_range))

/** «mozo de almacén, nov 19 – ene 21»: behind the whole time of an entry its names do not go on. */
const endsTimed = ({ text }: Line): boolean =>
  findDates(text).some(({ is_range, to }) => is_range && trimmedEnds(text.slice(to)) === '')

function merged(line: Line, next: Line): Line {
  const last = line.cells.at(-1) ?? { text: '', x: line.x }
  const cells = [...line.cells.slice(0, -1), { text: joined(last.text, next.text), x: last.x }]
  return { ...line, text: joined(line.text, next.text), cells, right: next.right }
}
