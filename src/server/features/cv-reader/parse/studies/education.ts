import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import type { Line } from '../../lines/line.ts'
import { saysOngoing } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { type Entry, spanInside, splitEntries } from '../entries/entries.ts'
import { type LabelledEntry, readLabelled } from '../entries/labelled-entries.ts'
import { readFlatTable, readTable } from '../entries/table-entries.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { withoutDatedBrackets } from '../head/dated-brackets.ts'
import { partsOf, withoutStop } from '../head/head.ts'
import { readCertifications } from '../lists/listed.ts'
import { degreeScore, roleScore, STOP, schoolScore } from '../names/names.ts'
import { placeByCountry, placeOf, splitPlace } from '../names/places.ts'
import { isField, isWholeStudy } from '../sections/line-meaning.ts'
import { isLicence } from '../sections/papers.ts'
import { placeStudy, type Study } from './place-study.ts'

const GRADE =
  /(?<![\p{L}])(?:nota media|nota|promedio|media|calificaci[oó]n|gpa|grade|expediente|average|c\.r\.a\.)\s*(?:final|acad[eé]mica|ponderada)?\s*[:=]?\s*(\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:\/|sobre|de|out of)\s*\d{1,3}(?:[.,]\d)?)?)/iu

export function readEducation(draft: Draft, lines: readonly Line[]): void {
  const labelled = readTable(lines) ?? readFlatTable(lines) ?? readLabelled(lines, ['degree', 'institution'])
  if (labelled) {
    for (const entry of labelled) placeStudy(draft, fromLabels(entry))
    return
  }
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
    else placeStudy(draft, toStudy(entry, parts, lean >= 0))
  }
}

/** Every line names a study of its own. */
const isOnePerLine = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ text, cells }) => cells.length === 1 && isWholeStudy(text))
const alone = (line: Line): Entry => ({ head: [line], body: [], dated: 0, span: spanInside([line]) })

/** «Instituto de Posgrado Llaima» has a level in its name and is a school. */
const IS_SCHOOL =
  /^(?:universidad|universitat|instituto|institut|escuela|escola|colegio|centro|academia|liceo|facultad)(?!\p{L})/iu

/** «Enfermera Profesional» is a degree by what its holder is. */
const isProfession = (name: string): boolean => roleScore(name) >= 2 && levelOfStudy(name) === 'GRADO'

function isStudy(line: Line): boolean {
  const names = line.bullet ? [] : ownNames(partsOf([line]).map(withoutStage))
  const best = Math.max(0, ...names.filter((name) => !IS_SCHOOL.test(name)).map(degreeScore))
  return (
    best >= 2 ||
    names.some(isField) ||
    names.some(isProfession) ||
    (best > 0 && names.some((name) => schoolScore(name) > 0))
  )
}

/** A second degree begins another entry. */
const isOther = (head: readonly Line[], line: Line): boolean => isStudy(line) && head.some(isStudy)

/** What stands above or below an entry may be a study without a date: «Máster en Datos, UOC, en curso». */
function withUndated(entry: Entry): Entry[] {
  const studies: Entry[] = []
  // With a date the head goes on below it; without one its last line is as good.
  let last = entry.dated < 0 ? entry.head.length - 1 : entry.dated
  for (; last > 0 && entry.head[0] && isOther(entry.head.slice(1, last + 1), entry.head[0]); last--)
    studies.push({ head: entry.head.splice(0, 1), body: [], dated: -1, span: null })
  studies.push(entry)
  for (const line of entry.body.splice(0)) {
    const above = studies.at(-1) ?? entry
    const whole = namesOf(partsOf([line])).length > 1 || saysOngoing(line.text)
    const opens = isStudy(line) && whole && above.head.some(isStudy)
    if (opens) studies.push({ head: [line], body: [], dated: -1, span: null })
    else above.body.push(line)
  }
  return studies
}

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

const isTownAndCountry = (part: string): boolean => schoolScore(part) === 0 && placeByCountry(part) !== null
const isPlaceAlone = (part: string): boolean => schoolScore(part) === 0 && placeOf(part) !== null

/** Names without places; «Grado en Derecho, Universidad de Sevilla» is two. */
function namesOf(parts: readonly string[]): string[] {
  const staged = parts.map(withoutStage)
  return [...ownNames(staged), ...staged.flatMap(({ stage }) => stage)]
}

function ownNames(staged: readonly Staged[]): string[] {
  const names = staged
    .flatMap(({ texts }) => texts)
    .filter((part) => !ONLY_ONGOING.test(part) && !isGrade(part) && !isPlaceAlone(part))
  const [only] = names
  if (names.length > 2) return [...names.filter((name) => !isTownAndCountry(name)), ...names.filter(isTownAndCountry)]
  if (names.length !== 1 || only === undefined) return names
  return splitDegree(only.replace(ENDS_ONGOING, '')) ?? names
}

/** «Nota media: 8,1» and nothing else. */
const isGrade = (part: string): boolean =>
  GRADE.test(part) && part.replace(GRADE, '').replace(/[^\p{L}]/gu, '').length < 4

interface Staged {
  texts: string[]
  /** «Estudios superiores», which stood before them. */
  stage: string[]
}

