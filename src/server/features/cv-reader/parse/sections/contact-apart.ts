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

/** «Población: Reus» below «Perfil» */
const TOWN_LABEL = /^(?:poblaci[oó]n|domicilio|ciudad|localidad|lugar de residencia|residencia)\s*:\s+(\S.{2,60})$/iu
const isLabelledTown = (text: string): boolean => placeOf(TOWN_LABEL.exec(text)?.[1] ?? '') !== null

export const isContactAlone = ({ text }: Line): boolean =>
  NAME_LABEL.test(text) ||
  isLabelledTown(text) ||
  (text.length <= LONGEST_CONTACT &&
    hasContact(text) &&
    isTownOrNothing(contactIn(text).rest.replace(CONTACT_WORD, '')))
/** Beside the phone stands the town at most. */
function isTownOrNothing(rest: string): boolean {
  const said = rest
    .replace(AGE, ' ')
    .replace(/[^\p{L} ,()]/gu, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
  return !/\p{L}{3}/u.test(said) || placeOf(said) !== null
}
const AGE = /(?<!\d)[1-7]\d a[ñn]os(?: de edad)?/iu
const LONGEST_CONTACT = 80
const CONTACT_WORD =
  /(?<!\p{L})(?:tel\p{L}*|t[fl]\p{L}{0,3}|fono|cel\p{L}*|m[oó]vil|whats?app|wsp|correo|e-?mail|mail|contacto|n[uú]mero)(?!\p{L})/giu

/** Below the last job may stand a phone, when none stands at the top. */
export function contactApart(section: Section): Section[] {
  const contact = section.kind === 'references' || REACHED.has(section.kind) ? [] : section.lines.filter(isContactAlone)
  if (contact.length === 0) return [section]
  const lines = section.lines.filter((line) => !contact.includes(line))
  return [...(lines.length > 0 ? [{ ...section, lines }] : []), { kind: 'contact', lines: contact }]
}
