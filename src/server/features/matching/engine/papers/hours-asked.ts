import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { Finding } from '../types.ts'

/** «… de 80 horas o más», «…, mínimo 40 h»; what a bracket says of its length is said in passing. */
const ASKED =
  /,? (?:(?:de|con|al menos|m[ií]nimo|un m[ií]nimo de) )*(\d{1,4}) ?(?:horas?|hrs?|hs?)(?!\p{L})(?: (?:pedag[oó]gicas|cronol[oó]gicas|acad[eé]micas|lectivas))?(?: (?:o m[aá]s|como m[ií]nimo|m[ií]nimo|o superior))?/iu
const SAID = /(?<!\d)(\d{1,4}) ?(?:horas?|hrs?|hs?)(?!\p{L})/iu

export const withoutHours = (name: string): string => name.replace(ASKED, '')

/** A course that is shorter than what is asked for, or does not say how long it was, is a part of it. */
export function longEnough(name: string): (held: Finding) => Finding {
  const asked = Number(ASKED.exec(name)?.[1] ?? 0)
  return (held) =>
    held.value !== 1 || asked === 0 || Number(SAID.exec(held.found)?.[1] ?? 0) >= asked
      ? held
      : { ...held, value: EVIDENCE_VALUE.substitute, related: true }
}
