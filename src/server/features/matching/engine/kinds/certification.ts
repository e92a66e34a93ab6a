import { flatten } from '#server/features/language/normalise/fold.ts'
import type { RequirementValue } from '#shared/matching/matching.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { linesToShow } from '../near/lines-to-show.ts'
import type { AskedText } from '../nearest-line.ts'
import { byLicence, heldAs, isValid } from '../papers/held-papers.ts'
import { longEnough, withoutHours } from '../papers/hours-asked.ts'
import { classReaches, licenceClassesOf, OR_HIGHER, type PaperClass, paperClassOf } from '../papers/paper-class.ts'
import { cleanRecord } from '../said/clean-record.ts'
import type { Finding, LineFact, Source } from '../types.ts'
import { isLapsed, isUntaken } from '../words/said-beside.ts'
import { sentenceAt } from '../words/sentence-at.ts'
import { wordsAsked } from '../words/words-asked.ts'
import { byCourse, courseOf } from './course.ts'
import { deniedBy, deniedPart } from './denied.ts'
import { studiesOf } from './education.ts'
import type { Judge } from './kind.ts'
import { onItsWay } from './on-its-way.ts'
import { byNearestLine, sideBySide } from './own-words.ts'
import { byRegistration } from './registration.ts'

const { lapsed: EXPIRED, substitute: OTHER_CLASS } = EVIDENCE_VALUE
const ONLY_MENTIONED = 0.5
/** Where papers are listed, or people say what they hold; who speaks of one at work need not hold it. */
const HELD = /^(?:certifications|courses|registrations|circumstances|education|custom|skills|basics|summary)\b/

/** `skill_id`: the concept that it is about, as «carretilla elevadora», when the taxonomy knows one. */
export function certification(
  { name, unfinished }: RequirementValue<'CERTIFICATION'>,
  asked: AskedText,
  skill_id: string | null,
): Judge {
  const required = withoutHolder(wordsAsked(withoutHours(name)).words)
  const long_enough = longEnough(name)
  const told = { ...asked, words: withoutPaper(asked.words, name) }
  const ruleFor = (candidate: PreparedCandidate) => {
    if (told.words.length <= 1) return { ...BY_WORDS, counts: isNoTrade }
    // Who worked as a teacher need not hold the title of one.
    const isNoWork = (line: LineFact): boolean => isNoTrade(line) || tellsNothing(line, candidate)
    return STUDIES.test(name) ? { ...BY_WORDS, counts: isNoWork } : BY_WORDS
  }
  const shown = { ...asked, words: asked.words.filter((word) => !OF_ANY_PAPER.test(word)), by_words_only: true }
  const classed = paperClassOf(name)
  const licences = licenceClassesOf(name)
  const or_higher = OR_HIGHER.test(flatten(name))
  const field = STUDIES.exec(name)?.[1] ?? null
  const course = courseOf(withoutHours(name))
  const noOf = deniedPart(name, true)
  const practice = OF_PRACTICE.test(flatten(name)) ? 'PRACTICE' : null
  return {
    question: `¿Tienes la certificación ${name}?`,
    answer_settles: false,
    judge(candidate) {
      const held = better(
        better(byLicence(licences, candidate, or_higher), byClass(classed, candidate)),
        better(licences.length > 0 ? UNKNOWN : byName(required, candidate), byShortName(name, candidate)),
      )
      // A certificate that has run out says more than whatever else speaks of the matter.
      if (held.value !== null) return long_enough(held)
      const clean = cleanRecord(flatten(name), candidate)
      if (clean.value !== null) return { ...clean, found: '' }
      const getsIt = (): Finding => (unfinished ? onItsWay(name, candidate) : UNKNOWN)
      const no = noOf(candidate)
      // «No la tengo, pero puedo tramitarla» is enough where it may be on its way.
      if (no.denied) return better(no, getsIt())
      // Letters of other classes say nothing of the one with a trailer.
      if (licences.some((one) => one.includes('+'))) return deniedBy(required, 'DRIVING', candidate)
      const studied = field === null ? UNKNOWN : studiesOf(field, candidate)
      if (studied.value !== null) return studied
      const taught = byCourse(course, candidate)
      if (taught.value !== null) return long_enough(taught)
      const spoken_of = better(
        byRegistration(name, candidate),
        better(
          byConcept(skill_id, candidate),
          classed ? UNKNOWN : stillValid(byNearestLine(told, candidate, ruleFor(candidate)), candidate),
        ),
      )
      const begun = spoken_of.value === 1 ? UNKNOWN : getsIt()
      if (begun.value === 1) return begun
      return spoken_of.value === null
        ? deniedBy(required, licences.length > 0 || DRIVING.test(flatten(name)) ? 'DRIVING' : practice, candidate)
        : spoken_of
    },
    describe(finding) {
      if (finding.denied) return `Piden «${name}», y el CV dice que no.`
      if (finding.value === 1 && finding.basis === 'NEAR')
        return `Piden «${name}» o tenerla en trámite, y el CV dice que va en camino.`
      if (finding.basis === 'NEAR' || !finding.found) return sideBySide(name, finding)
      if (finding.value === 0) return `El CV muestra «${finding.found}», que es menos; se pide ${name}.`
      if (finding.related) return `El CV muestra «${finding.found}»; se pide ${name}: por eso cuenta en parte.`
      return finding.value === 1
        ? `El CV muestra «${finding.found}».`
        : `El CV muestra «${finding.found}», ${finding.lapsed ? 'sin vigencia, sin terminar o en trámite' : 'ya caducada'}.`
    },
    nearest: ({ lines }) =>
      licences.length > 0 || DRIVING.test(flatten(name)) ? [] : linesToShow(shown, lines, isNoTrade),
    doneIn: () => 'certifications',
    advise: ({ found, basis }) =>
      found && !basis
        ? `Si renovaste o terminaste ${name}, actualízalo en tu CV.`
        : `Si tienes la certificación ${name}, añádela a tu CV.`,
  }
}

