import type { Line } from '../../lines/line.ts'
import { findDates, isDateCell, withoutSpan } from '../dates/dates.ts'
import { isSentence, spanInside } from '../entries/entries.ts'
import { companyScore, schoolScore } from '../names/names.ts'
import { isCourse } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'
import { isSkillsLine } from '../sections/skills-line.ts'
import { namesSkill } from './issuers.ts'
import { isUnderWay } from './under-way.ts'

/** Every line has its own name: nothing says that one tells who gave the paper above out, and when. */
export function isOnePerLine(lines: readonly Line[]): boolean {
  if (lines.length < 2 || lines.some(({ text }) => isDateCell(text) || LABELLED.test(text))) return false
  const rows = lines.filter(({ cells }) => cells.length > 1).length
  // What is still under way has no date.
  const dated = lines.map((line) => spanInside([line]) !== null || isUnderWay(line.text))
  // A name over its issuer and date is the other way to write them.
  const mixed = dated.includes(true) && !dated[0] && !startsWithLicence(lines)
  const named = lines.every(({ text }, at) => dated[at] || isLicence(text) || isCourse(text))
  return (named && !mixed) || areNamesBelowEachOther(lines, dated) || rows * 2 > lines.length
}

function areNamesBelowEachOther(lines: readonly Line[], dated: readonly boolean[]): boolean {
  // Two dated lines in a row: who gave the papers out stands on no lines of its own.
  const rows_dated = dated.some((one, at) => one && dated[at + 1] === true)
  const first = dated.indexOf(true)
  const paired = (areTakenInTurns(dated) && !isPaperOverAnother(lines)) || (first === 1 && !namesItself(lines[first]))
  return first >= 0 && !paired && lines.every((line, at) => (at === 0 || line.gap < 1) && isNameAlone(line, rows_dated))
}

/** A name with its date over who gave it out, again and again. */
const areTakenInTurns = (dated: readonly boolean[]): boolean =>
  dated.length % 2 === 0 && dated.every((one, at) => one === (at % 2 === 0))

/** «Carné de sanidad, vence 2026» over «Antecedentes»: a card by its words is given out by no line of its own. */
const isPaperOverAnother = ([first, second, ...more]: readonly Line[]): boolean =>
  more.length === 0 && isLicence(first?.text ?? '') && !isIssuerAlone(second?.text ?? '')

/** «Primeros auxilios, Cruz Roja, 2023»: what it is and who gave it out, in one line. */
const namesItself = (line: Line | undefined): boolean =>
  line !== undefined && (isPaper(line.text) || partsBesideDates(line.text).length > 1)

const HOURS = /^\(?\d{1,4} ?h(?:s|rs|oras)?\.?\)?$/i
const partsBesideDates = (text: string): string[] =>
  findDates(text)
    .reduceRight((rest, span) => withoutSpan(rest, span), text)
    .split(/,\s|\s[–—·|-]\s/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !HOURS.test(part))

/** Who gave the paper above out, on a line of its own. */
const isIssuerAlone = (text: string): boolean =>
  !isCourse(text) && (schoolScore(text) > 0 || (companyScore(text) > 0 && !namesSkill(text)))

const MOST_NAME_WORDS = 12
const MOST_PARTS = 3
const isNameAlone = ({ text }: Line, rows_dated: boolean): boolean =>
  text.split(' ').length <= MOST_NAME_WORDS &&
  partsBesideDates(text).length <= MOST_PARTS &&
  !isSentence(text) &&
  (rows_dated || !isIssuerAlone(text)) &&
  !isSkillsLine(text)

/** «Carnet B» over «Manipulación de alimentos (2021)»; over a school it would be its name. */
const startsWithLicence = (lines: readonly Line[]): boolean =>
  isPaper(lines[0]?.text ?? '') && !lines.some(({ text }) => schoolScore(text) > 0 && !isPaper(text))

const isPaper = (text: string): boolean => isLicence(text) || isCourse(text)

const LABELLED = /^(?:expedici|emitid|emisi|issued|vencim|expira|id de |credential|c[oó]digo)/i
