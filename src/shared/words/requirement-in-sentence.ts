import type { WorkShift } from '../accounts/users.ts'
import { lazily } from '../core/lazily.ts'
import type { Requirement } from '../matching/matching.ts'
import { requirementWords } from './requirements.ts'

/** A question asks; it names nothing that a sentence could go on with. */
export const isQuestion = (words: string): boolean => /[¿?]/.test(words)

/**
 * A requirement in the middle of a sentence: «inglés (B2 o más)», «experiencia como camarero (1 año o más)». Null for a
 * question, which stands in no sentence but its own.
 */
export function requirementInSentence(requirement: Requirement): string | null {
  const words = phraseOf(requirement).replace(/[\s.;,:]+$/u, '')
  return words === '' || isQuestion(words) ? null : words
}

function phraseOf(requirement: Requirement): string {
  const words = requirementWords(requirement)
  switch (requirement.type) {
    case 'SKILL':
      return inBrackets(asCommonNoun(words))
    case 'LANGUAGE':
    case 'ROLE_EXPERIENCE':
    case 'TOTAL_EXPERIENCE':
      return inBrackets(lowered(words))
    case 'CERTIFICATION':
      return `certificación ${requirement.value.name}${requirement.value.unfinished ? ' (también en trámite)' : ''}`
    case 'LOCATION':
      return `trabajo ${lowered(words)}`
    case 'SHIFT':
      return `disponibilidad para trabajar ${all().format(requirement.value.shifts.map((one) => whenWords[one]))}`
    case 'VEHICLE':
      return `vehículo propio (${lowered(words.split(',')[0] ?? words)})`
    case 'OWN_WORDS':
      return startsCommonly(words) ? lowered(words) : asCommonNoun(words)
    default:
      return lowered(words)
  }
}

/** When one works in a shift: «por la mañana, de noche y los fines de semana». */
const whenWords: Record<WorkShift, string> = {
  MANANA: 'por la mañana',
  TARDE: 'por la tarde',
  NOCHE: 'de noche',
  PARTIDO: 'en jornada partida',
  ROTATIVO: 'en turnos rotativos',
  FINES_DE_SEMANA: 'los fines de semana',
  FESTIVOS: 'en festivos',
}

const all = lazily(() => new Intl.ListFormat('es', { type: 'conjunction' }))

/** «SQL e inglés (B2 o más)»; with marks of their own inside, they are told apart by semicolons. */
export function listInSentence(phrases: readonly string[]): string {
  return phrases.some((phrase) => /[,;]/.test(phrase.replace(/\([^)]*\)/g, '')))
    ? phrases.join('; ')
    : all().format(phrases)
}

/** «SQL, 3 años o más» → «SQL (3 años o más)»: in a list its comma would begin the next one. */
export function inBrackets(words: string): string {
  const at = words.indexOf(', ')
  return at < 0 ? words : `${words.slice(0, at)} (${words.slice(at + 2)})`
}

export const lowered = (words: string): string => words.charAt(0).toLocaleLowerCase('es') + words.slice(1)

/** Words of everyday that only stand with a capital because they began a line: «Atención al cliente», not «Gesden o similar» or «SAP». */
const COMMON =
  /^\p{Lu}\p{Ll}{3,} (?:de|del|al|a|en|con|para|y|e|o|por|sobre)\b(?<! [yeo](?= (?:simil|equivalent|afin|parecid|otr)))/u
/** What was asked in other words begins with a verb or a quality, too: «Saber tratar con clientes», «Orientación comercial». */
const OWN_COMMON =
  /^\p{L}*(?:(?:[aií]r|(?:ten|sab|hac|pod|noc|ec|tend|vend|prend|le|mov|cos|olv|cog|corr|met|pon|prev)er)(?:se|l[oa]s?)?|[cs]ión|[dt]ad|tud|miento|[ae]ncia|eza) /u
const startsCommonly = (words: string): boolean =>
  /^\p{L}+ \p{Ll}/u.test(words) && OWN_COMMON.test(words.toLocaleLowerCase('es'))

export const asCommonNoun = (words: string): string => (COMMON.test(words) ? lowered(words) : words)
