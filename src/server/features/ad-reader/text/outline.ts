import { headingOf, inlineHeadingOf, type Section } from './headings.ts'
import type { Line } from './lines.ts'
import { withNumberedHeadings } from './numbered-headings.ts'
import { withListsRead } from './unheaded-lists.ts'

const HIRES =
  /(?<![a-z])(?:(?:solicit[ao]|busca|requiere|necesita|precisa|urge|incorpora|selecciona|contrata)(?:mos|n)?|requerimos)(?![a-z])/

/** A line of the ad and what it is in the whole. */
export interface OutlinedLine {
  line: Line
  role: 'BLANK' | 'HEADING' | 'TEXT'
  /** What its own words are about: what an opening like «Deseable:» says, or its section. */
  section: Section
  /** The section that it stands in. */
  outer: Section
  inline: ReturnType<typeof inlineHeadingOf>
  /** The words of the heading above, without capitals and accents. */
  heading: string
  /** One of a list, with or without a bullet. */
  listed: boolean
}

/** «Conocimientos:⇥Hidráulica / ⇥Neumática»: what stands under the first of a field goes on with it. */
const INDENTED = /^(?:\t| {4,})\s*\p{L}/u

/** Which lines are headings, and what the others stand under. */
export function outlineOf(written: readonly Line[]): OutlinedLine[] {
  const lines = withNumberedHeadings(written)
  const outline: OutlinedLine[] = []
  let section: Section = null
  let above = ''
  let listed = false
  let blank = true
  let indented = false
  lines.forEach((line, at) => {
    const same = { line, inline: undefined, heading: above, listed: false }
    if (line.words === '') {
      blank = true
      outline.push({ ...same, role: 'BLANK', section, outer: section })
      return
    }
    if (indented && !INDENTED.test(line.written)) {
      section = null
      above = ''
      indented = false
    }
    // A paragraph after the list of a section is no longer part of it, nor is a list with pictures of its own.
    if (blank && listed && (!line.bullet || isOtherList(line, lines[at - 2]))) {
      section = null
      above = ''
    }
    const set_off = (blank || lines[at - 1]?.bullet === true) && !line.bullet && opensList(lines, at)
    const heading = headingOf(line, set_off) ?? unknownHeading(line, set_off, section, lines[at + 1])
    const inline = heading === undefined ? inlineHeadingOf(line) : undefined
    blank = false
    if (heading !== undefined) {
      section = heading
      above = line.words
      listed = false
      outline.push({ ...same, role: 'HEADING', section, outer: section, heading: above })
      return
    }
    // «BUSCAMOS CAMARERA: / Hotel junto al mar / ➡️ un año de experiencia»: what stands before the list tells of the job.
    const tells = section === 'PROFILE' && HIRES.test(above) && !line.bullet && !inline && opensList(lines, at)
    const is_item = !tells && (line.bullet || (section !== null && isItem(line)))
    listed ||= is_item
    const own = tells ? null : inline ? inlineSection(section, inline.section) : section
    const said = inline ? line.words.slice(0, inline.length) : above
    outline.push({ line, inline, role: 'TEXT', section: own, outer: section, heading: said, listed: is_item })
    const hires = HIRES.test(line.flat)
    if (!line.bullet && ((opensList(lines, at) && (inline || hires)) || (hires && opensItems(lines, at)))) {
      section = inline?.section ?? 'PROFILE'
      above = inline ? said : ''
    } else if (inline && !line.bullet && INDENTED.test(lines[at + 1]?.written ?? '')) {
      section = inline.section
      above = said
      indented = true
    } else if (inline && !line.bullet) {
      section = null
      above = ''
    }
  })
  return withListsRead(outline)
}

const bulletOf = ({ written, begin, start }: Line): string => written.slice(0, begin - start).trim()

/** «🔸 Carnet / (blank) / 💶 11 €/h» */
const isOtherList = (line: Line, before: Line | undefined): boolean =>
  before?.bullet === true && line.bullet && bulletOf(before) !== bulletOf(line) && PICTURE.test(bulletOf(line))
const PICTURE = /\p{Extended_Pictographic}/u

/** «Formación: …» inside a list of musts does not soften it. */
function inlineSection(section: Section, inline: Section): Section {
  return inline === 'PROFILE' && (section === 'MUST' || section === 'WISH') ? section : inline
}

const DEMAND =
  /^(?:conocimientos?|experiencia|certifica|manejo|dominio|nociones|haber|ingles|titul|formacion en|que (?:sepas|hayas|tengas))/

/** A heading in words of its own says at least that the section before is over. */
function unknownHeading(line: Line, set_off: boolean, before: Section, next: Line | undefined): Section | undefined {
  if (line.words.length > 50 || /[.;,]/.test(line.words.replace(/[:.]$/, ''))) return undefined
  // «Agente bilingüe (inglés B2)» says more than a heading does.
  if (!set_off || HIRES.test(line.flat) || /[(\d]/.test(line.words)) return undefined
  // «Te hará brillar»: more demands under a heading of its own are those that one can do without.
  return (before === 'MUST' || before === 'PROFILE') && next && DEMAND.test(next.words) ? 'WISH' : null
}

const LONGEST_ITEM = 80

/** Lists are pasted without their bullets too. */
const isItem = ({ words }: Line): boolean => words.length <= LONGEST_ITEM && !/[.!]$/.test(words)

/** At least two short lines, right below. */
const opensItems = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).filter((line) => line.words !== '' && isItem(line)).length === 2

const opensList = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).find(({ words }) => words !== '')?.bullet ?? false
