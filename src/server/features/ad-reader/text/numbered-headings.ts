import type { Line } from './lines.ts'

const NUMBER = /^\s*(?:(\d{1,2})(?:[.)º°]-?|\uFE0F?\u20E3)|([ivx]{1,4}|[a-d])[.)]-?)\s+(?=[a-z¿])/
const ROMAN = 'i ii iii iv v vi vii viii ix x'.split(' ')
const LONGEST = 60

/** «1. Requisitos / … / 2. Lo que ofrecemos»: numbers that are counted over other lines are those of headings, not of a list. */
export function withNumberedHeadings(lines: readonly Line[]): Line[] {
  const numbers = lines.map(({ flat, words }) => (words.length > LONGEST ? undefined : numberOf(flat)))
  const apart = new Set(lines.flatMap((_, at) => (isApart(lines, numbers, at) ? [at] : [])))
  return lines.map((line, at) => (apart.has(at) && isCounted(numbers, apart, at) ? asHeading(line) : line))
}

function numberOf(flat: string): number | undefined {
  const match = NUMBER.exec(flat)
  if (!match) return undefined
  const letter = match[2] ?? ''
  if (match[1] !== undefined) return Number(match[1])
  return ROMAN.includes(letter) ? ROMAN.indexOf(letter) + 1 : letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1
}

/** Neither the line above nor the one below is numbered. */
function isApart(lines: readonly Line[], numbers: readonly (number | undefined)[], at: number): boolean {
  if (numbers[at] === undefined || /[.;,]/.test(lines[at]?.words.replace(/^(?:[ivx]+|[a-d])[.)]-? /, '') ?? ''))
    return false
  const above = lines.findLastIndex(({ words }, i) => i < at && words !== '')
  const below = lines.findIndex(({ words }, i) => i > at && words !== '')
  return below >= 0 && numbers[below] === undefined && (above < 0 || numbers[above] === undefined)
}

/** The one before it or after it is a heading too. */
const isCounted = (numbers: readonly (number | undefined)[], apart: ReadonlySet<number>, at: number): boolean =>
  [...apart].some(
    (other) =>
      Math.abs((numbers[other] ?? 0) - (numbers[at] ?? 0)) === 1 &&
      other < at === (numbers[other] ?? 0) < (numbers[at] ?? 0),
  )

function asHeading(line: Line): Line {
  const number = NUMBER.exec(line.flat)?.[0].length ?? 0
  const words = line.flat
    .slice(number)
    .replace(/[¿?¡!*_]/g, '')
    .trim()
  return { ...line, begin: line.start + number, words, bullet: false, marked: true }
}
