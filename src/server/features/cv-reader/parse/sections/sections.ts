import { type Flow, type Line, withText } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { labelKind } from '../entries/labelled-entries.ts'
import { alsoStandsInside, type HeadingKind, headingKind, headsPlacements } from './heading-words.ts'
import { isJob, isWholeStudy, meaningOf } from './line-meaning.ts'
import { listsOwnTools } from './own-tools.ts'
import { isLicence } from './papers.ts'
import { skillColumnsFrom } from './skill-columns.ts'
import { headsTrade } from './trade-headings.ts'

export interface Section {
  /** Opened by «Idiomas: inglés», in the line of its first item. */
  inline?: boolean
  /** «PRÁCTICAS», the heading over jobs that were placements. */
  placement?: string
  /** `top` is what stands before the first heading of a flow, `prose` what is told in whole sentences. */
  kind: HeadingKind | 'top' | 'prose'
  lines: Line[]
}

interface HeadingLook {
  size: number
  bold: boolean
  capitals: boolean
}

/** Parts every flow at its headings. */
export function toSections(flows: readonly Flow[]): Section[] {
  const usual = headingLook(flows.flat())
  return flows.flatMap((flow) => {
    const own = headingLook(flow)
    const look = own ?? usual
    const sections: Section[] = [{ kind: 'top', lines: [] }]
    const lines = withMotherTongues(flow)
    let columns_end = 0
    lines.forEach((line, at) => {
      const inside = sections.at(-1)
      if (at < columns_end) {
        inside?.lines.push(line)
        return
      }
      const columns = LISTED_IN_CELLS.has(inside?.kind ?? 'top') ? 0 : skillColumnsFrom(lines, at)
      if (columns > 0) {
        columns_end = at + columns
        sections.push({ kind: 'skills', lines: [line], inline: true })
        return
      }
      if (inside && inside.lines.length === 0 && isRestOfHeading(lines[at - 1], line)) {
        inside.kind = headingKind(`${lines[at - 1]?.text} ${line.text}`) ?? inside.kind
        return
      }
      const opened = headsTrade(lines, at, inside?.kind ?? 'top')
        ? { kind: 'experience' as const, rest: null, inline: false }
        : isTooSmall(line, own)
          ? null
          : opens(line, look, inside?.kind ?? 'top')
      // «Carnet de conducir» may be all that is said.
      if (
        (opened?.kind === 'other' && !(opened.rest && isOneWord(line))) ||
        (opened?.kind === 'circumstances' && !opened.rest)
      )
        sections.push({ kind: opened.kind, lines: [line] })
      else if (opened)
        sections.push({
          kind: opened.kind,
          lines: opened.rest ? [opened.rest] : [],
          inline: opened.inline,
          ...(opened.kind === 'experience' && !opened.rest && headsPlacements(line.text) && { placement: line.text }),
        })
      else if (inside?.inline && (line.gap >= 1 || endsInline(inside, line)))
        sections.push({ kind: 'other', lines: [line] })
      else if (inside?.kind !== 'top' && isStrangeHeading(lines, at, look))
        sections.push({ kind: 'other', lines: [line] })
      else sections.at(-1)?.lines.push(line)
    })
    return sections.filter(({ lines }) => lines.length > 0).map(withPlacements)
  })
}

/** Jobs are read together, whatever heading they stood under; each line takes along what its own said. */
const withPlacements = ({ placement, ...section }: Section): Section =>
  placement === undefined ? section : { ...section, lines: section.lines.map((line) => ({ ...line, placement })) }

const LISTED_IN_CELLS: ReadonlySet<Section['kind']> = new Set<Section['kind']>([
  'skills',
  'languages',
  'contact',
  'top',
])

const MOTHER_TONGUE_ALONE =
  /^(?:lenguas?|idiomas?)(?:\(s\))? (?:matern[oa]s?|nativ[oa]s?)(?:\(s\))?\s*:?$|^mother tongues?(?:\(s\))?\s*:?$/i

