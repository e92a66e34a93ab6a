import { isBalanced } from '../dates/dates.ts'
import { isProperName } from '../head/proper-name.ts'
import { degreeScore, STOP, schoolApart, schoolScore } from '../names/names.ts'
import { placeByCountry, placeOf } from '../names/places.ts'
import { isField, isFinishedSchool, isWholeStudy } from '../sections/line-meaning.ts'

export const GRADE =
  /(?<![\p{L}])(?:nota media|nota|promedio|media|calificaci[oó]n|gpa|grade|expediente|average|c\.r\.a\.)\s*(?:final|acad[eé]mica|ponderada)?\s*[:=]?\s*(\d{1,3}(?:[.,]\d{1,2})?(?:\s*(?:\/|sobre|de|out of)\s*\d{1,3}(?:[.,]\d)?)?)/iu

/** «Instituto de Posgrado Llaima» has a level in its name and is a school. */
export const IS_SCHOOL =
  /^(?:universidad|universitat|universidade|instituto|institut|escuela|escola|colegio|centro|academia|liceo|facultad|ies|ins)(?!\p{L})/iu

const isTownAndCountry = (part: string): boolean => schoolScore(part) === 0 && placeByCountry(part) !== null
export const isPlaceAlone = (part: string): boolean => schoolScore(part) === 0 && placeOf(part) !== null

/** Names without places; «Grado en Derecho, Universidad de Sevilla» is two. */
export function namesOf(parts: readonly string[]): string[] {
  const staged = parts.map(withoutStage)
  return [...ownNames(staged), ...staged.flatMap(({ stage }) => stage)]
}

