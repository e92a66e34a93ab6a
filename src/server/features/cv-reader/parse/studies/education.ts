import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import type { Line } from '../../lines/line.ts'
import { isDateCell, saysOngoing } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { type Entry, spanInside, splitEntries } from '../entries/entries.ts'
import { type LabelledEntry, readLabelled } from '../entries/labelled-entries.ts'
import { readFlatTable, readTable } from '../entries/table-entries.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { withoutDatedBrackets } from '../head/dated-brackets.ts'
import { partsOf, withoutStop } from '../head/head.ts'
import { placeCertification, readCertifications, readMentions } from '../lists/listed.ts'
import { degreeScore, roleScore, STOP, schoolScore } from '../names/names.ts'
import { splitPlace } from '../names/places.ts'
import { isField, isFinishedSchool, isWholeStudy } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'
import { fieldApart } from './field-of-study.ts'
import { listedStudy } from './listed-study.ts'
import { placeStudy, type Study } from './place-study.ts'
import {
  degreeFirst,
  GRADE,
  IS_SCHOOL,
  isPlaceAlone,
  namesOf,
  ownNames,
  splitDegree,
  withoutStage,
} from './study-names.ts'
import { universityStudy } from './university-names.ts'

export function readEducation(draft: Draft, lines: readonly Line[]): void {
  const labelled = readTable(lines) ?? readFlatTable(lines) ?? readLabelled(lines, ['degree', 'institution'])
  if (labelled) {
    for (const entry of labelled) placeLabelled(draft, fromLabels(entry))
    return
  }
  for (const part of apart(lines)) readPlain(draft, part)
}

type Part = Line[] | Study

/** Studies that one line tells by commas, and what stands between them. */
function apart(lines: readonly Line[]): Part[] {
  const parts: Part[] = []
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1)
    // Where the next line is a date, it is this one's.
    const study = isDateCell(lines[at + 1]?.text ?? '') ? null : listedStudy(line)
    if (study) parts.push(study)
    else if (last && !Array.isArray(last) && isSaidOf(line)) last.notes.push(line.text)
    else if (Array.isArray(last)) last.push(line)
    else parts.push([line])
  }
  return parts
}

/** «Título previsto en enero», below the study of which it is said. */
const isSaidOf = (line: Line): boolean =>
  REMARK.test(line.text) ||
  (!IS_SCHOOL.test(line.text) && !isStudy(line) && !isWholeStudy(line.text) && spanInside([line]) === null)

function readPlain(draft: Draft, part: Part): void {
  if (!Array.isArray(part)) {
    placeStudy(draft, part)
    return
  }
  const lines = part
  const entries = splitEntries(lines, { namesIn: (head) => namesOf(partsOf(head)).length, opens: isOther })
  const read = (isOnePerLine(lines) ? lines.map(alone) : (entries ?? splitByLook(lines)).flatMap(withUndated)).map(
    (entry) => ({
      entry,
      parts: namesOf(partsOf(entry.head)),
    }),
  )
  const lean = read.reduce((sum, { parts }) => sum + degreeFirst(parts), 0)
  for (const { entry, parts } of read) {
    // «2010 · Carnet de puente grúa» stands among the studies and is none.
    if (parts.length <= 2 && isLicence(parts[0] ?? '')) readCertifications(draft, [...entry.head, ...entry.body])
    else if (
      parts.length > 1 &&
      parts.some((part) => ONLINE_SCHOOL.test(part)) &&
      !parts.some((part) => levelOfStudy(part))
    )
      readMentions(draft, 'courses', [...entry.head, ...entry.body])
    else placeStudy(draft, toStudy(entry, parts, lean >= 0))
  }
}

/** «Cualificación: Certificado de profesionalidad»: a form has no other place for a paper. */
function placeLabelled(draft: Draft, study: Study): void {
  if (!isLicence(study.degree)) {
    placeStudy(draft, study)
    return
  }
  const { degree: name, institution: organisation, span, notes } = study
  placeCertification(draft, {
    name,
    organisation,
    date: span?.end ?? span?.start ?? null,
    end: null,
    url: '',
    credential_id: '',
    notes,
  })
}

