import { randomUUID } from 'node:crypto'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readLanguages } from '#server/features/language/normalise/read-languages.ts'
import { readMoving } from '#server/features/language/normalise/read-moving.ts'
import { readPermit } from '#server/features/language/normalise/read-permits.ts'
import { deniedClauses } from '#server/features/language/normalise/words/denied-clauses.ts'
import { readRemote } from '#server/features/language/normalise/words/read-remote.ts'
import { customItem } from '#shared/cvs/cv-document.ts'
import type { Draft } from '../draft.ts'
import { contactIn } from '../head/contact.ts'
import { isOfPrivateLife, privateIn } from '../head/private-data.ts'
import { placeCertification } from '../lists/listed.ts'
import { AND_FIRST, looseSkills } from '../lists/loose-skills.ts'
import { isNoSkillName } from '../lists/no-skills.ts'
import { hasRemark } from '../lists/remarks-in-lists.ts'
import { placeSkill } from '../lists/skills.ts'
import { fitsSkill, splitList } from '../lists/used-skills.ts'
import { isForOneself, isOfWork } from '../loose/loose-sentences.ts'
import { sentencesOf } from '../sections/items.ts'
import { isPause } from '../sections/line-meaning.ts'
import { listsOwnTools } from '../sections/own-tools.ts'
import { isLicence } from '../sections/papers.ts'
import { isSkill, isSkillsLine } from '../sections/skills-line.ts'
import { placeStudy } from '../studies/place-study.ts'
import { isFormula } from './formulas.ts'

/** A heading, as those of the page are: it says nothing about the person. */
export const OWN_HEADING = 'Más información'
const ITEM_MAX = 500
const ITEMS_MAX = 20
const NO_MORE = { organisation: '', date: null, end: null, url: '', credential_id: '', notes: [] }
const SUMMARY_FROM_WORDS = 8
const TELLS_FROM_WORDS = 3

/** What found no place and says something about work gets one that the person can see and strike; scraps stay apart. */
export function settleRest(draft: Draft): void {
  const rest = draft.unplaced
    .splice(0, Infinity)
    .flatMap(othersApart)
    .flatMap(skillsApart)
    .filter((text) => isSkill(text) || !isFormula(text))
  const told = rest.filter((text) => {
    if (speaksOfPlaces(text) || isClean(text) || listsOwnTools(text)) return true
    if (isPersonal(draft, text) || isNoSkillName(text)) draft.hold(text)
    else if (isNamedAndDenied(text) || hasRemark(text)) return true
    else if (STUDENT.test(text)) placeStudent(draft, text)
    else if (isPaper(text)) placeCertification(draft, { ...NO_MORE, name: text })
    else if (isLicence(text) && !NOT_YET.test(text)) placeCertification(draft, { ...NO_MORE, name: text })
    else if (isSkillList(text) || isSkillsLine(text) || isSkill(text)) placeList(draft, text)
    else if (looseSkills(text).length > 0) for (const name of looseSkills(text)) placeSkill(draft, name, '')
    else if (isDenial(text)) return true
    else if (isForOneself(text)) draft.hold(text)
    else if (tellsOfWork(text) || isOfWork(text)) return true
    else draft.hold(text)
    return false
  })
  const at = draft.document.summary === '' ? told.findIndex((text) => isProfile(text) && !isDenial(text)) : -1
  const [profile = ''] = at >= 0 ? told.splice(at, 1) : []
  draft.document.summary ||= draft.fit(profile, 1_200)
  draft.rate('summary', profile, 'BAJA')
  placeOwn(draft, told)
}

/** «Sin infracciones en la hoja de vida»: a clean record is asked for, and nobody can take it for the contrary. */
const CLEAN =
  /^(?:hoja de vida |certificado )?sin (?:\p{L}+ )?(?:antecedentes|infracciones|sanciones|multas|anotaciones|siniestros|accidentes|deudas)(?!\p{L})/iu
const isClean = (text: string): boolean => CLEAN.test(text)

