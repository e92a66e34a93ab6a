import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { areClasses } from '../circumstances/licence-phrases.ts'
import { companyScore, schoolScore } from '../names/names.ts'
import { isAboutLife } from '../sections/items.ts'
import { isCourse } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'

export const MOST_WORDS = 6
/** «La pagó la empresa. Ya está vencida.», «Bloque C caducado»: told of a paper, or another one. */
const TOLD = /\p{Ll}\.\s+\p{Lu}|(?<!\p{L})(?:vencid|caducad)[oa]s?\.?$/u
const ORGANISATION = /^(?:sociedad|federaci[oó]n|c[aá]mara|consejo|servicio|red|cruz roja|secretar[ií]a)(?!\p{L})/iu
/** Makers of what somebody can use also give papers out. */
const MAKER =
  /^(?:amazon|aws|google|microsoft|oracle|cisco|meta|ibm|sap|salesforce|hubspot|adobe|autodesk|the linux foundation|linux foundation|red hat|vmware|scrum|atlassian|databricks|snowflake|hashicorp|siemens|fortinet|cambridge|isaca|istqb|mongodb)(?: [\p{Lu}.][\p{L}.]*){0,3}$/iu
const LAW = /^(?:ley|decreto|norma|iso|une|nom|nch|d\.s|r\.d|real decreto)(?!\p{L})/iu

const VEHICLE =
  /^(?:moto(?:cicleta)?s?|autos?|autom[oó]vil(?:es)?|coches?|cami[oó]n(?:es)?|carros?|furgonetas?|tractor(?:es)?)$/iu

/** «Curso de manipulación de alimentos» is another one; «Capacitación Arcoíris» gives courses. */
const isTaught = (text: string): boolean =>
  isLicence(text) || (isCourse(text) && /\s(?:de|en|para|sobre)\s/i.test(text))

/** Who gives a paper out; what somebody can do, a law or a sentence about life is no issuer. */
export function mayIssue(text: string, name: string): boolean {
  if (
    text.split(',').length > 2 ||
    isRank(text) ||
    isLettersOf(text, name) ||
    TOLD.test(text) ||
    areClasses(text.replace(/\.$/, '')) ||
    /^(?:con|sin) \p{Ll}/u.test(text) ||
    isAboutLife(text) ||
    VEHICLE.test(text) ||
    isTaught(text) ||
    /^\(?(?:virtual|online|on-?line|presencial|semipresencial|a distancia|e-?learning)\)?\.?$/iu.test(text)
  )
    return false
  if (isShortFor(text)) return name.split(' ').length > MOST_SHORT_WORDS || !(isShortFor(name) || namesSkill(text))
  if (companyScore(text) + schoolScore(text) > 0) return true
  const told = text.split(' ').length > MOST_WORDS || LAW.test(text)
  return !told && (ORGANISATION.test(text) || MAKER.test(text) || !namesSkill(text))
}

/** «Solutions Architect – Associate»: how far a paper goes is part of its name. */
export const isRank = (text: string): boolean => RANK.test(text)
const RANK =
  /^(?:associate|professional|practitioner|foundations?|fundamentals|essentials|expert|specialty|advanced|intermediate|beginner|entry|master|level \w+|part \w+|(?:nivel |m[oó]dulo |grado |fase )?(?:b[aá]sic[oa]|intermedi[oa]|avanzad[oa]|experto|inicial|superior|[ivx]{1,4})|(?:nivel|m[oó]dulo|grado|fase) (?:\d{1,2}|[abc][12]?))$/iu

export const namesSkill = (text: string): boolean => findConcepts(text).some(({ kind }) => kind === 'skill')

/** «Competencia Académica (CA)»: the letters by which a paper is known. */
function isLettersOf(letters: string, name: string): boolean {
  const first = name.split(' ').flatMap((word) => (/^\p{Lu}/u.test(word) ? [word.charAt(0)] : []))
  return letters.length > 1 && first.join('') === letters
}

const MOST_SHORT_WORDS = 2
/** «SOC» behind the long name of a course is who gave it; «ACLS» beside «BLS» is another one. */
const isShortFor = (text: string): boolean => /^\p{Lu}{2,6}$/u.test(text)
