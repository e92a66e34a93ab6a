import { type Line, withText } from '../../lines/line.ts'
import { headingKind } from './heading-words.ts'
import { isJob, isLanguage, isStudy } from './line-meaning.ts'
import { listsOwnTools } from './own-tools.ts'
import { isLicence } from './papers.ts'
import { isItsOwnName, OF_ANYTHING, type Section, WISHED } from './sections.ts'

type Kind = Section['kind']

interface InlineHeading {
  kind: Kind
  line: Line
  /** «Título: …» says that what follows is a degree, whatever its words. */
  titled: boolean
}

const TITLED = /^t[ií]tulos?$/i
const ONGOING = /^(?:estudios )?en curso$/i

/** «Formación: …», «IDIOMAS inglés y francés»: a heading and what it heads in one line. */
export function inlineHeading(line: Line): InlineHeading | null {
  if (listsOwnTools(line.text)) return { kind: 'other', line, titled: false }
  const [, title, text] =
    INLINE.exec(line.text) ??
    CAPITALS.exec(line.text) ??
    COMMA.exec(line.text) ??
    REFERENCE.exec(line.text) ??
    shouted(line.text) ??
    []
  const named = title && text && !line.bullet ? headingKind(title) : null
  const kind = TITLED.test(title ?? '') ? 'education' : named
  if (
    !kind ||
    !text ||
    WISHED.test(title ?? '') ||
    (kind === 'certifications' && OF_ANYTHING.test(title ?? '') && !text.split(/,\s+/).some(isLicence)) ||
    !(MAY_BE_INLINE.has(kind) || (kind === 'experience' && isJob(text)))
  )
    return null
  return {
    kind,
    line: isItsOwnName(kind, title ?? '') || ONGOING.test(title ?? '') ? line : withText(line, text),
    titled: TITLED.test(title ?? '') || ONGOING.test(title ?? ''),
  }
}

const INLINE = /^([^:.,]{4,40})[:.]\s+(\S.*)$/
const CAPITALS = /^(\p{Lu}{5,}(?: \p{Lu}+){0,2})\s+(\p{Ll}.*)$/u
/** «cursos, redes 2020, soporte 2022» */
const COMMA = /^(cursos|talleres|capacitaciones),\s+(\S.*(?:19|20)\d\d.*)$/iu
/** «referencia señora Elva, 965 000 121» */
const REFERENCE = /^(referencias?)\s+(\p{L}.*\d{3}[ .-]?\d{3}.*)$/iu
const SHOUTED = /^(\p{Lu}{5,})\s+(\p{Lu}[^\p{Ll}]*)$/u

/** «ESTUDIOS SECUNDARIA TERMINADA»: all in capitals, so that only the words tell where the heading ends. */
function shouted(text: string): RegExpExecArray | null {
  const match = SHOUTED.exec(text)
  const [, title = '', rest = ''] = match ?? []
  const kind = title === '' ? null : headingKind(title)
  return (kind === 'education' && isStudy(rest)) || (kind === 'languages' && isLanguage(rest)) ? match : null
}

const MAY_BE_INLINE: ReadonlySet<Kind> = new Set<Kind>([
  'education',
  'courses',
  'certifications',
  'registrations',
  'circumstances',
  'languages',
  'skills',
  'interests',
  'references',
  'summary',
  'other',
])
