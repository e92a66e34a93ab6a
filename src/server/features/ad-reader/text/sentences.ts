import { headingOf, inlineHeadingOf, type Section } from './headings.ts'
import type { Line } from './lines.ts'

/** A sentence, or the item of a list, with its place in the whole text. */
export interface Sentence {
  start: number
  end: number
  flat: string
  section: Section
  /** One of a list, which is made of phrases rather than of sentences. */
  listed: boolean
}

const HIRES = /(?<![a-z])(?:solicit[ao]|busca|requiere|necesita|precisa)(?:mos|n)?(?![a-z])/

/** The sentences under their headings; headings themselves are left out. */
export function sentencesOf(lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = []
  let section: Section = null
  let listed = false
  let blank = true
  lines.forEach((line, at) => {
    if (line.words === '') {
      blank = true
      return
    }
    // A paragraph after the list of a section is no longer part of it.
    if (blank && listed && !line.bullet) section = null
    const set_off = (blank || lines[at - 1]?.bullet === true) && !line.bullet && opensList(lines, at)
    const heading = headingOf(line, set_off) ?? unknownHeading(line, set_off, section, lines[at + 1])
    const inline = heading === undefined ? inlineHeadingOf(line) : undefined
    blank = false
    if (heading !== undefined) {
      section = heading
      listed = false
      return
    }
    listed ||= line.bullet || (section !== null && isItem(line))
    const own = split(line, inline ? inlineSection(section, inline.section) : section, inline?.length ?? 0)
    // «No necesitas experiencia: te formamos. Solo pedimos…»: what is waived ends with its sentence.
    sentences.push(...(inline?.section === 'WAIVED' ? own.map((one, i) => (i === 0 ? one : { ...one, section })) : own))
    const hires = HIRES.test(line.flat)
    if (!line.bullet && ((opensList(lines, at) && (inline || hires)) || (hires && opensItems(lines, at))))
      section = inline?.section ?? 'PROFILE'
    else if (inline && !line.bullet) section = null
  })
  return sentences
}

/** «Formación: …» inside a list of musts does not soften it. */
function inlineSection(section: Section, inline: Section): Section {
  return inline === 'PROFILE' && (section === 'MUST' || section === 'WISH') ? section : inline
}

const DEMAND =
  /^(?:conocimientos?|experiencia|certifica|manejo|dominio|nociones|haber|ingles|titul|formacion en|que (?:sepas|hayas|tengas))/

/** A heading in words of its own says at least that the section before is over. */
function unknownHeading(line: Line, set_off: boolean, before: Section, next: Line | undefined): Section | undefined {
  if (line.words.length > 50 || /[.;,]/.test(line.words.replace(/[:.]$/, ''))) return undefined
  if (!set_off || HIRES.test(line.flat)) return undefined
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

const ONLY_A_CUE =
  /^[\s(]*(?:excluyente|imprescindible|indispensable|obligatori[oa]|deseable|valorable|no excluyente|un plus)[\s).]*$/
const ABBREVIATED =
  /(?<![a-z])(?:lic|ing|dr|dra|sr|sra|tel|aprox|min|max|ej|ref|num|av|col|depto|dpto|exp|jal|cdad|prof|tec|univ|esp|sta|sto|art)\.$/
/** «de 11 a.m. a 4 p.m.» goes on in small letters, or is over. */
const HOUR = /(?:(?<![a-z])[ap]\.m|(?<![a-z])(?:hrs?|hs|h))\.$/
const PIECE = /(?:[^.;!?\n]|\.(?!\s|$))+[.;!?]*/g

/** Without the heading that the line may open with. */
function split(line: Line, section: Section, heading: number): Sentence[] {
  const sentences: Sentence[] = []
  const begin = line.begin + (heading === 0 ? 0 : line.flat.slice(line.begin - line.start).indexOf(':') + 1)
  for (const match of line.flat.slice(begin - line.start).matchAll(PIECE)) {
    const start = begin + match.index
    const end = start + match[0].length
    const before = sentences.at(-1)
    // «React y TypeScript. Excluyente.» is one statement, and so is «Lic. en Contaduría».
    if (before && (ONLY_A_CUE.test(match[0]) || isUnfinished(before, line, start))) {
      before.end = end
      before.flat = line.flat.slice(before.start - line.start, end - line.start)
    } else sentences.push({ start, end, flat: match[0], section, listed: line.bullet })
  }
  return sentences
}

function isUnfinished({ flat }: Sentence, { written, start: from }: Line, start: number): boolean {
  const words = flat.trim()
  return ABBREVIATED.test(words) || (HOUR.test(words) && /^\s*\p{Ll}/u.test(written.slice(start - from)))
}
