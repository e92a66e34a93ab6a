import { type Line, withText } from '../../lines/line.ts'
import { headingKind } from './heading-words.ts'
import { isItsOwnName, type Section } from './sections.ts'

type Kind = Section['kind']

/** «Formación: …», «IDIOMAS inglés y francés»: a heading and what it heads in one line. */
export function inlineHeading(line: Line): { kind: Kind; line: Line } | null {
  const [, title, text] = INLINE.exec(line.text) ?? CAPITALS.exec(line.text) ?? []
  const named = title && text && !line.bullet ? headingKind(title) : null
  const kind = /^t[ií]tulo$/i.test(title ?? '') ? 'education' : named
  if (!kind || !text || !MAY_BE_INLINE.has(kind)) return null
  return { kind, line: isItsOwnName(kind, title ?? '') ? line : withText(line, text) }
}

const INLINE = /^([^:.,]{4,40})[:.]\s+(\S.*)$/
const CAPITALS = /^(\p{Lu}{5,}(?: \p{Lu}+){0,2})\s+(\p{Ll}.*)$/u
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
