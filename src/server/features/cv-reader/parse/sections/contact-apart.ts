import type { Line } from '../../lines/line.ts'
import { contactIn } from '../head/contact.ts'
import { placeOf } from '../names/places.ts'
import type { Section } from './sections.ts'

type Kind = Section['kind']

export const REACHED: ReadonlySet<Kind> = new Set<Kind>(['top', 'contact'])

export const hasContact = (text: string): boolean => {
  const { email, phone } = contactIn(text)
  return email !== '' || phone !== ''
}

/** «Nombre: Ana Ruiz» below the jobs */
const NAME_LABEL = /^nombres?(?: completo| y apellidos?)?\s*:\s+\p{L}/iu

export const isContactAlone = ({ text }: Line): boolean =>
  NAME_LABEL.test(text) ||
  (text.length <= LONGEST_CONTACT &&
    hasContact(text) &&
    isTownOrNothing(contactIn(text).rest.replace(CONTACT_WORD, '')))
/** Beside the phone stands the town at most. */
function isTownOrNothing(rest: string): boolean {
  const said = rest.replace(/[^\p{L} ,()]/gu, ' ').trim()
  return !/\p{L}{3}/u.test(said) || placeOf(said) !== null
}
const LONGEST_CONTACT = 80
const CONTACT_WORD =
  /(?<!\p{L})(?:tel\p{L}*|cel\p{L}*|m[oó]vil|whats?app|wsp|correo|e-?mail|mail|contacto|n[uú]mero)(?!\p{L})/giu

/** Below the last job may stand a phone, when none stands at the top. */
export function contactApart(section: Section): Section[] {
  const contact = section.kind === 'references' || REACHED.has(section.kind) ? [] : section.lines.filter(isContactAlone)
  if (contact.length === 0) return [section]
  const lines = section.lines.filter((line) => !contact.includes(line))
  return [...(lines.length > 0 ? [{ ...section, lines }] : []), { kind: 'contact', lines: contact }]
}
