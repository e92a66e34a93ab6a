import { flatten } from '#server/features/language/normalise/fold.ts'
import { studyFieldsIn } from '#server/features/language/normalise/read-education.ts'
import { inSpanish } from '#server/features/language/normalise/words/neighbour-words.ts'
import { spelledOut } from '#server/features/language/normalise/words/study-letters.ts'
import { EDUCATION_EQF } from '#server/features/language/taxonomy/levels.ts'
import type { EducationLevel, RequirementValue } from '#shared/matching/matching.ts'
import { educationWords } from '#shared/words/levels/levels.ts'
import type { PreparedCandidate, WithWords } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { linesToShow } from '../near/lines-to-show.ts'
import { angle } from '../near/products.ts'
import type { AskedText } from '../nearest-line.ts'
import { foldedWords } from '../term.ts'
import { areKin } from '../trades.ts'
import type { EducationFact, Finding } from '../types.ts'
import { countOf } from '../vectors.ts'
import { duration } from '../wording.ts'
import type { Judge } from './kind.ts'

type Value = RequirementValue<'EDUCATION'>
type AskedField = AskedText & { text: string }

const IN_PART = 0.5
/** Studies this near are «afines»: industrial and mechanical engineering are, law and history are not. */
const AKIN_FROM = 0.4

export function education(value: Value, field: AskedText | null): Judge {
  const { min_level, any_level } = value
  const field_words = value.field === null ? [] : subjectWords(value.field)
  const subject = `${any_level ? 'Estudios' : educationWords[min_level]}${value.field === null ? '' : ` en ${value.field}`}`
  return {
    question: `¿Tienes esta formación: ${subject}?`,
    answer_settles: false,
    judge: (candidate) =>
      better(
        unlessUnrecognised(
          value,
          bestStudy(value, { text: value.field ?? '', words: field_words, vector: field?.vector ?? null }, candidate),
          candidate,
        ),
        byExperience(value, candidate),
      ),
    describe({ value: reached, found, months, related, denied, lapsed }) {
      if (months !== null) return `El CV suma ${duration(months)} de experiencia, que vale como formación equivalente.`
      if (denied) return `El CV muestra «${found}», con la homologación pendiente; se pide homologada.`
      if (reached === 1) return `El CV muestra «${found}».`
      return `El CV muestra «${found}»${lapsed ? ', sin terminar' : related ? ', sin decir el nivel' : ''}; se pide ${subject}.`
    },
    // Of a speciality, the course that comes nearest to it.
    nearest: ({ lines }) =>
      field && AFTER_A_DEGREE.has(min_level)
        ? linesToShow(field, lines, ({ source }) => /^(?:courses|certifications)\./.test(source.cv_path))
        : [],
    doneIn: () => 'education',
    advise: ({ found }) =>
      found
        ? 'Si tienes otra formación más cercana, añádela a tu CV.'
        : 'Añade tu formación con su nivel y especialidad.',
  }
}

// «Carreras comerciales» are studies of commerce.
const LINKING = new Set(['de', 'del', 'en', 'y', 'o', 'la', 'el', 'of', 'in', 'and', 'carrer'])
const subjectWords = (text: string): string[] => {
  const words = foldedWords(text).filter((word) => !LINKING.has(word))
  // A «máster de formación del profesorado» is one of the «profesorado».
  return words[0] === TRAINING && words.length > 1 ? words.slice(1) : words
}
const TRAINING = 'formacion'

/** What somebody studied of a field, at whatever level: «titulación en Turismo». */
export function studiesOf(text: string, candidate: PreparedCandidate): Finding {
  const field = { text, words: subjectWords(text), vector: null }
  let best = UNKNOWN
  for (const study of candidate.education) {
    const { fact } = study
    const reached = fieldReached(field, study, candidate) === 1 ? (fact.in_progress ? IN_PART : 1) : 0
    if (reached > (best.value ?? 0))
      best = { ...UNKNOWN, value: reached, found: fact.subject, lapsed: fact.in_progress, sources: [fact.source] }
  }
  return best
}