const STAGE =
  /^(?:superior(?:es)?|media|(?:universitari|terciari|secundari)[oa]s?(?: (?:en curso|complet[oa]s?|incomplet[oa]s?|finalizad[oa]s?))|universitari[oa]s?|terciari[oa]s?|(?:estudios?|nivel|formaci[oó]n) \p{L}+)$/iu

/** «Secundaria: Colegio Sol» is a degree and a school; «Estudios superiores: …» names a degree only where nothing else does. */
function withoutStage(part: string): Staged {
  const [, stage, text] = /^([^:]{4,30}):\s+(\S.*)$/.exec(part) ?? []
  if (stage && text && ONLY_ONGOING.test(stage)) return { texts: [text], stage: [] }
  if (stage && text && STAGE.test(stage)) return { texts: [text], stage: stage.includes(' ') ? [stage] : [] }
  if (stage && text && degreeScore(stage) >= 2) return { texts: [stage, text], stage: [] }
  return { texts: [part], stage: [] }
}

const ONLY_ONGOING =
  /^(?:en curso|cursando(?: actualmente)?|actualidad|in progress|em andamento|titulad[oa]|graduad[oa]|finalizad[oa]|completed|egresad[oa]|promoci[oó]n|curso(?: acad[eé]mico)?|a[ñn]o|graduaci[oó]n|graduation|class of)\.?$/i

const ENDS_ONGOING = /,\s*(?:en curso|cursando(?: actualmente)?|in progress|ongoing|em andamento)\.?$/i
/** «UNAM», «UPC»: a degree before a comma and a school in capitals. */
const SCHOOL_IN_CAPITALS = /^(.{5,100}),\s+(\p{Lu}{2,8})$/u

const DEGREE_AND_SCHOOL = new RegExp(String.raw`^(.{3,100}?)${STOP}(?=\p{Lu})(.{3,100}?)\.?$`, 'u')

function splitDegree(written: string): string[] | null {
  const text = written.replace(/(?<=\p{Lu}{2})\.$/u, '')
  const [, before, school] = SCHOOL_IN_CAPITALS.exec(text) ?? []
  if (before && school && degreeScore(before) > 0) return [before, school]
  const [, one, two] = DEGREE_AND_SCHOOL.exec(text) ?? []
  if (one && two && Math.abs(degreeFirst([one, two])) >= 1.5) return [one, two]
  const segments = text.split(/,\s+|\s+(?:en la|en el|por la|at)\s+(?=\p{Lu})/u)
  if (segments.length < 2) return null
  const at = segments.findIndex((segment) => schoolScore(segment) > 0)
  if (at < 0) return null
  const cut = at === 0 ? segments.findIndex((segment, index) => index > 0 && degreeScore(segment) > 0) : at
  if (cut <= 0) return null
  const second = text.indexOf(segments[cut] ?? '')
  const first = text.slice(0, second).replace(/(?:,|\s(?:en la|en el|por la|at))?\s*$/u, '')
  return [first, text.slice(second)]
}

/** Above 0 when the first of two names is the degree. */
function degreeFirst([one, two]: readonly string[]): number {
  if (one === undefined || two === undefined) return 0
  return degreeScore(one) - degreeScore(two) + schoolScore(two) - schoolScore(one)
}

const remarksOf = ({ text }: Line): string[] => withoutDatedBrackets(text).remarks
const TITLE_LABEL = /^t[ií]tulo(?: obtenido)?:\s*/i

/** «Lic. en Lenguas, con título y cédula»: what is said of a study is no school. */
const REMARK = /^(?:(?:con|sin) \p{Ll}|cursando|en pausa|tesis|\d{1,2}\S{0,3} (?:a[ñn]o|ciclo|semestre))/u

function toStudy({ head, body, span }: Entry, all: readonly string[], degree_first: boolean): Study {
  const names = all.filter((name, at) => at === 0 || !REMARK.test(name))
  const own = degreeFirst(names)
  const first = Math.abs(own) >= 1.5 ? own > 0 : degree_first
  const [one = '', two = ''] = names
  const alone = two === '' && schoolScore(one) > degreeScore(one) && !isWholeStudy(one)
  const degree = first ? one : two
  const school = alone ? one : two === '' ? '' : first ? two : one
  const { rest: institution, place } = splitPlace(school)
  const text = [...head, ...body].map((line) => line.text).join('\n')
  return {
    degree: withoutStop((alone ? '' : degree || (two === '' ? one : '')).replace(TITLE_LABEL, '')),
    field: '',
    institution: withoutStop(institution),
    place: [...partsOf(head).filter(isPlaceAlone), place ? school.slice(institution.length) : '']
      .map((text) => text.replace(/^[\s,(]+|[\s)]+$/g, ''))
      .filter((text) => text !== '')
      .join(' '),
    sure: Math.abs(own) >= 1.5,
    span: span ?? spanInside(head),
    ongoing: span?.current === true || saysOngoing(text),
    notes: [
      ...names.slice(2),
      ...all.filter((name) => !names.includes(name)),
      ...head.flatMap(remarksOf),
      ...body.map((line) => line.text),
    ],
    grade: GRADE.exec(text.slice(0, 1_000))?.[1] ?? '',
  }
}
