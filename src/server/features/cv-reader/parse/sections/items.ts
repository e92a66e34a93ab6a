import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { type Line, withText } from '../../lines/line.ts'
import { areClasses } from '../circumstances/licence-phrases.ts'
import { findDates, withoutSpan } from '../dates/dates.ts'
import { companyScore, STOP, schoolScore } from '../names/names.ts'
import { isCourse, isLanguage, isStudy, isWholeStudy } from './line-meaning.ts'
import { isLicence } from './papers.ts'
import { isSkill as isKnownSkill } from './skills-line.ts'

const SENTENCE = new RegExp(String.raw`${STOP}(?=[\p{Lu}\d«"¿¡])|;\s+`, 'u')
const BESIDE = /\s+[·•|/]\s+/
const AFTER_DATE =
  /(?<=\((?:[^()]*\D)?(?:(?:19|20)\d\d|\d+ ?h(?:s|rs|oras)?)(?:\D[^()]*)?\))(?:,\s+(?!con |sin )|\s+[yie·•|]\s+)(?=\p{L})/u
const LONGEST = 1_000

/** Sentences of a line; a date alone or an abbreviation ends none. */
export const sentencesOf = (text: string): string[] =>
  text.length > LONGEST
    ? [text]
    : text
        .split(SENTENCE)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .flatMap(kindsApart)

const LONGEST_MIXED = 160

/** «Carnet B, inglés A2, no tengo coche»: where every part between commas says what it is, each kind stands alone. */
export function kindsApart(sentence: string): string[] {
  if (sentence.length > LONGEST_MIXED || !sentence.includes(', ')) return [sentence]
  const apart: { kind: string; text: string }[] = []
  for (const text of sentence.split(/,\s+/)) {
    const kind = kindOfPart(text)
    const before = apart.at(-1)
    if (kind === null) return [sentence]
    if (before?.kind === kind) before.text += `, ${text}`
    else apart.push({ kind, text })
  }
  return apart.map(({ text }) => text)
}

const MOST_STUDY_WORDS = 5

function kindOfPart(text: string): 'language' | 'licence' | 'life' | 'skill' | 'study' | null {
  if (isLanguage(text)) return 'language'
  if (isLicence(text) || areClasses(text)) return 'licence'
  if (isOfLife(text)) return 'life'
  if (text.split(/\s+[ye]\s+/u).every(isKnownSkill)) return 'skill'
  const words = text.split(' ').length
  return words > 1 && words <= MOST_STUDY_WORDS && isWholeStudy(text) && findDates(text).length === 0 ? 'study' : null
}

/** «Máster en Datos (2020). Curso de SQL, 40 h (2021)»: studies and courses in one line, each a line of its own. */
export function itemsOf(line: Line): Line[] {
  if (line.cells.length > 1 || line.text.length > LONGEST) return [line]
  const dated = line.text.split(AFTER_DATE)
  const beside = line.text.split(BESIDE)
  const texts =
    dated.length > 1 && !dated.slice(1).some((part) => isOrganisation(beforeBracket(part)) || SHORT_ISSUER.test(part))
      ? dated
      : beside.length > 1 && beside.every(isItem)
        ? beside
        : [line.text]
  const items = texts.flatMap(datesApart).flatMap(sentencesApart)
  return items.length < 2
    ? [line]
    : items.map((text, at) => ({ ...withText(line, text), gap: at === 0 ? line.gap : 0 }))
}

/** «ESI (Ministerio de Educación, 2021)»: who gave it out stands behind its name. */
const beforeBracket = (text: string): string => text.replace(/\s*\([^()]*\)\s*$/, '')

/** «redes en Academia Sur 2020 40 hrs, soporte en línea 2022»: between commas each has its own year. */
function datesApart(text: string): string[] {
  const parts = text.split(/,\s+/)
  const listed = parts.every((part) => {
    const [date, ...more] = findDates(part)
    return date !== undefined && !date.is_range && more.length === 0 && isItem(part) && /^\p{L}{3}/u.test(part)
  })
  return listed && !parts.some((part) => SHORT_ISSUER.test(part) || SCHOOL_FIRST.test(part)) ? parts : [text]
}

/** Words with a date or hours of their own. */
function isDated(text: string): boolean {
  const [date] = findDates(text)
  const words = date ? withoutSpan(text, date) : text
  return /\p{L}{3}/u.test(words) && (date !== undefined || /\d ?h(?:s|rs|oras)?(?![\p{L}])/u.test(text))
}

