import { flatten } from '#server/features/language/normalise/fold.ts'
import { readContract, readModality } from '#server/features/language/normalise/read-work.ts'
import { type Line, withText } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { type Head, readHead } from '../head/head.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { placeOf } from '../names/places.ts'

const BRACKET_LAST = /^[\s.,]*\(([^()]{3,60})\)\s*\.?$/u

/** The head of a job; «2019 – 2021 (con pausa por obras)» says something of that time, and names nothing. */
export function readJobHead(lines: readonly Line[]): Head {
  const remarks = lines.map(({ text }) => remarkIn(text))
  const head = readHead(lines.map((line, at) => withoutRemark(line, remarks[at] ?? '')))
  head.times.push(...remarks.filter((remark) => remark !== ''))
  return head
}

function remarkIn(text: string): string {
  const last = findDates(text).at(-1)
  const inside = last ? (BRACKET_LAST.exec(text.slice(last.to))?.[1] ?? '') : ''
  return inside !== '' && isRemark(inside) ? `(${inside})` : ''
}

/** Neither a trade nor an employer nor a place; names have capitals inside or are nothing but one. */
function isRemark(text: string): boolean {
  const flat = flatten(text)
  if (/^\p{Lu}\S*$|\s\p{Lu}/u.test(text) || placeOf(text)) return false
  if (readModality(text, flat).length + readContract(text, flat).length > 0) return false
  return positionScore(text) < 1 && employerScore(text) < 1
}

function withoutRemark(line: Line, remark: string): Line {
  const cut = (text: string) => text.replace(remark, '').trimEnd()
  if (remark === '') return line
  if (line.cells.length === 1) return withText(line, cut(line.text))
  const cells = line.cells.map((cell) => ({ ...cell, text: cut(cell.text) })).filter(({ text }) => text !== '')
  return { ...line, text: cut(line.text), cells }
}