/** «Registro en la Superintendencia» and «inscrita en la Superintendencia» name the same by what it is kept by. */
const KEPT = /^(?:registr|inscri)/
/** «Matrícula activa en CPACF» is one by the letters of who keeps it. */
const OF_MEMBERS = /^(?:registr|inscri|matricul|colegiad|colegiaci|habilitad|activ|vigent|vigor)/
const LETTERS = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u

function withoutPaper(words: readonly string[], name: string): readonly string[] {
  const of_body = words.filter((word) => !OF_MEMBERS.test(word))
  if (of_body.length === 1 && LETTERS.test(name) && name !== name.toUpperCase()) return of_body
  const telling = words.filter((word) => !KEPT.test(word))
  return telling.length > 1 ? telling : words
}

/** A «carnet de aplicador de fitosanitarios» is one of what is applied. */
const HOLDER = /^(?:aplicador|operador|conductor|usuari|titular)$/

function withoutHolder(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !HOLDER.test(word))
  return telling.length > 0 ? telling : words
}

const OF_ANY_PAPER =
  /^(?:licenci|registr|inscri|matricul|habilitaci|certific|titul|profesional|vigent|tarjet|permis|autorizac|acredit|credencial)/

const STUDIES = /^(?:titulaci[oó]n|t[ií]tulo|estudios|carrera|formaci[oó]n)(?: \p{L}+)? (?:en|de) (\p{L}.*)$/iu
const DRIVING =
  /(?:licencia|permiso|carnet?|registro) (?:profesional )?(?:de |para )(?:conducir|conduccion|manejo|manejar)|brevete/

const OF_PRACTICE =
  /(?<![a-z])(?:habilitacion|credencial|acreditacion|colegiacion|matricula profesional|tarjeta (?:profesional|de identidad profesional)|tip)(?![a-z])/

const BY_WORDS = { by_encoder: false, by_one_word: true }
/** What somebody is called is no paper: a «carretillero» need not hold the «carnet de carretillero». */
const isNoTrade = ({ source }: LineFact): boolean => !/^basics\.headline$|\.position$/.test(source.cv_path)

/** «Patrón de cabotaje, 2012», and nothing told of it, may be a paper in a list. */
const tellsNothing = ({ source }: LineFact, { texts }: PreparedCandidate): boolean => {
  const path = source.cv_path.replace(/position$/, '')
  return path !== source.cv_path && !Object.keys(texts).some((one) => one !== source.cv_path && one.startsWith(path))
}