export function ownNames(staged: readonly Staged[]): string[] {
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
  /^(?:(?:titulad|egresad|graduad|recibid|diplomad)[oa](?:\s+(?:en|el|con\s.*|por\s.*|como\s.*))?|grado|graduaci[oó]n|titulaci[oó]n|fecha de (?:grado|titulaci[oó]n|egreso)|(?:primer|segundo|tercer|cuarto|quinto|sexto|s[eé]ptimo|octavo|noveno|d[eé]cimo|[uú]ltimo)\s+(?:semestre|a[ñn]o|ciclo|cuatrimestre|trimestre|curso)(?!\p{L}).*|(?:grado|titulaci[oó]n|graduaci[oó]n|defensa) (?:previst|pendiente).*|pasante|c[eé]dula(?: \d+)?|(?:cursad[ao] |adeud|aprobad|aplazad|congelad|abandonad).*)[.:]?$/iu

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
export function withoutStage(part: string): Staged {
  const [, stage, text] = /^([^:]{4,90}):\s+(\S.*)$/.exec(part) ?? []
  if (stage && text && ONLY_ONGOING.test(stage)) return { texts: [text], stage: [] }
  if (stage && text && STAGE.test(stage)) return { texts: [text], stage: stage.includes(' ') ? [stage] : [] }
  // «TÉCNICO: Mecánica Automotriz»: of which kind, and what was studied.
  if (stage && text && LEVEL_ALONE.test(stage) && schoolScore(text) === 0) return { texts: [part], stage: [] }
  // «Licenciatura: Ing. en Sistemas, Instituto Tecnológico»
  if (stage && text && CAREER_ALONE.test(stage) && degreeScore(text) >= 2) return { texts: [text], stage: [stage] }
  if (stage && text && degreeScore(stage) >= 2) return { texts: [stage, text], stage: [] }
  if (stage && text && schoolScore(stage) > 0 && schoolScore(text) === 0) return { texts: [text, stage], stage: [] }
  if (stage && text && isProperName(stage) && degreeScore(text) >= 2) return { texts: [text, stage], stage: [] }
  return { texts: [part], stage: [] }
}

const CAREER_ALONE = /^(?:licenciatura|ingenier[ií]a|maestr[ií]a|m[aá]ster|doctorado|pregrado)$/iu
const LEVEL_ALONE = /^(?:t[eé]cnic[oa]|tecn[oó]log[oa]|superior|universitari[oa]|especialidad|carrera)$/iu

/** «Nivel 6 MEC», «EQF level 7» */
const LEVEL_CODE =
  /^(?:nivel|level|eqf|mec|meces|cine|isced)[\s:-]+(?:(?:nivel|level|eqf|mec|meces|cine|isced)[\s:-]+)*\d(?: (?:mec|meces|eqf|cine|isced))?$/i

const ONLY_ONGOING =
  /^(?:en curso(?:,\s.*)?|cursando(?: actualmente)?(?:,\s.*)?|actualidad|in progress|em andamento|titulad[oa]|t[ií]tulo(?: obtenido)?|titulaci[oó]n|obtenid[oa]|egreso|graduad[oa]|finalizad[oa]|conclu[ií]d[oa]|terminad[oa]|completed|egresad[oa]|promoci[oó]n|curso(?: acad[eé]mico)?|a[ñn]o|graduaci[oó]n|graduation|class of)\.?$/i

const ENDS_ONGOING =
  /,\s*(?:en curso|cursando(?: actualmente)?|in progress|ongoing|em andamento)\.?$|\s*\((?:en curso|cursando(?: actualmente)?|in progress|ongoing)\)\.?$|\s+en curso\.?$/i
/** «…, Universidad Sol. Trunca (6 semestres)», «… UAI (egresado, tesis en curso)»: how far somebody came. */
const STATUS =
  '(?:en curso|cursad[ao]|adeud[ao]|aplazad[ao]|congelad[ao]|suspendid[ao]|\\d{1,2}(?:er|do|ro|to|[º°ª.]+) a[ñn]o|cursando|trunc[ao]|inconclus[ao]|incomplet[ao]|sin (?:terminar|finalizar|acabar|concluir)|no (?:finalizad|terminad)[ao]|en pausa|pasante|(?:titulad|egresad|graduad|recibid)[ao](?: en| el| con [^()]{3,30})?|grado|graduaci[oó]n|conclu[ií]d[ao]|terminad[ao]|finalizad[ao]|abandonad[ao]|homologad[ao]|convalidad[ao]|online|on-line|a distancia|presencial|semipresencial|tesis [^()]{3,20}|\\d{1,2} (?:semestres|ciclos|cuatrimestres))'
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

/** «Grado en Educación Social (UNED)» */
const SCHOOL_IN_BRACKETS = /^([^()]{5,100}?)\s*\(([^()]{2,60})\)$/u

export function splitDegree(written: string): string[] | null {
  const text = written.replace(/(?<=\p{Lu}{2})\.$/u, '')
  const [, before, school] = SCHOOL_IN_CAPITALS.exec(text) ?? []
  if (before && school && degreeScore(before) > 0) return [before, school]
  const [, capitals, behind] = CAPITALS_FIRST.exec(text) ?? []
  if (capitals && behind && degreeScore(behind) >= 2) return [behind, capitals]
  const [, taught, inside] = SCHOOL_IN_BRACKETS.exec(text) ?? []
  if (taught && inside && schoolScore(inside) > 0 && degreeScore(taught) > 0) return [taught, inside]
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
  // «Secundaria terminada, Secundaria Técnica 29»
  if (more.length === 0 && isFinishedSchool(degree) && NUMBERED_SCHOOL.test(school)) return [degree, school]
  const proper = (school.includes(' ') && isProperName(school)) || LETTERS_ALONE.test(school)
  const named = more.length === 0 && proper && degreeScore(school) === 0
  return named && degreeScore(degree) >= 2 && !isField(school) && !placeOf(school) ? [degree, school] : null
}

const NUMBERED_SCHOOL = /^\p{Lu}[\p{L} .]{5,40}(?:n[.º°ro]+\s*)?\d{1,4}$/iu
const LETTERS_ALONE = /^\p{Lu}{3,10}$/u

/** Above 0 when the first of two names is the degree. */
export function degreeFirst([one, two]: readonly string[]): number {
  if (one === undefined || two === undefined) return 0
  return degreeScore(one) - degreeScore(two) + schoolScore(two) - schoolScore(one)
}
