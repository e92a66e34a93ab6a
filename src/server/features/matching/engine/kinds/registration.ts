import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { CertificationFact, Finding } from '../types.ts'
import { contentWords } from '../words/content-words.ts'
import { isLapsed } from '../words/said-beside.ts'

/** Who may practise: each country has its own word for it, and each word its own endings. */
const COLLEGE = /^colegi(?:ad|aci|atur)/
/** In Peru who is «habilitada» is a member whose dues are paid. */
const ABLE = /^habilitad/
const MATRICULATION = /^matr?(?:icul|$)/
const KINDS = [COLLEGE, MATRICULATION, /^ced(?:ul|$)/, /^tarjet/] as const
/** Said of every one of them. */
const OF_ALL = /^(?:vig(?:or|ent)|activ|profesional|habilitad|titulad|ejercient|dia|numer)/

/** «ICAM, 12345» among the registrations: the body alone says that somebody belongs to it. */
const isMember = ({ source }: CertificationFact, words: ReadonlySet<string>): boolean =>
  source.cv_path.startsWith('registrations.') && !KINDS.some((kind) => [...words].some((word) => kind.test(word)))

/** «Colegiada en Palencia desde 2009» answers «Colegiación en vigor»; a provincial matrícula answers a national one in part. */
export function byRegistration(name: string, { certifications }: PreparedCandidate): Finding {
  const asked = contentWords(name)
  const kind = KINDS.find((pattern) => asked.some((word) => pattern.test(word)))
  if (!kind) return UNKNOWN
  const held = certifications.find(
    ({ fact, words }) =>
      [...words].some((word) => kind.test(word) || (kind === COLLEGE && ABLE.test(word))) ||
      ((kind === COLLEGE || kind === MATRICULATION) && isMember(fact, words)),
  )
  if (!held) return UNKNOWN
  const { fact, words } = held
  const rest = asked.filter((word) => !kind.test(word) && !OF_ALL.test(word) && !words.has(word))
  const lapsed = isLapsed(fact.name)
  const value = lapsed ? EVIDENCE_VALUE.lapsed : rest.length > 0 ? EVIDENCE_VALUE.substitute : 1
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
