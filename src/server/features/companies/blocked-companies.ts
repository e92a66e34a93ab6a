import { folded } from '#shared/core/fold.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { likenessOf } from './company-likeness.ts'
import { isSharedDomain } from './domain.ts'

interface Company {
  name: string
  domain: string
  legal_name?: string | null
}

interface Block {
  name: string
  domain: string | null
}

const LEGAL_FORMS =
  /(?: (?:s ?a ?s|s ?a ?u|s ?a ?b|s ?a|s ?l ?u|s ?l ?l|s ?l|s ?r ?l|s de r ?l|s ?c|de c ?v|e ?i ?r ?l|spa|ltda|limitada|cia|inc|llc|ltd|corp|gmbh|plc))+$/

/** «Acme, S.A. de C.V.» and «ACME» are one company. */
export function foldName(name: string): string {
  const plain = folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain.replace(LEGAL_FORMS, '')
}

/** A host, whether somebody wrote a domain or a whole address. */
export function foldDomain(domain: string): string {
  return domain
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '')
}

function isWithin(host: string, domain: string): boolean {
  return domain.includes('.') && (host === domain || host.endsWith(`.${domain}`))
}

/** As names and hosts are compared, so that many questions about one person fold them once. */
export interface Folded {
  /** By name and by legal name. */
  names: readonly string[]
  host: string
  /** «acme-espana.com» calls itself Acme. */
  label: string
}

/** Shorter ones are shared by too many. */
const LABEL_LEAST = 4

function labelOf(host: string): string {
  const label = likenessOf(host.split('.')[0] ?? '')
  return label.length >= LABEL_LEAST && !isSharedDomain(host) ? label : ''
}

export function foldedCompany({ name, domain, legal_name }: Block & Pick<Company, 'legal_name'>): Folded {
  const host = foldDomain(domain ?? '')
  const names = [name, legal_name ?? ''].map(likenessOf).filter((one) => one !== '')
  return { names, host, label: labelOf(host) }
}

const isSame = (one: Folded, other: Folded): boolean =>
  [...one.names, one.label].some((word) => word !== '' && [...other.names, other.label].includes(word))

/** Whether one of these companies, which somebody shuts out, is this one. */
export const areBlocking = (blocked: readonly Folded[], company: Folded): boolean =>
  blocked.some((one) => isSame(one, company) || isWithin(company.host, one.host) || isWithin(one.host, company.host))

interface Employed {
  experience: readonly Pick<CvDocument['experience'][number], 'current' | 'company' | 'company_url'>[]
}

/** Whoever employs the person now is blocked without being asked. */
function currentEmployers({ experience }: Employed): Block[] {
  return experience.filter(({ current }) => current).map((job) => ({ name: job.company, domain: job.company_url }))
}

/** All that the owner of the CV shuts out, by themselves or by working there. */
export const shutOutBy = (hidden: readonly Block[], document: Employed): Folded[] =>
  [...hidden, ...currentEmployers(document)].map(foldedCompany)

/** Whether the owner of the CV has shut out one of these companies. */
export function isShutOut(companies: readonly Company[], hidden: readonly Block[], document: Employed): boolean {
  const blocked = shutOutBy(hidden, document)
  return companies.some((company) => areBlocking(blocked, foldedCompany(company)))
}
