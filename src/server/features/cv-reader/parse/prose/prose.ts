import type { Line } from '../../lines/line.ts'
import { withText } from '../../lines/line.ts'
import type { Draft } from '../draft.ts'
import { introduce, takePlaceText } from '../head/basics.ts'
import { contactIn } from '../head/contact.ts'
import { isIntroduction } from '../head/introduction.ts'
import { takeContact } from '../head/take-contact.ts'
import { placeJob } from '../jobs/place-job.ts'
import { languageIn } from '../lists/language-in.ts'
import { placeLanguage } from '../lists/languages.ts'
import { readCertifications, readMentions } from '../lists/listed.ts'
import { degreeScore } from '../names/names.ts'
import { isCourse, isPause } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'
import { readEducation } from '../studies/education.ts'
import { clausesOf, toldWorking } from './clauses.ts'
import { positionIn, toldJob, toldWork } from './told-jobs.ts'

/** A CV told in sentences: every clause is a job, a study, a course, a licence, a language or a text to keep. */
export function readProse(draft: Draft, lines: readonly Line[]): void {
  for (const line of lines) for (const clause of clausesOf(line.text)) readClause(draft, line, clause)
}

const STUDY =
  /(?<!\p{L})(?:tinc|vaig (?:fer|estudiar)|fixen|estudei|curs[eé]|estudi[eéo]|estudiando|cursando|me (?:form|titul|gradu|recib)[eé]|termin[eé]|saqu[eé]|soy|tengo|la|el|un|una|hice)\s+(?:(?:el|la|un|una)\s+|l['’])?(?=\p{L})/giu
const COURSE = /(?<!\p{L})(?:curso|taller de|diplomado|certificado)(?!\p{L}).*/iu
const SPOKEN =
  /(?<!\p{L})(?:hablo|parlo|falo|defiendo en|idiomas?:?|domino|entiendo|nivel de|conversaci[oó]n en|trabajo en)\s+/iu

function readClause(draft: Draft, line: Line, clause: string): void {
  if (isPause(clause)) {
    draft.hold(clause)
    return
  }
  const worked = toldWorking(clause) ? (toldJob(clause, line) ?? toldWork(clause, line)) : null
  if (worked && (worked.span === null || worked.span.is_range)) {
    placeJob(draft, worked)
    return
  }
  if (goesOnThere(draft, clause)) return
  const study = studyIn(clause)
  const [course = ''] = COURSE.exec(clause) ?? []
  if (isCourse(study)) readMentions(draft, 'courses', [withText(line, study)])
  else if (study !== '') readEducation(draft, [withText(line, study)])
  else if (course !== '' && isCourse(course) && !toldJob(clause.replace(course, ''), line)) {
    readMentions(draft, 'courses', [withText(line, course)])
  } else if (isLicence(clause)) readCertifications(draft, [withText(line, clause)])
  else if (!readSpoken(draft, clause)) {
    const job = toldJob(clause, line)
    if (job) placeJob(draft, job)
    else readContact(draft, clause)
  }
}

/** «Ahí empecé de ayudante y los últimos tres años fui cocinero»: more of the job that was told before. */
function goesOnThere(draft: Draft, clause: string): boolean {
  const job = draft.document.experience.at(-1)
  if (!job || !THERE.test(clause)) return false
  const parts = clause
    .split(/,\s+|\s+y\s+/)
    .map(positionIn)
    .filter((position) => position !== '')
  if (job.position === '') job.position = draft.fit(parts.at(-1) ?? '', 100)
  job.summary = draft.fit([job.summary, clause].filter((part) => part !== '').join('\n'), 600)
  return true
}

const THERE = /^(?:ah[ií]|all[ií]|all[aá]|aqu[ií]|en (?:ese|este|aquel) (?:trabajo|puesto|lugar|sitio))(?!\p{L})/iu

const LIVES = /(?<!\p{L})(?:vivo|resido|viviendo) en (\p{Lu}[\p{L} ,'’-]+)/u

/** «Vivo en Roquetas de Mar, mi teléfono es el 612…»: contact goes to its fields, the words stay at hand. */
function readContact(draft: Draft, clause: string): void {
  if (draft.document.experience.length === 0 && isIntroduction(clause)) {
    introduce(draft, clause)
    return
  }
  const { email, phone, urls, rest } = contactIn(clause)
  takeContact(draft, email, phone, urls)
  const [, place = ''] = LIVES.exec(clause) ?? []
  const settled = draft.document.basics.city !== '' || place === ''
  const placed = !settled && [place, place.split(',')[0] ?? ''].some((text) => takePlaceText(draft, text))
  if (placed || rest.replace(NOTHING, '').trim() !== '') draft.hold(email || phone ? rest : clause)
}

const NOTHING = /(?:mi|el|es|y|al|tel[eé]fono|correo|m[oó]vil|whatsapp|[\s|.,:])+/giu

/** «… que dejé en segundo año» */
const LEFT = /,?\s+que (?:dej[eé]|abandon[eé]|no termin[eé]|qued[oó]).*$/iu

/** «…, terminé en 2014» */
const FINISHED = /,?\s+(?:y )?(?:l[oa] )?(?:termin|acab|complet)[eé]\s+en\s+(?=(?:19|20)\d\d)/iu

/** «la técnica: Técnico Mecánico» */
const STAGE = /^[\p{L} ]{3,30}:\s+/u

/** What was studied, from the name of the degree on. */
function studyIn(clause: string): string {
  const starts = [0, ...[...clause.matchAll(STUDY)].map((verb) => verb.index + verb[0].length)]
  const behind = starts.map((start) => start + (STAGE.exec(clause.slice(start))?.[0].length ?? 0))
  const at = [...behind, ...starts].find((start) => degreeScore(clause.slice(start)) >= 2)
  return at === undefined || /(?<!\p{L})(?:como|trabaj)/iu.test(clause.slice(0, at))
    ? ''
    : clause.slice(at).replace(LEFT, '').replace(FINISHED, ', ')
}

/** «Hablo inglés fluido y me defiendo en portugués» */
function readSpoken(draft: Draft, clause: string): boolean {
  const verb = SPOKEN.exec(clause)
  const said = verb ? clause.slice(verb.index + verb[0].length) : clause
  const parts = said.split(/,\s+|\s+y\s+/).map((part) => part.replace(/^(?:y |e )?(?:me )?/i, '').replace(SPOKEN, ''))
  const named = parts.filter((part) => languageIn(part) !== null)
  if (named.length === 0 || (!verb && languageIn(said) === null)) return false
  for (const part of parts) {
    if (languageIn(part)) placeLanguage(draft, part)
    else draft.hold(part)
  }
  if (verb && verb.index > 0) draft.hold(clause.slice(0, verb.index))
  return true
}
