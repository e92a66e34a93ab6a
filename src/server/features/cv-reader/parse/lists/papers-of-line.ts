import { type Line, withText } from '../../lines/line.ts'
import { areClasses } from '../circumstances/licence-phrases.ts'
import { findDates } from '../dates/dates.ts'
import { wishOfPay } from '../head/private-data.ts'
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
  if (wishOfPay(line.text) !== null) return { rest: [], listed: [], told: [line.text] }
  const [first = '', ...others] = line.cells.length === 1 ? sentencesOf(line.text) : []
  const parts = first.replace(/\.$/, '').split(/,\s+(?![^(]*\))/)
  const papers_only = others.length === 0 ? listedPapers(parts) : []
  if (papers_only.length > 0) return { rest: [], listed: papers_only.map((text) => withText(line, text)), told: [] }
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

const FEWEST_LISTED = 3

/** «B, C, CAP hasta 2028, ADR básico (caduca 2026), carretillero»: mostly papers by their words, each with its own date. */
function listedPapers([first = '', ...others]: readonly string[]): string[] {
  const parts = [first.replace(LABEL, ''), ...others]
  const isClass = (part: string) => areClasses(part.replace(CALLED, ''))
  const papers = parts.filter((part) => isLicence(part) || isClass(part))
  const short = parts.every((part) => part.split(' ').length <= MOST_WORDS + 1)
  if (parts.length < FEWEST_LISTED || papers.length * 2 <= parts.length || papers.every(isClass) || !short) return []
  const other = parts.findIndex((part) => !isClass(part))
  const classes = parts.slice(0, other).join(', ')
  return [classes, ...parts.slice(other)].filter((part) => part !== '' && !OF_EVERYBODY.test(part))
}
const LABEL = /^(?:carnets|carn[eé]s|permisos|licencias|certificados)\s*:\s*/iu
const CALLED = /^(?:carnets?|carn[eé]s?|permisos?|licencias?)\s+/iu
