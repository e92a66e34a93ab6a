import { folded } from '#shared/core/fold.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'

interface Company {
  name: string
  domain: string
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
  name: string
  host: string
}

export const foldedCompany = ({ name, domain }: Block): Folded => ({
  name: foldName(name),
  host: foldDomain(domain ?? ''),
})

/** Whether one of these companies, which somebody shuts out, is this one. */
export const areBlocking = (blocked: readonly Folded[], company: Folded): boolean =>
  blocked.some(
    ({ name, host }) =>
      (name !== '' && name === company.name) || isWithin(company.host, host) || isWithin(host, company.host),
  )

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