const better = (a: Finding, b: Finding): Finding => ((b.value ?? -1) > (a.value ?? -1) ? b : a)

/** «AMIB figura 1, vencida desde 2020»: a line that names a paper says too whether it still counts. */
function stillValid(told: Finding, candidate: PreparedCandidate): Finding {
  const line = candidate.lines.facts.find(({ source }) => source === told.sources[0])
  if (!told.value || !line) return told
  const found = sentenceAt(line.source, candidate.texts)
  if (!isLapsed(found) && !line.words.some((word) => RUN_OUT.test(word))) return told
  return { ...UNKNOWN, value: EXPIRED, lapsed: true, found, sources: told.sources }
}
const RUN_OUT = /^(?:vencid|caducad|expirad|caduc|venci|expir)$/

const byName = (required: readonly string[], candidate: PreparedCandidate): Finding =>
  bestOf(
    candidate.certifications.filter(({ words }) => required.every((word) => words.has(word))),
    candidate,
  )

/** «Cédula A» is what people call a «Cédula de agente tipo A (CNSF)»: the same kind of paper, and its class. */
function byShortName(name: string, candidate: PreparedCandidate): Finding {
  const asked = flatten(name)
  const held = candidate.certifications.filter(({ fact }) => {
    const short = /^([a-z]{4,}) ([a-z])$/.exec(flatten(fact.name).trim())
    return short && asked.startsWith(`${short[1]} `) && new RegExp(`(?:tipo|clase) ${short[2]}(?![a-z])`).test(asked)
  })
  return bestOf(held, candidate)
}

function bestOf(held: PreparedCandidate['certifications'], candidate: PreparedCandidate): Finding {
  const chosen = held.find(({ fact }) => isValid(fact, candidate)) ?? held[0]
  return chosen ? heldAs(chosen.fact, candidate) : UNKNOWN
}

/** «Licencia SEC clase B» allows all that a clase D does; where nobody knows which is more, it counts in part. */
function byClass(asked: PaperClass | null, candidate: PreparedCandidate): Finding {
  if (!asked) return UNKNOWN
  let best = UNKNOWN
  for (const { fact, words } of candidate.certifications) {
    const held = asked.of.every((word) => words.has(word)) ? paperClassOf(fact.name) : null
    if (!held) continue
    const reaches = classReaches(asked, held)
    const value = reaches === null ? OTHER_CLASS : reaches ? (isValid(fact, candidate) ? 1 : EXPIRED) : 0
    const said = { found: fact.name, lapsed: isLapsed(fact.name), sources: [fact.source] }
    best = better(best, { ...UNKNOWN, ...said, value, ...(reaches === null && { related: true, basis: 'NEAR' }) })
  }
  return best
}

function byConcept(skill_id: string | null, { skills, jobs, texts }: PreparedCandidate): Finding {
  const known = skill_id === null ? undefined : skills.get(skill_id)
  if (!known) return UNKNOWN
  const { names, lapsed } = known
  // Who calls themselves «carretillero» says what they do, and not what they hold.
  const isWork = (source: Source) => jobs.some(({ fact }) => isSameSource(fact.source, source))
  if (known.sources.every(isWork)) return UNKNOWN
  const listed = known.sources.findIndex(({ cv_path }) => LISTED.test(cv_path))
  const at = listed >= 0 ? listed : known.sources.findIndex((source) => HELD.test(source.cv_path) && !isWork(source))
  if (at < 0)
    return {
      ...UNKNOWN,
      value: ONLY_MENTIONED,
      found: known.name,
      related: true,
      sources: known.sources,
      basis: 'NEAR',
    }
  const sources = known.sources.slice(at, at + 1)
  if (known.sources.every(({ cv_path }) => isUntaken(texts[cv_path] ?? '')))
    return { ...UNKNOWN, value: 0, denied: true, sources }
  return { ...UNKNOWN, value: lapsed ? EXPIRED : 1, found: names[at] ?? known.name, lapsed, sources }
}

/** Among papers and courses, before a remark elsewhere that names what they are of. */
const LISTED = /^(?:certifications|courses|registrations|circumstances\.licences)\./

const isSameSource = (a: Source, b: Source): boolean =>
  a.cv_path === b.cv_path && a.start === b.start && a.end === b.end
