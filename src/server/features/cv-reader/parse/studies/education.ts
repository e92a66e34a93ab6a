import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import type { Line } from '../../lines/line.ts'
import { isBalanced, saysOngoing } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { type Entry, spanInside, splitEntries } from '../entries/entries.ts'
import { type LabelledEntry, readLabelled } from '../entries/labelled-entries.ts'
import { readFlatTable, readTable } from '../entries/table-entries.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { withoutDatedBrackets } from '../head/dated-brackets.ts'
import { partsOf, withoutStop } from '../head/head.ts'
import { isProperName } from '../head/proper-name.ts'
import { readCertifications, readMentions } from '../lists/listed.ts'
import { degreeScore, roleScore, STOP, schoolApart, schoolScore } from '../names/names.ts'
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
    else if (
      parts.length > 1 &&
      parts.some((part) => ONLINE_SCHOOL.test(part)) &&
      !parts.some((part) => levelOfStudy(part))
    )
      readMentions(draft, 'courses', [...entry.head, ...entry.body])
    else placeStudy(draft, toStudy(entry, parts, lean >= 0))
  }
}

/** What is learnt there is a course, also among the studies. */
const ONLINE_SCHOOL =
  /^(?:coursera|udemy|platzi|edx|openwebinars|domestika|crehana|linkedin learning|coderhouse|futurelearn|miriadax|udacity|pluralsight|freecodecamp|codecademy|datacamp|khan academy|google (?:activate|actívate|digital garage|skillshop)|hubspot academy)(?![\p{L}])/iu

/** Every line names a study of its own. */
const isOnePerLine = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ text, cells }) => cells.length === 1 && isWholeStudy(text))
const alone = (line: Line): Entry => ({ head: [line], body: [], dated: 0, span: spanInside([line]) })

/** «Instituto de Posgrado Llaima» has a level in its name and is a school. */
const IS_SCHOOL =
  /^(?:universidad|universitat|universidade|instituto|institut|escuela|escola|colegio|centro|academia|liceo|facultad|ies|ins)(?!\p{L})/iu

/** «Enfermera Profesional» is a degree by what its holder is. */
const isProfession = (name: string): boolean => roleScore(name) >= 2 && levelOfStudy(name) === 'GRADO'