/** «Estudiante de Contador Público en la UNR, me quedan 4 materias» */
const STUDENT =
  /^(?:(?:[Aa]ctualmente|[Hh]oy)[, ]+)?(?:[Ss]oy )?(?:[Ee]studiante|[Aa]lumn[oa])(?: (?:avanzad[oa]|universitari[oa]))? (?:de|en) (?:la )?(?!grado medio|instituto)(\p{L}[\p{L} .]{4,60}?)(?:,? (?:en|de) (?:la |el )?((?:\p{Lu}[\p{L}.]*)(?: (?:de |del |la )*\p{Lu}[\p{L}.]*){0,5}))?(?=[.,;(]|$)/u

function placeStudent(draft: Draft, text: string): void {
  const [whole = '', degree = '', institution = ''] = STUDENT.exec(text) ?? []
  const rest = text.slice(whole.length).replace(/^[\s.,;]+/, '')
  const study = { degree, institution, field: '', sure: false, span: null, ongoing: true, grade: '' }
  placeStudy(draft, { ...study, notes: rest === '' ? [] : [rest] })
}

/** «Declaración Eclesiástica de Competencia Académica (DECA)»: a name in capitals and the letters that it is known by. */
function isPaper(text: string): boolean {
  const [, name = '', letters = ''] = NAMED.exec(text) ?? []
  const first = name.split(' ').flatMap((word) => (/^\p{Lu}/u.test(word) ? [word.charAt(0)] : []))
  return letters !== '' && first.join('') === letters
}
const NAMED = /^(\p{Lu}\p{L}+(?: \p{L}+){1,8}) \((\p{Lu}{3,6})\)\.?$/u

/** Whether somebody would move for a job or works from home, and that they may work: an employer asks for all of it. */
const speaksOfPlaces = (text: string): boolean =>
  privateIn(text).found.length === 0 &&
  (readMoving(text) !== null ||
    readRemote(text) !== null ||
    (readPermit(text) !== null && /trabaj|laboral|work/i.test(text)))

/** «No tengo certificaciones AWS» would be read as a thing that somebody has. */
const DENIES = /(?:^|[.;]\s+)(?:todav[ií]a |a[uú]n )?(?:no|nunca|sin|ni) /iu

/** Whoever says that they have no car says something about the work that they can do. */
const NO_CAR =
  /(?<!\p{L})(?:sin|no (?:tengo|dispongo de|cuento con|poseo)|(?:sin|no tengo) [\p{L} ]{3,30} ni)(?: un| mi)? (?:coche|veh[ií]culo|carro|auto|movilidad)(?!\p{L})(?! de (?:la )?empresa)/iu

/** «No tengo ADR»: the name of one thing that somebody does not have, which nobody can take for the contrary. */
const HAS_NOT =
  /^(?:todav[ií]a |a[uú]n )?no (?:tengo|dispongo de|poseo|cuento con) (?:el |la |un |una )?(\p{L}{2,20})(?:\s*\(.{0,40}\))?\.?$/iu
/** «Sin experiencia todavía como vigilante», «Nunca he dado secundaria»: work that somebody says they have not done. */
const NEVER_DID =
  /^(?:todav[ií]a |a[uú]n )?(?:sin experiencia|no tengo experiencia|(?:no|nunca) he (?:trabajado|dado|impartido|ejercido|hecho|vendido|llevado|atendido)) (?:\p{L}+[ ,]*){1,14}\.?$/iu
/** «No cuento con la licencia, pero puedo tramitarla» */
const WOULD_GET =
  /^no (?:tengo|cuento con|dispongo de|poseo) [\p{L} ]{3,60}, pero (?:puedo|podr[ií]a|estoy dispuest[oa] a) (?:sacar|tramitar|obtener|gestionar|renovar)l[oa]s?\.?$/iu
const isDenial = (text: string): boolean =>
  NO_CAR.test(text) ||
  NEVER_DID.test(text) ||
  WOULD_GET.test(text) ||
  isAllDenied(text) ||
  findConcepts(HAS_NOT.exec(text)?.[1] ?? '').some(({ kind }) => kind === 'skill')

/** «No he montado equipos grandes»: whatever is named there is named in what is denied. */
function isAllDenied(text: string): boolean {
  const denied = deniedClauses(flatten(text))
  const named = findConcepts(text).filter(({ kind }) => kind === 'skill')
  return (
    denied.length > 0 &&
    named.every(({ start, end }) => denied.some(({ about }) => about.start <= start && end <= about.end))
  )
}

/** «No tengo el curso. Tengo herramienta propia. Ref.: Sr. Vega»: what is denied or private takes nothing else along. */
function othersApart(text: string): string[] {
  const sentences = sentencesOf(text)
  const apart = sentences.length > 1 && sentences.some((one) => DENIES.test(one) || isForOneself(one))
  return apart ? sentences : [text]
}

/** «Pasaporte al día. SAP, Excel avanzado.»: a sentence of nothing but skills is a list, whatever stands beside it; «Core tools. SAP, Excel» is one list. */
function skillsApart(text: string): string[] {
  const sentences = text.split(/(?<=\p{L}{2}[.;])\s+(?=\p{Lu})/u)
  const bare = sentences.map((one) => one.replace(/\.$/, ''))
  const is_one_list = bare.every((one) => isSkillsLine(one) || isSkill(one))
  return bare.some(isSkillsLine) && !is_one_list ? sentences : [text]
}

/** «Aduanas no», «Niños pequeños no atiendo»: work that is named first, and not theirs; of languages others read. */
const isNamedAndDenied = (text: string): boolean =>
  !DENIES.test(text) &&
  readLanguages(text, flatten(text)).length === 0 &&
  deniedClauses(flatten(text)).some(({ start }) => start === 0)

function isPersonal({ document }: Draft, text: string): boolean {
  const { email, phone, urls } = contactIn(text)
  if (email || phone || urls.length > 0 || privateIn(text).found.length > 0) return true
  const name = flatten(document.basics.full_name)
  if (name !== '' && flatten(text).includes(name)) return true
  return isOfPrivateLife(text) || (DENIES.test(text) && !isDenial(text)) || isPause(text)
}

const NOT_YET = /(?<!\p{L})(?:solicitad[oa]|en tr[aá]mite|esperando|pendiente|en proceso)(?!\p{L})/iu

const LABEL = /^[^:,;()]{2,40}:\s+/u
const SENTENCE_END = /[.;]\s+/u

/** «Uso: Figma, Maze, Miro.»: short names behind each other, at least one of them a known skill. */
function itemsOf(text: string): string[] {
  return text
    .replace(LABEL, '')
    .split(SENTENCE_END)
    .flatMap(splitList)
    .map((item) => item.replace(LABEL, '').replace(AND_FIRST, ''))
}

function isSkillList(text: string): boolean {
  const items = itemsOf(text)
  const enough = items.length >= (LABEL.test(text) ? 2 : 3)
  return enough && items.every((item) => fitsSkill(item) && wordsOf(item).length <= 4) && items.some(skillIdOf)
}

function placeList(draft: Draft, text: string): void {
  const group = groupIn(text)
  for (const item of itemsOf(text)) placeSkill(draft, item, group)
}

/** «También instalaciones eléctricas: enchufes, tablero»: what the list is of, where that is a skill too. */
function groupIn(text: string): string {
  const label = (LABEL.exec(text)?.[0] ?? '').replace(/:\s+$/u, '').replace(/^tambi[eé]n /iu, '')
  return findConcepts(label).some(({ kind }) => kind === 'skill') ? label : ''
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]{2,}/gu) ?? []
/** Names of people and places begin with a capital and tell nothing of work. */
const plainWords = (text: string): string[] => text.match(/(?<![\p{L}\d])\p{Ll}{4,}/gu) ?? []

