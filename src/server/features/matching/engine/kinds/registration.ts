import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate, WithWords } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { isKeptBy, type Practice, practiceOf } from '../papers/practice-forms.ts'
import type { CertificationFact, Finding } from '../types.ts'
import { contentWords } from '../words/content-words.ts'
import { isLapsed } from '../words/said-beside.ts'
import { sentenceAt } from '../words/sentence-at.ts'

/** Who may practise: each country has its own word for it, and each word its own endings. */
const COLLEGE = /^colegi(?:ad|aci|atur)/
/** In Peru who is «habilitada» is a member whose dues are paid. */
const ABLE = /^habilitad/
const ENROLLED = /^matr?(?:icul|$)/
const CARD = /^tarjet/
/** In Colombia people write the letters of their «tarjeta profesional» before its number. */
const IS_CARD = /^T\.? ?P\.?(?![\p{L}])/u
const REGISTER = /^(?:registr|inscri)/
const LICENCE_NUMBER = /^ced(?:ul|$)/
const KINDS = [COLLEGE, ENROLLED, LICENCE_NUMBER, CARD, REGISTER] as const
/** By their short forms: in one country members are enrolled, in another they join a college. */
const BY_FORM: ReadonlyMap<RegExp, readonly Practice[]> = new Map([
  [COLLEGE, ['COLLEGE', 'ENROLLED']],
  [ENROLLED, ['ENROLLED', 'COLLEGE']],
  [CARD, ['CARD']],
  [REGISTER, ['REGISTER']],
])
/** The college itself, and the letters of those of lawyers: «Mat. 12, Colegio de Abogados», «ICASV 1234». */
const BODY = /^(?:colegi|ica[a-z]{1,4}|mat)$/
/** Said of every one of them. */
const OF_ALL = /^(?:vig(?:or|ent)|activ|profesional|habilita(?:d|ci)|titulad|ejercient|dia|numer|colegi$)/

/** «Colegiada en Palencia desde 2009» answers «Colegiación en vigor»; a provincial matrícula answers a national one in part. */
export function byRegistration(name: string, candidate: PreparedCandidate): Finding {
  const { certifications } = candidate
  const asked = contentWords(name)
  const kind = KINDS.find((pattern) => asked.some((word) => pattern.test(word)))
  if (!kind) return UNKNOWN
  const held =
    certifications.find(({ words }) => [...words].some((word) => kind.test(word))) ??
    certifications.find((one) => (kind === COLLEGE || kind === ENROLLED) && isMember(one)) ??
    certifications.find((one) => kind === CARD && IS_CARD.test(one.fact.name)) ??
    certifications.find(({ fact }) => isOfForm(fact.name, kind))
  if (!held) return kind === LICENCE_NUMBER ? besideStudy(candidate) : UNKNOWN
  const { fact, words } = held
  const rest = asked.filter((word) => !kind.test(word) && !OF_ALL.test(word) && !words.has(word))
  const lapsed = isLapsed(fact.name)
  const value = lapsed
    ? EVIDENCE_VALUE.lapsed
    : rest.length > 0 && !isKeptBy(rest, fact.name)
      ? EVIDENCE_VALUE.substitute
      : 1
  const near = value < 1 && !lapsed
  return {
    ...UNKNOWN,
    value,
    found: fact.name,
    related: near,
    lapsed,
    sources: [fact.source],
    ...(near && { basis: 'NEAR' }),
  }
}

/** «Titulada, cédula 11223344»: in Mexico its number stands beside the degree that it is of. */
function besideStudy({ lines, texts }: PreparedCandidate): Finding {
  const line = lines.facts.find(
    ({ source: { cv_path }, words }) =>
      cv_path.startsWith('education.') && words.some((word) => LICENCE_NUMBER.test(word)),
  )
  const found = line ? sentenceAt(line.source, texts) : ''
  return line && !isLapsed(found) ? { ...UNKNOWN, value: 1, found, sources: [line.source] } : UNKNOWN
}

function isOfForm(name: string, kind: RegExp): boolean {
  const form = practiceOf(name)
  return form !== null && (BY_FORM.get(kind)?.includes(form) ?? false)
}

/** Whatever stands among the registrations and is no other kind of them says who may practise. */
function isMember({ fact, words }: WithWords<CertificationFact>): boolean {
  const own = [...words]
  if (own.some((word) => COLLEGE.test(word) || ENROLLED.test(word) || ABLE.test(word) || BODY.test(word))) return true
  return fact.source.cv_path.startsWith('registrations.') && !own.some((word) => KINDS.some((one) => one.test(word)))
}