/** Studies that say less than what is asked for are no longer unknown. */
function bestStudy(value: Value, field: AskedField, candidate: PreparedCandidate): Finding {
  let best: EducationFact | undefined
  let best_value = -1
  for (const study of candidate.education) {
    const akin = value.akin && isAkin(field, study.fact) ? IN_PART : 0
    const reached = Math.min(levelReached(value, study.fact), Math.max(akin, fieldReached(field, study, candidate)))
    const is_nearer = reached === best_value && study.fact.level === value.min_level && best?.level !== value.min_level
    if ((reached <= best_value && !is_nearer) || (reached === 0 && study.fact.told)) continue
    best = study.fact
    best_value = reached
  }
  if (!best) return UNKNOWN
  if (best_value === 0 && AFTER_A_DEGREE.has(value.min_level) && hasCourseOf(field, candidate)) return UNKNOWN
  const related = best.level === null && best_value > 0
  // Where a degree is asked for, the degree is spoken of before the master's that came after it.
  const beyond = best.level !== value.min_level && best.level !== null && AFTER_A_DEGREE.has(best.level)
  return {
    ...UNKNOWN,
    value: best_value,
    found: best.due ? `${best.subject}, ${best.due}` : best.subject,
    related,
    sources: [best.source],
    ...(best.in_progress && best_value < 1 && { lapsed: true }),
    ...(beyond && { vague: true }),
  }
}

/** Who took courses of a speciality after the degree went on in it, and nobody knows how far. */
const hasCourseOf = ({ words }: AskedField, { certifications }: PreparedCandidate): boolean =>
  words.some((word) => certifications.some((held) => held.words.has(word)))

/** One level under the required one, studies that go on, or those that do not say their level count in part. */
function levelReached({ min_level, unfinished, field }: Value, { level, in_progress }: EducationFact): number {
  // What somebody studied in a field of work is at least the training for it.
  if (level === null) return min_level === 'FP_MEDIO' && field !== null && !in_progress ? 1 : IN_PART
  // As long, and no trade learnt.
  if (min_level === 'FP_MEDIO' && level === 'BACHILLERATO') return IN_PART
  const gap = EDUCATION_EQF[min_level] - EDUCATION_EQF[level]
  if (gap <= 0) return in_progress && !unfinished && !isBehind(min_level, level) ? IN_PART : 1
  // Everybody with a master's has a degree: it is where one begins, and no part of it.
  return gap === 1 && !AFTER_A_DEGREE.has(min_level) ? IN_PART : 0
}

/** Nobody begins a degree without the school that leads to it, nor a master's without a degree. */
const isBehind = (wanted: EducationLevel, begun: EducationLevel): boolean =>
  SCHOOL.has(wanted) ? EDUCATION_EQF[begun] > EDUCATION_EQF[wanted] : wanted === 'GRADO' && AFTER_A_DEGREE.has(begun)
const SCHOOL: ReadonlySet<EducationLevel> = new Set(['PRIMARIA', 'SECUNDARIA', 'BACHILLERATO'])
const AFTER_A_DEGREE: ReadonlySet<EducationLevel> = new Set(['MASTER', 'DOCTORADO'])

/** «Técnico en carreras de ingeniería» is one of machines, circuits or programs. */
const OF_ENGINEERING: ReadonlySet<string> = new Set(
  'computing telecommunications industrial-engineering mechanics electrical civil-engineering chemistry automotive hvac'.split(
    ' ',
  ),
)
const ANY_ENGINEERING = /^(?:carreras? (?:de |en )?)?ingenierias?$/

const isOfEngineering = ({ text }: AskedField, { subject }: EducationFact): boolean =>
  ANY_ENGINEERING.test(flatten(text)) &&
  (TECHNICAL.test(flatten(subject)) || [...studyFieldsIn(subject)].some((id) => OF_ENGINEERING.has(id)))
const TECHNICAL =
  /(?<![a-z])(?:ingenier|enginyer|automatic|automatizacion|regulacion y control|robotica|electronic|mecatronic)/