/** «Lengua materna» over «catalán, español» is one line. */
function withMotherTongues(flow: Flow): Flow {
  const lines: Line[] = []
  for (const line of flow) {
    const before = lines.at(-1)
    if (before && MOTHER_TONGUE_ALONE.test(before.text))
      lines[lines.length - 1] = withText(before, `${before.text.replace(/\s*:$/, '')}: ${line.text}`)
    else lines.push(line)
  }
  return lines
}

/** Below «Perfil: …» in one line a job may follow right away. */
const endsInline = ({ kind }: Section, { text }: Line): boolean =>
  (kind === 'summary' || kind === 'skills') && meaningOf(text) === 'experience'

/** «Otros   Carnet de carretillero»: the word on the left says nothing. */
const isOneWord = ({ cells }: Line): boolean => cells.length > 1 && !cells[0]?.text.includes(' ')

const hasCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase()

/** How the headings of this file look, taken from those that cannot be anything else. */
function headingLook(lines: readonly Line[]): HeadingLook | null {
  const certain = lines.filter((line) => {
    const kind = headingKind(line.text)
    return kind !== null && ['experience', 'education', 'languages'].includes(kind) && !alsoStandsInside(line.text)
  })
  const [first] = certain.sort((a, b) => b.size - a.size)
  return first ? { size: first.size, bold: first.bold, capitals: hasCapitals(first.text) } : null
}

/** «Informática» in smaller letters than the headings of its column is part of something else. */
const isTooSmall = (line: Line, own: HeadingLook | null): boolean =>
  own !== null && own.size > 1.1 && line.size < own.size - 0.08 && !line.marked_heading

/** «FORMACIÓN» over «ACADÉMICA» in a narrow column. */
function isRestOfHeading(heading: Line | undefined, line: Line): boolean {
  if (!heading || heading.size !== line.size || heading.bold !== line.bold || line.gap > 0.4) return false
  // «Contacto» over a phone: what has numbers is no part of a heading.
  if (/\d/.test(line.text)) return false
  const alike = hasCapitals(heading.text) === hasCapitals(line.text)
  return alike && headingKind(line.text) === null && headingKind(`${heading.text} ${line.text}`) !== null
}

/** A heading that no list knows: in capitals like the others, and without dates right below, as an entry would have. */
function isStrangeHeading(flow: Flow, at: number, look: HeadingLook | null): boolean {
  const line = flow[at]
  if (!line || !look?.capitals || !hasCapitals(line.text) || line.cells.length > 1) return false
  const like = Math.abs(look.size - line.size) < 0.02 && look.bold === line.bold && !line.bullet
  const short = /^[^\d.,;:]{4,40}$/.test(line.text) && line.gap > 0.3
  return like && short && !flow.slice(at, at + 4).some(({ text }) => findDates(text).length > 0)
}

function opens(
  line: Line,
  look: HeadingLook | null,
  inside: Section['kind'],
): { kind: HeadingKind; rest: Line | null; inline: boolean } | null {
  const kind = isItem(line, inside) ? null : headingKind(line.text)
  if (kind !== null && standsAsHeading(line, look, inside)) return { kind, rest: null, inline: false }
  const table = tableKind(line)
  if (table) return { kind: table, rest: line, inline: false }
  const beside = headingBeside(line)
  if (beside) return { ...beside, inline: false }
  const before = headingBefore(line, inside)
  return before && { ...before, inline: line.cells.length === 1 }
}

/** «Ofimática (Word, Excel)» among the skills is one of them. */
const isItem = ({ text, marked_heading }: Line, inside: Section['kind']): boolean =>
  !marked_heading && inside === 'skills' && /^[^\p{L}]*ofim[aá]tica(?: \([^()]*\))?\W*$/iu.test(text)

const FEWEST_COLUMNS = 3