function isStudy(line: Line): boolean {
  const names = line.bullet ? [] : ownNames(partsOf([line]).map(withoutStage))
  const best = Math.max(0, ...names.filter((name) => !IS_SCHOOL.test(name)).map(degreeScore))
  return (
    best >= 2 ||
    names.some(isField) ||
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
    .filter((part) => !ONLY_ONGOING.test(part) && !isGrade(part) && !isPlaceAlone(part) && !LEVEL_CODE.test(part))
  const told = names.length > 1 ? names.flatMap(statusBehind) : []
  if (told.length > 0) return [...ownNames([{ texts: names.map(withoutStatus), stage: [] }]), ...told]
  const graded = names.filter((name, at) => GRADE_FIRST.test(name) || (at > 0 && ENDED.test(name)))
  if (graded.length > 0 && graded.length < names.length)
    return [...ownNames([{ texts: names.filter((name) => !graded.includes(name)), stage: [] }]), ...graded]
  const [only] = names
  if (names.length > 2) return [...names.filter((name) => !isTownAndCountry(name)), ...names.filter(isTownAndCountry)]
  if (names.length !== 1 || only === undefined) return names
  const plain = only.replace(ENDS_ONGOING, '').replace(GRADE_BEHIND, '')
  const status = STATUS_BEHIND.exec(plain)
  const said = withoutEnds(status?.[0] ?? '')
  const split = splitDegree(plain.slice(0, status?.index ?? plain.length).trim())
  return split ? [...split.map(withoutStatus), ...split.flatMap(statusBehind), ...(said === '' ? [] : [said])] : names
}

const statusBehind = (name: string): string[] => {
  const said = BRACKETED_STATUS.exec(name)?.[1]
  return said ? [said] : []
}
const withoutStatus = (name: string): string => name.replace(BRACKETED_STATUS, '')

const withoutEnds = (text: string): string => {
  const trimmed = text.replace(/^[\s.,;]+|[\s.]+$/g, '')
  return trimmed.startsWith('(') ? trimmed.slice(1, -1) : trimmed
}

const GRADE_FIRST =
  /^(?:nota(?: media)?|promedio|media|calificaci[oó]n|gpa|beca|matr[ií]cula de honor|menci[oó]n|tesis|tfg|tfm|erasmus)(?!\p{L})/iu

/** «…, Universidad Sol. Titulada con distinción», «… Titulado en 2019», «Grado: julio de 2021»: how it ended, and no name. */
const ENDED =
  /^(?:(?:titulad|egresad|graduad|recibid|diplomad)[oa](?:\s+(?:en|el|con\s.*|por\s.*|como\s.*))?|grado|graduaci[oó]n|titulaci[oó]n|fecha de (?:grado|titulaci[oó]n|egreso)|(?:primer|segundo|tercer|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|[uú]ltimo)\s+(?:semestre|a[ñn]o|ciclo|cuatrimestre|trimestre|curso)(?!\p{L}).*|(?:grado|titulaci[oó]n|graduaci[oó]n|defensa) (?:previst|pendiente).*)[.:]?$/iu

/** «Nota media: 8,1» and nothing else. */
const isGrade = (part: string): boolean =>
  GRADE.test(part) && part.replace(GRADE, '').replace(/[^\p{L}]/gu, '').length < 4

interface Staged {
  texts: string[]
  /** «Estudios superiores», which stood before them. */
  stage: string[]
}

const STAGE =
  /^(?:superior(?:es)?|media|(?:universitari|terciari|secundari)[oa]s?(?: (?:en curso|complet[oa]s?|incomplet[oa]s?|finalizad[oa]s?))|universitari[oa]s?|terciari[oa]s?|(?:primari|secundari|t[eé]cnic|tecnol[oó]gic|complementari)[oa]s|postgrados?|posgrados?|otros(?: estudios)?|(?:estudios?|nivel|formaci[oó]n|ense[ñn]anza|educaci[oó]n) \p{L}+)$/iu

/** «Secundaria: Colegio Sol» is a degree and a school; «Estudios superiores: …» names a degree only where nothing else does. */
function withoutStage(part: string): Staged {
  const [, stage, text] = /^([^:]{4,90}):\s+(\S.*)$/.exec(part) ?? []
  if (stage && text && ONLY_ONGOING.test(stage)) return { texts: [text], stage: [] }
  if (stage && text && STAGE.test(stage)) return { texts: [text], stage: stage.includes(' ') ? [stage] : [] }
  if (stage && text && degreeScore(stage) >= 2) return { texts: [stage, text], stage: [] }
  return { texts: [part], stage: [] }
}

/** «Nivel 6 MEC», «EQF level 7» */
const LEVEL_CODE =
  /^(?:nivel|level|eqf|mec|meces|cine|isced)[\s:-]+(?:(?:nivel|level|eqf|mec|meces|cine|isced)[\s:-]+)*\d(?: (?:mec|meces|eqf|cine|isced))?$/i

const ONLY_ONGOING =
  /^(?:en curso(?:,\s.*)?|cursando(?: actualmente)?(?:,\s.*)?|actualidad|in progress|em andamento|titulad[oa]|t[ií]tulo(?: obtenido)?|titulaci[oó]n|obtenid[oa]|egreso|graduad[oa]|finalizad[oa]|conclu[ií]d[oa]|terminad[oa]|completed|egresad[oa]|promoci[oó]n|curso(?: acad[eé]mico)?|a[ñn]o|graduaci[oó]n|graduation|class of)\.?$/i

const ENDS_ONGOING =
  /,\s*(?:en curso|cursando(?: actualmente)?|in progress|ongoing|em andamento)\.?$|\s*\((?:en curso|cursando(?: actualmente)?|in progress|ongoing)\)\.?$|\s+en curso\.?$/i
/** «…, Universidad Sol. Trunca (6 semestres)», «… UAI (egresado, tesis en curso)»: how far somebody came. */
const STATUS =
  '(?:en curso|cursando|trunc[ao]|inconclus[ao]|incomplet[ao]|sin (?:terminar|finalizar|acabar|concluir)|no (?:finalizad|terminad)[ao]|en pausa|pasante|(?:titulad|egresad|graduad|recibid)[ao](?: en| el| con [^()]{3,30})?|grado|graduaci[oó]n|conclu[ií]d[ao]|terminad[ao]|finalizad[ao]|abandonad[ao]|homologad[ao]|convalidad[ao]|online|on-line|a distancia|presencial|semipresencial|tesis [^()]{3,20}|\\d{1,2} (?:semestres|ciclos|cuatrimestres))'
const STATUS_BEHIND = new RegExp(
  String.raw`(?:[.,;]\s*${STATUS}(?:\s*\([^()]{2,40}\))?|\s*\(${STATUS}[^()]{0,40}\))\.?$`,
  'iu',
)
const BRACKETED_STATUS = new RegExp(String.raw`\s*\((${STATUS}[^()]{0,40})\)$`, 'iu')
const GRADE_BEHIND = new RegExp(String.raw`[.,;]?\s*\(?${GRADE.source}\)?\.?$`, 'iu')
/** «UNAM», «UPC»: a degree before a comma and a school in capitals. */
const SCHOOL_IN_CAPITALS = /^(.{5,100}),\s+(\p{Lu}[\p{Lu}/-]{1,11}(?:\s*\([^()]{3,30}\))?)$/u

/** «ITESO, Ingeniería en Sistemas» */
const CAPITALS_FIRST = /^(\p{Lu}[\p{Lu}/-]{2,11}),\s+(\p{Lu}\p{Ll}.{4,100})$/u
const DEGREE_AND_SCHOOL = new RegExp(String.raw`^(.{3,100}?)${STOP}(?=\p{Lu})(.{3,100}?)\.?$`, 'u')

function splitDegree(written: string): string[] | null {
  const text = written.replace(/(?<=\p{Lu}{2})\.$/u, '')
  const [, before, school] = SCHOOL_IN_CAPITALS.exec(text) ?? []
  if (before && school && degreeScore(before) > 0) return [before, school]
  const [, capitals, behind] = CAPITALS_FIRST.exec(text) ?? []
  if (capitals && behind && degreeScore(behind) >= 2) return [behind, capitals]
  const [, one, two] = DEGREE_AND_SCHOOL.exec(text) ?? []
  if (one && two && Math.abs(degreeFirst([one, two])) >= 1.5) return [one, two]
  const segments = text.split(/,\s+|\s+(?:en la|en el|por la|at)\s+(?=\p{Lu})/u)
  if (segments.length < 2) return schoolBehind(text)
  const at = segments.findIndex((segment) => schoolScore(segment) > 0)
  if (at < 0) return unknownSchool(segments)
  const cut = at === 0 ? segments.findIndex((segment, index) => index > 0 && degreeScore(segment) > 0) : at
  if (cut <= 0) return schoolBehind(text)
  const second = text.indexOf(segments[cut] ?? '')
  if (isBalanced(text) && !isBalanced(text.slice(0, second))) return null
  const first = text.slice(0, second).replace(/(?:,|\s(?:en la|en el|por la|at))?\s*$/u, '')
  return [first, text.slice(second)]
}

function schoolBehind(text: string): string[] | null {
  const apart = schoolApart(text)
  return apart && (degreeScore(apart[0]) > 0 || isWholeStudy(apart[0])) ? apart : null
}

/** «Técnico en Cocina, CIPFP Costa Azul»: behind a degree stands a name in capitals that no list knows. */
function unknownSchool([degree = '', school = '', ...more]: readonly string[]): string[] | null {
  const named = more.length === 0 && school.includes(' ') && isProperName(school) && degreeScore(school) === 0
  return named && degreeScore(degree) >= 2 && !isField(school) && !placeOf(school) ? [degree, school] : null
}

/** Above 0 when the first of two names is the degree. */
function degreeFirst([one, two]: readonly string[]): number {
  if (one === undefined || two === undefined) return 0
  return degreeScore(one) - degreeScore(two) + schoolScore(two) - schoolScore(one)
}

const remarksOf = ({ text }: Line): string[] => withoutDatedBrackets(text).remarks
/** «Universidad de Granada. Erasmus en Lyon» */
const AFTER_SCHOOL = new RegExp(String.raw`${STOP}(?=\p{Lu})`, 'u')
const TITLE_LABEL = /^t[ií]tulo(?: obtenido)?:\s*/i

/** «Lic. en Lenguas, con título y cédula»: what is said of a study is no school. */
const REMARK =
  /^(?:[Tt]itulad[oa](?:,|$)|[Tt][ií]tulo (?:y|en tr[aá]mite|pendiente)|[Cc][eé]dula(?: (?:profesional|en tr[aá]mite))?(?:$|,)|[Ee]gresad[oa],|[Tt]runc[oa](?!\p{L})|(?:con|sin) \p{Ll}|cursando|en pausa|tesis|\d{1,4} ?(?:h|hs|hrs|horas)(?!\p{L})|\d{1,2}\S{0,3} (?:a[ñn]o|ciclo|semestre))/u

function toStudy({ head, body, span }: Entry, all: readonly string[], degree_first: boolean): Study {
  const said = all.filter((name, at) => at === 0 || !REMARK.test(name))
  const names = (said.length === 1 && all.length > 1 ? splitDegree(said[0] ?? '') : null) ?? said
  const own = degreeFirst(names)
  const first = Math.abs(own) >= 1.5 ? own > 0 : degree_first
  const [one = '', two = ''] = names
  const alone = two === '' && schoolScore(one) > degreeScore(one) && !isWholeStudy(one)
  const degree = first ? one : two
  const school = alone ? one : two === '' ? '' : first ? two : one
  const [named = school, ...more] = schoolScore(school) > 0 ? school.split(AFTER_SCHOOL) : [school]
  const { rest: institution, place } = splitPlace(named)
  const text = [...head, ...body].map((line) => line.text).join('\n')
  return {
    degree: withoutStop((alone ? '' : degree || (two === '' ? one : '')).replace(TITLE_LABEL, '')),
    field: '',
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
      ...all.filter((name) => !said.includes(name)),
      ...head.flatMap(remarksOf),
      ...body.map((line) => line.text),
    ],
    grade: GRADE.exec(text.slice(0, 1_000))?.[1] ?? '',
  }
}