function fieldReached(
  field: AskedField,
  { fact, words }: WithWords<EducationFact>,
  { lines }: PreparedCandidate,
): number {
  if (field.words.every((word) => words.has(word))) return 1
  if (field.words.every((word) => hasKin(word, words)) || isOfEngineering(field, fact)) return 1
  const shared = sharedFields(field, fact)
  if (shared.some((id) => ONE_FIELD.has(id)) && !isSpeciality(field, fact)) return 1
  if (shared.length > 0 || field.words.some((word) => words.has(word))) return IN_PART
  const at = lines.facts.findIndex(({ source }) => source.cv_path === fact.source.cv_path)
  if (!field.vector || at < 0 || at >= countOf(lines.vectors)) return IN_PART
  return angle(field.vector, lines.vectors, at) >= AKIN_FROM ? IN_PART : 0
}

/** Nobody learns in one master's of law what another is about; «Derecho» itself has many names. */
const isSpeciality = ({ words }: AskedField, { level }: EducationFact): boolean =>
  level !== null && AFTER_A_DEGREE.has(level) && words.length > 1

/** Careers of one faculty, which «o afines» lets in. */
const FACULTIES: readonly ReadonlySet<string>[] = [
  'business accounting economics marketing foreign-trade human-resources logistics mathematics data-science tourism',
  'industrial-engineering mechanics electrical civil-engineering computing telecommunications data-science physics mathematics geology automotive hvac safety architecture',
  'chemistry biology environment agriculture food veterinary pharmacy nutrition physics geology',
  'medicine nursing pharmacy dentistry physiotherapy health-technician nutrition psychology biology sports',
  'law social-science social-work psychology education humanities communication human-resources languages',
  'communication marketing design audiovisual languages humanities music architecture',
].map((ids) => new Set(ids.split(' ')))

function isAkin({ text }: AskedField, { subject, level }: EducationFact): boolean {
  if (level === null) return false
  const [wanted, studied] = [studyFieldsIn(text), studyFieldsIn(inSpanish(spelledOut(subject)))]
  return FACULTIES.some((ids) => [...wanted].some((id) => ids.has(id)) && [...studied].some((id) => ids.has(id)))
}

/** «Contaduría Pública» is what a «Contador Público» has studied. */
const hasKin = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) || [...words].some((other) => areKin(word, other))

/** One study under many names: «Sistemas» and «Tecnologías de la Información» are; logopedia and physiotherapy are two. */
const ONE_FIELD: ReadonlySet<string> = new Set(
  'computing accounting business human-resources marketing foreign-trade law logistics tourism telecommunications'.split(
    ' ',
  ),
)

function sharedFields({ text }: AskedField, { subject, level }: EducationFact): string[] {
  if (level === null) return []
  const wanted = studyFieldsIn(text)
  return wanted.size > 0 ? [...studyFieldsIn(inSpanish(spelledOut(subject)))].filter((id) => wanted.has(id)) : []
}

/** «Homologación solicitada, pendiente de resolución»: until then foreign studies do not count where it is asked for. */
const RECOGNITION = /^(?:homologac|convalidac|revalid|reconocimient)/
const RECOGNISED = /^(?:homologad|convalidad|revalidad)/
const WAITING = /^(?:pendient|tramit|solicitad|solicit|proces|esperand|esper|iniciad|curs)/

function unlessUnrecognised({ recognised }: Value, studies: Finding, { lines }: PreparedCandidate): Finding {
  if (!recognised || !studies.value) return studies
  const said = lines.facts.filter(({ words }) => words.some((word) => RECOGNITION.test(word) || RECOGNISED.test(word)))
  const waits = said.find(({ words }) => words.some((word) => WAITING.test(word)))
  const done = said.some((one) => one !== waits && one.words.some((word) => RECOGNISED.test(word)))
  return waits && !done ? { ...studies, value: 0, denied: true, sources: [waits.source, ...studies.sources] } : studies
}

function byExperience({ equivalent_years }: Value, { worked_months, job_sources }: PreparedCandidate): Finding | null {
  if (equivalent_years === null || worked_months < equivalent_years * 12) return null
  return { value: 1, found: '', related: false, months: worked_months, last_year: 0, sources: job_sources }
}

function better(studies: Finding, experience: Finding | null): Finding {
  return experience === null || studies.value === 1 ? studies : experience
}