/** What is learnt there is a course, also among the studies. */
const ONLINE_SCHOOL =
  /^(?:coursera|udemy|platzi|edx|openwebinars|domestika|crehana|linkedin learning|coderhouse|futurelearn|miriadax|udacity|pluralsight|freecodecamp|codecademy|datacamp|khan academy|google (?:activate|actívate|digital garage|skillshop)|hubspot academy)(?![\p{L}])/iu

/** Every line names a study of its own. */
const isOnePerLine = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ text, cells }) => cells.length === 1 && isWholeStudy(text))
const alone = (line: Line): Entry => ({ head: [line], body: [], dated: 0, span: spanInside([line]) })

/** «Enfermera Profesional» is a degree by what its holder is. */
const isProfession = (name: string): boolean => roleScore(name) >= 2 && levelOfStudy(name) === 'GRADO'

function isStudy(line: Line): boolean {
  const names = line.bullet ? [] : ownNames(partsOf([line]).map(withoutStage))
  const best = Math.max(0, ...names.filter((name) => !IS_SCHOOL.test(name)).map(degreeScore))
  return (
    best >= 2 ||
    names.some((name) => isField(name.replace(/\s*\([^()]*\)$/, ''))) ||
    names.some(isProfession) ||
    (names.length > 1 &&
      names.some((name) => schoolScore(name) > 0 && IS_SCHOOL.test(name)) &&
      names.some((name) => roleScore(name) >= 2)) ||
    (best > 0 && names.some((name) => schoolScore(name) > 0))
  )
}

/** A second degree begins another entry. */
const isOther = (head: readonly Line[], line: Line): boolean => isStudy(line) && head.some(isStudy)

/** «Noveno grado, Centro Escolar Sol» over «Costura, Academia Luz, 1990»: each has what was learnt and its school. */
const isComplete = (line: Line): boolean => {
  const names = line.bullet || line.cells.length > 1 ? [] : ownNames(partsOf([line]).map(withoutStage))
  return names.length > 1 && names.some((name) => schoolScore(name) > 0)
}
const standsAbove = (line: Line, below: readonly Line[]): boolean =>
  isOther(below, line) || (isComplete(line) && below.some(isComplete))

/** What stands above or below an entry may be a study without a date: «Máster en Datos, UOC, en curso». */
function withUndated(entry: Entry): Entry[] {
  const studies: Entry[] = []
  // With a date the head goes on below it; without one its last line is as good.
  let last = entry.dated < 0 ? entry.head.length - 1 : entry.dated
  for (; last > 0 && entry.head[0] && standsAbove(entry.head[0], entry.head.slice(1, last + 1)); last--)
    studies.push({ head: entry.head.splice(0, 1), body: [], dated: -1, span: null })
  studies.push(entry)
  for (const line of entry.body.splice(0)) {
    const above = studies.at(-1) ?? entry
    const whole = namesOf(partsOf([line])).length > 1 || saysOngoing(line.text) || HOW_FAR.test(line.text)
    const opens =
      isFinishedSchool(line.text) ||
      (above.head.length === 0 && schoolScore(line.text) > 0 && (isStudy(line) || isWholeStudy(line.text))) ||
      (isStudy(line) && whole && above.head.some(isStudy)) ||
      (isComplete(line) && spanInside([line]) !== null && above.head.some(isComplete))
    if (opens) studies.push({ head: [line], body: [], dated: -1, span: spanInside([line]) })
    else above.body.push(line)
  }
  return studies
}

/** «Traductorado (3er año, abandonado)»: how far somebody came, in brackets behind what they studied. */
const HOW_FAR =
  /\([^()]*(?:trunc|inconclus|incomplet|abandonad|congelad|aplazad|sin terminar|semestres?|a[ñn]os?|ciclos?)(?!\p{L}{3})[^()]*\)\.?$/iu