/** «(60 h), CEF, 2018» */
const SHORT_ISSUER = /^\p{Lu}[\p{Lu}\d]+[\s,]+(?:19|20)\d\d\.?$/u
const isOrganisation = (text: string): boolean => schoolScore(text) + companyScore(text) > 0
const DATE_LABEL = /^(?:expedici|vencim|vence|emisi|emitid|v[aá]lid|vigen|caduc|issued|expires|desde|hasta)/i
const isItem = (text: string): boolean => isDated(text) && !DATE_LABEL.test(text)

/** A sentence that is a study, a course or a licence by itself begins something new, behind one that is. */
function sentencesApart(text: string): string[] {
  const items: string[] = []
  for (const sentence of sentencesOf(text)) {
    const before = items.at(-1)
    if (before === undefined || opens(before, sentence)) items.push(sentence)
    else
      items[items.length - 1] = text.slice(
        text.indexOf(before),
        text.indexOf(sentence, text.indexOf(before) + before.length) + sentence.length,
      )
  }
  return items
}

function opens(before: string, sentence: string): boolean {
  if (isAboutLife(sentence)) return true
  if (HOURS_ALONE.test(sentence) || HOW_FAR.test(sentence)) return false
  if (!isWhole(before) || isSchoolAlone(sentence)) return false
  return isNamed(sentence) || isDated(sentence) || (isLearnt(before) && isSkill(sentence))
}

/** «Sin carnet ni coche», «Disponible turno mañana»: how somebody can work, and no part of what stands before. */
export const isAboutLife = (text: string): boolean => ABOUT_LIFE.test(text)
const ABOUT_LIFE =
  /^(?:(?:total )?disponib(?:ilidad|le)|incorporaci[oó]n inmediata|(?:veh[ií]culo|coche|moto|auto|carro|furgoneta|camioneta|bicicleta|movilidad) propi[oa]|sin |no |tengo |vivo |busco |puedo |prefiero )/iu

const VEHICLE = '(?:veh[ií]culo|coche|moto|auto|carro|furgoneta|movilidad)'
const OF_LIFE = new RegExp(
  `^(?:(?:total )?disponib(?:ilidad|le)|incorporaci[oó]n inmediata|(?:y )?(?:no tengo|sin|tengo|con|dispongo de|no dispongo de) (?:carn[eé]t?(?: de conducir)?(?: ni ${VEHICLE})?|licencia(?: de (?:conducir|manejo))?|${VEHICLE}|papeles)|carn[eé]t?(?: de conducir)?:? no|${VEHICLE}(?: propi[oa])?[.]?$|${VEHICLE} propi[oa]|puedo (?:trabajar|empezar|incorporarme|viajar)|no conduzco)(?!\\p{L})`,
  'iu',
)
/** When, how and with which vehicle somebody can work belongs to no job. */
export const isOfLife = (text: string): boolean => OF_LIFE.test(text)

/** «Trunca (6 semestres)» is said of the study before. */
const HOW_FAR =
  /^(?:(?:desde|hasta|promoci[oó]n|a[ñn]os?|de) (?:\p{L}+ (?:de )?)?(?:19|20)\d\d|trunc|inconclus|incomplet|sin terminar|en pausa|pasante|titulad|egresad|recibid|abandonad|homologad|convalidad|(?:grado (?:acad[eé]mico )?de )?bachiller(?=,? (?:en )?(?:19|20)\d\d)|t[ií]tulo(?: profesional)?(?=,? (?:en )?(?:19|20)\d\d)|(?:grado(?=:| previst)|graduaci[oó]n|titulaci[oó]n|egreso|fecha de (?:grado|titulaci[oó]n))(?: previst[oa])?:? |(?:primer|segundo|tercer|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|[uú]ltimo) (?:semestre|a[ñn]o|ciclo|cuatrimestre|trimestre)(?!\p{L}))/iu
const HOURS_ALONE = /^\d{1,4} ?h(?:s|rs|oras)?\.?(?: (?:19|20)\d\d)?\.?$/i
const isLearnt = (text: string): boolean => isCourse(text) || isLicence(text)
const isSkill = (text: string): boolean =>
  !isOrganisation(text) && findConcepts(text).some(({ kind }) => kind === 'skill')

const isNamed = (text: string): boolean => isCourse(text) || isLicence(text) || isLanguage(text) || isStudy(text)

/** Names something that is learnt, with a school alone not being enough. */
const isWhole = (text: string): boolean => isNamed(text) && !/^(?:\d|\p{L}+\.? ?\d)/u.test(text) && !isSchoolAlone(text)

const SCHOOL_FIRST =
  /^(?:[^:]{3,30}:\s+)?(?:universi(?:dad|dade|tat|ty)|instituto?|escuela|escola|col·?legi[o]?|liceo|ies|ins|i\.e|academia|centro|centre|cbtis|cetis|cifp)(?!\p{L})[^,]*$/iu
const isSchoolAlone = (text: string): boolean => SCHOOL_FIRST.test(text)