/** «Periodo | Empresa | Puesto»: the first row of a table says what its rows are. */
function tableKind({ cells }: Line): HeadingKind | null {
  const kinds = cells.length < FEWEST_COLUMNS ? [null] : cells.map(({ text }) => labelKind(text))
  if (kinds.includes(null)) return null
  if (kinds.includes('company') && kinds.includes('position')) return 'experience'
  return kinds.includes('degree') && kinds.includes('institution') ? 'education' : null
}

function standsAsHeading(line: Line, look: HeadingLook | null, inside: Section['kind']): boolean {
  if (line.marked_heading) return true
  if (/[.,;]$/.test(line.text)) return false
  const capitals = hasCapitals(line.text)
  if (!alsoStandsInside(line.text))
    return !line.bullet || line.bold || capitals || line.size > 1.05 || look?.size === line.size
  if (inside !== 'experience' && inside !== 'projects' && inside !== 'volunteering') {
    // «★ HABILIDADES ★» among headings in capitals
    if (line.bullet && capitals && look?.capitals) return true
    return !line.bullet || (look !== null && Math.abs(look.size - line.size) < 0.03 && line.size > 1.05)
  }
  if (!look) return line.gap > 0.5 || capitals
  const like = Math.abs(look.size - line.size) < 0.08 && look.bold === line.bold && look.capitals === capitals
  return like && (line.gap > 0.1 || look.size > 1.05 || look.capitals)
}

/** Headings in a column of their own, left of what they head. */
function headingBeside(line: Line): { kind: HeadingKind; rest: Line } | null {
  const [first, ...others] = line.cells
  const [next] = others
  if (!first || !next || line.bullet) return null
  const kind = headingKind(first.text)
  if (kind === null || first.text.endsWith(',')) return null
  const text = others.map((cell) => cell.text).join('  ')
  return { kind, rest: { ...line, text, cells: others, x: next.x } }
}

const LISTS: ReadonlySet<string> = new Set([
  'other',
  'languages',
  'interests',
  'skills',
  'references',
  'certifications',
  'registrations',
  'circumstances',
  'summary',
  'courses',
])

/** «Permiso de conducir: B», «Disponibilidad: inmediata». */
export const isItsOwnName = (kind: Section['kind'], title: string): boolean =>
  kind === 'circumstances' || kind === 'registrations' || isLicence(title)

const BESIDE_SKILLS: ReadonlySet<string> = new Set([
  'languages',
  'other',
  'certifications',
  'circumstances',
  'registrations',
])

/** «Experiencia: Clínica Sol, recepcionista, 2018-2025» among lists that have their headings in their lines, too. */
const isEntry = (kind: HeadingKind, text: string): boolean =>
  (kind === 'experience' && isJob(text)) || (kind === 'education' && isWholeStudy(text))

export const WISHED = /^(?:puesto|empleo) (?:deseado|solicitado|buscado)$/i

export const OF_ANYTHING = /^document(?:os|aci[oó]n)$/i

/** «Idiomas: inglés B2, francés A2» in one line. */
function headingBefore(line: Line, inside: Section['kind']): { kind: HeadingKind; rest: Line } | null {
  const [, title, text] = /^([^:]{4,40}):\s+(\S.*)$/.exec(line.text) ?? []
  if (!title || !text || line.bullet || inside === 'experience' || inside === 'projects') return null
  if (listsOwnTools(line.text)) return { kind: 'other', rest: line }
  const kind = headingKind(title)
  // «Puesto deseado: técnico» says what somebody is.
  if (kind === null || kind === inside || (inside === 'top' && WISHED.test(title))) return null
  // «Documentos: archivo y redacción» are no papers.
  if (kind === 'certifications' && OF_ANYTHING.test(title) && !text.split(/,\s+/).some(isLicence)) return null
  const entries = inside !== 'top' && isEntry(kind, text)
  if (!entries && !LISTS.has(kind)) return null
  if (inside === 'skills' && !entries && !BESIDE_SKILLS.has(kind)) return null
  // «Permiso de conducir: B» is its own name.
  return { kind, rest: isItsOwnName(kind, title) ? line : withText(line, text) }
}
