import type { Line } from '../../lines/line.ts'
import { goesOn } from '../../lines/wrapping.ts'
import { type Entry, isSentence } from './entries.ts'
import { wholeLines } from './whole-lines.ts'

const CLEAR_GAP = 0.4

/** Entries without dates: each list item, each bold line, each line after a gap, or else each line. */
export function splitByLook(broken: readonly Line[]): Entry[] {
  const lines = wholeLines(broken)
  const opens = opening(lines)
  const entries: Entry[] = []
  let before: Line | undefined
  for (const line of lines) {
    const entry = entries.at(-1)
    if (!entry || (opens(line) && !(before && goesOn(before, line, 'names')))) {
      entries.push({ head: [line], body: [], dated: -1, span: null })
    } else if (entry.body.length === 0 && entry.head.length < 2) entry.head.push(line)
    else entry.body.push(line)
    before = line
  }
  return entries
}

function opening(lines: readonly Line[]): (line: Line) => boolean {
  const some = (has: (line: Line) => boolean) => {
    const found = lines.filter(has).length
    return found > 0 && found < lines.length
  }
  if (lines.every(({ bullet }) => bullet) || some(({ bullet }) => bullet)) return ({ bullet }) => bullet
  if (some(({ bold }) => bold)) return ({ bold }) => bold
  if (some(({ gap }) => gap > CLEAR_GAP)) return ({ gap, text }) => gap > CLEAR_GAP && !isSentence(text)
  return ({ text }) => !isSentence(text)
}