function fromLabels({ values, told, rest, span }: LabelledEntry): Study {
  const notes = [values.place ?? '', ...told.map((line) => line.text), ...rest].filter((note) => note !== '')
  const ongoing = span?.current === true
  return {
    degree: values.degree ?? '',
    field: '',
    institution: values.institution ?? '',
    sure: true,
    span,
    ongoing,
    notes,
    grade: '',
  }
}

const remarksOf = ({ text }: Line): string[] => withoutDatedBrackets(text).remarks
/** «Universidad de Granada. Erasmus en Lyon» */
const AFTER_SCHOOL = new RegExp(String.raw`${STOP}(?=\p{Lu})`, 'u')
const TITLE_LABEL = /^t[ií]tulo(?: obtenido)?:\s*/i

/** «Lic. en Lenguas, con título y cédula»: what is said of a study is no school. */
const REMARK =
  /^(?:[Tt]itulad[oa](?:,|$)|[Tt][ií]tulo (?:y|previsto|en tr[aá]mite|pendiente)|[Cc][eé]dula(?: (?:profesional|en tr[aá]mite))?(?:$|,)|[Ee]gresad[oa],|[Tt]runc[oa](?!\p{L})|(?:con|sin) \p{Ll}|cursando|en pausa|tesis|pero \p{Ll}|me (?:falt|qued)\p{Ll}+ |no l[ao] (?:termin|acab)|(?:[Tt]erminad|[Cc]oncluid|[Ff]inalizad)[oa](?!\p{L})|\d{1,4} ?(?:h|hs|hrs|horas)(?!\p{L})|\d{1,2}\S{0,3} (?:a[ñn]o|ciclo|semestre))/u

function toStudy({ head, body, span }: Entry, all: readonly string[], degree_first: boolean): Study {
  const said = all.filter((name, at) => at === 0 || !REMARK.test(name))
  const apart = fieldApart((said.length === 1 && all.length > 1 ? splitDegree(said[0] ?? '') : null) ?? said)
  const names =
    (apart.field !== '' && apart.names.length === 1 ? splitDegree(apart.names[0] ?? '') : null) ?? apart.names
  const own = degreeFirst(names)
  const first = Math.abs(own) >= 1.5 ? own > 0 : degree_first
  const [one = '', two = ''] = names
  const alone = two === '' && schoolScore(one) > degreeScore(one) && !isWholeStudy(one)
  const degree = first ? one : two
  const school = alone ? one : two === '' ? '' : first ? two : one
  const [named = school, ...more] = schoolScore(school) > 0 ? school.split(AFTER_SCHOOL) : [school]
  const { rest: institution, place } = splitPlace(named)
  const text = [...head, ...body].map((line) => line.text).join('\n')
  const of_university = universityStudy(all, text)
  const read = {
    degree: withoutStop((alone ? '' : degree || (two === '' ? one : '')).replace(TITLE_LABEL, '')),
    field: apart.field,
    institution: withoutStop(institution),
    place: [...partsOf(head).filter(isPlaceAlone), place ? named.slice(institution.length) : '']
      .map((text) => text.replace(/^[\s,(]+|[\s)]+$/g, ''))
      .filter((text) => text !== '')
      .join(' '),
    sure: Math.abs(own) >= 1.5,
    span: span ?? spanInside(head),
    ongoing: span?.current === true || saysOngoing(text),
    notes: [
      ...more,
      ...names.slice(2),
      ...apart.told,
      ...all.filter((name) => !said.includes(name)),
      ...head.flatMap(remarksOf),
      ...body.map((line) => line.text),
    ],
    grade: GRADE.exec(text.slice(0, 1_000))?.[1] ?? '',
  }
  const { told = [], ...named_apart } = of_university ?? {}
  const notes = [...told, ...head.flatMap(remarksOf), ...body.map((line) => line.text)]
  return of_university ? { ...read, ...named_apart, sure: true, notes } : read
}