/** «Casos en mi web»: where somebody's work can be seen. */
const SHOWS_WORK = /(?<!\p{L})(?:casos|trabajos|proyectos|textos|portfolio|portafolio)(?: \p{L}+)? en mi \p{L}{3,}/iu

function tellsOfWork(text: string): boolean {
  if (SHOWS_WORK.test(text)) return true
  const known = new Set(findConcepts(text).flatMap(({ kind, id }) => (kind === 'skill' ? [id] : [])))
  return plainWords(text).length + 2 * known.size >= TELLS_FROM_WORDS
}

/** A whole sentence of some length, as profiles begin. */
const isProfile = (text: string): boolean =>
  !LABEL.test(text) && /^\p{Lu}.*\.$/su.test(text) && wordsOf(text).length >= SUMMARY_FROM_WORDS

function placeOwn(draft: Draft, texts: readonly string[]): void {
  const { custom, sections } = draft.document
  if (texts.length === 0) return
  const id = randomUUID()
  const section = { id, title: OWN_HEADING, items: texts.slice(0, ITEMS_MAX).map((text) => itemOf(draft, text)) }
  for (const text of texts.slice(ITEMS_MAX)) draft.hold(text)
  sections.push({ key: `custom:${id}`, title: null, hidden: false })
  const at = custom.push(section) - 1
  for (const [i, { text }] of section.items.entries()) draft.rate(`custom.${at}.items.${i}.text`, text, 'BAJA')
}

const itemOf = (draft: Draft, text: string) => customItem.parse({ id: randomUUID(), text: draft.fit(text, ITEM_MAX) })
