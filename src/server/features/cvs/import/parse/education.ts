import { randomUUID } from 'node:crypto'
import { flatten } from '#server/features/matching/normalise/fold.ts'
import { readEducation as readLevels } from '#server/features/matching/normalise/read-education.ts'
import { education } from '#shared/cv-document.ts'
import type { Line } from '../lines/line.ts'
import { type DateSpan, saysOngoing } from './dates.ts'
import type { Draft } from './draft.ts'
import { type Entry, splitEntries } from './entries.ts'
import { partsOf } from './head.ts'
import { type LabelledEntry, readLabelled } from './labelled-entries.ts'
import { degreeScore, schoolScore } from './names.ts'
import { placeOf, splitPlace } from './places.ts'
import { splitByLook } from './undated-entries.ts'

const MOST_STUDIES = 20
const GRADE =
  /(?<![\p{L}])(?:nota media|nota|promedio|media|calificaci[oó]n|gpa|grade|expediente|average|c\.r\.a\.)\s*(?:final|acad[eé]mica|ponderada)?\s*[:=]?\s*(\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:\/|sobre|de|out of)\s*\d{1,3}(?:[.,]\d)?)?)/iu

export interface Study {
  degree: string
  field: string
  institution: string
  sure: boolean
  span: DateSpan | null
  ongoing: boolean
  notes: string[]
  grade: string
}

export function readEducation(draft: Draft, lines: readonly Line[]): void {
  const labelled = readLabelled(lines, ['degree', 'institution'])
  if (labelled) {
    for (const entry of labelled) placeStudy(draft, fromLabels(entry))
    return
  }
  const entries = splitEntries(lines, { namesIn: (head) => namesOf(partsOf(head)).length }) ?? splitByLook(lines)
  const read = entries.map((entry) => ({ entry, parts: namesOf(partsOf(entry.head)) }))
  const lean = read.reduce((sum, { parts }) => sum + degreeFirst(parts), 0)
  for (const { entry, parts } of read) placeStudy(draft, toStudy(entry, parts, lean >= 0))
}

function fromLabels({ values, told, span }: LabelledEntry): Study {
  const notes = [values.place ?? '', ...told.map((line) => line.text)].filter((note) => note !== '')
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

/** Names without places; «Grado en Derecho, Universidad de Sevilla» is two. */
function namesOf(parts: readonly string[]): string[] {
  const names = parts.filter(
    (part) => !ONLY_ONGOING.test(part) && !GRADE.test(part) && (schoolScore(part) > 0 || !placeOf(part)),
  )
  const [only] = names
  if (names.length !== 1 || only === undefined) return names
  return splitDegree(only) ?? names
}

const ONLY_ONGOING =
  /^(?:en curso|cursando(?: actualmente)?|actualidad|in progress|em andamento|titulad[oa]|graduad[oa]|finalizad[oa]|completed|egresad[oa]|promoci[oó]n|graduaci[oó]n|graduation|class of)\.?$/i

function splitDegree(text: string): string[] | null {
  const [, one, two] = /^(.{3,100}?)\.\s+(?=\p{Lu})(.{3,100}?)\.?$/u.exec(text) ?? []
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

function toStudy({ head, body, span }: Entry, names: readonly string[], degree_first: boolean): Study {
  const own = degreeFirst(names)
  const first = Math.abs(own) >= 1.5 ? own > 0 : degree_first
  const [one = '', two = ''] = names
  const alone = two === '' && schoolScore(one) > degreeScore(one)
  const degree = first ? one : two
  const school = first ? two : one
  const text = [...head, ...body].map((line) => line.text).join('\n')
  return {
    degree: alone ? '' : degree || (two === '' ? one : ''),
    field: '',
    institution: splitPlace(alone ? one : two === '' ? '' : school).rest,
    sure: Math.abs(own) >= 1.5,
    span,
    ongoing: span?.current === true || saysOngoing(text),
    notes: [...names.slice(2), ...body.map((line) => line.text)],
    grade: GRADE.exec(text.slice(0, 1_000))?.[1] ?? '',
  }
}

export function placeStudy(draft: Draft, study: Study): void {
  const { span, notes } = study
  if (study.degree === '' && study.institution === '') {
    for (const note of notes) draft.hold(note)
    return
  }
  const level = levelOf(`${study.degree} ${study.field}`)
  const item = education.parse({
    id: randomUUID(),
    degree: draft.fit(study.degree, 120),
    field: draft.fit(study.field, 120),
    institution: draft.fit(study.institution, 120),
    level,
    start: span?.is_range ? span.start : null,
    end: span?.is_range ? span.end : (span?.start ?? null),
    in_progress: study.ongoing,
    grade: study.grade.slice(0, 30),
  })
  const at = draft.add(draft.document.education, item, MOST_STUDIES, [study.degree, study.institution, ...notes])
  if (at === null) return
  item.notes = draft.fit(notes.filter((note) => note !== study.grade).join('\n'), 500)
  const named = study.sure ? 'ALTA' : item.degree && item.institution ? 'MEDIA' : 'BAJA'
  const path = `education.${at}`
  draft.rate(`${path}.degree`, item.degree, named)
  draft.rate(`${path}.field`, item.field, 'MEDIA')
  draft.rate(`${path}.institution`, item.institution, named)
  draft.rate(`${path}.level`, item.level, 'MEDIA')
  draft.rate(`${path}.start`, item.start, 'ALTA')
  draft.rate(`${path}.end`, item.end, 'ALTA')
  draft.rate(`${path}.in_progress`, item.in_progress, 'MEDIA')
  draft.rate(`${path}.grade`, item.grade, 'MEDIA')
  draft.rate(`${path}.notes`, item.notes, 'MEDIA')
}

export function levelOf(degree: string) {
  const cut = degree.slice(0, 200)
  const levels = readLevels(cut, flatten(cut)).map((fact) => fact.level)
  // «Graduado en ESO» is no university degree.
  return levels.find((level) => level === 'SECUNDARIA') ?? levels[0] ?? null
}
