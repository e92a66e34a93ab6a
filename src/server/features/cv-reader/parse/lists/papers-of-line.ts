import { type Line, withText } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { sentencesOf } from '../sections/items.ts'
import { isLicence } from '../sections/papers.ts'

/** Everybody has them, and none says what somebody may do. */
const OF_EVERYBODY =
  /^(?:d\.?n\.?i\.?|n\.?i\.?e\.?|c\.?v\.?|ine|ife|nss|curp|rfc|cuil|cuit|rut|c[eé]dula(?: de (?:ciudadan[ií]a|identidad))?|curr[ií]culum|pasaporte)(?: (?:vigente|al d[ií]a))?$/iu
const MOST_WORDS = 5

interface PapersOfLine {
  /** The line itself, where it lists none of those. */
  rest: Line[]
  listed: Line[]
  told: string[]
}

/** «DNI, carné de sanidad. Los antecedentes los saco por internet.»: each paper alone, and what is said of others. */
export function papersOfLine(line: Line): PapersOfLine {
  const [first = '', ...others] = line.cells.length === 1 ? sentencesOf(line.text) : []
  const parts = first.replace(/\.$/, '').split(/,\s+/)
  const short = parts.every((part) => part.split(' ').length <= MOST_WORDS)
  if (!short || !parts.some((part) => OF_EVERYBODY.test(part)) || findDates(first).length > 0)
    return { rest: [line], listed: [], told: [] }
  const papers = [...parts.filter((part) => !OF_EVERYBODY.test(part)), ...others.filter(isLicence)]
  return {
    rest: [],
    listed: papers.map((text) => withText(line, text)),
    told: [...parts.filter((part) => OF_EVERYBODY.test(part)), ...others.filter((text) => !isLicence(text))],
  }
}
