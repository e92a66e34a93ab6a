import type { Deps } from '#server/context.ts'
import { findPeopleStop, listProvedAt, updateCompanyRow } from './companies.queries.ts'
import type { CompanyRow } from './companies.tables.ts'
import { registeredDomain } from './domain.ts'

type Proved = Pick<CompanyRow, 'id' | 'domain' | 'proved_domain'>
const provedBy = ({ domain, proved_domain }: Proved): string => proved_domain ?? registeredDomain(domain)

/** A company with all others that proved its domain: whoever holds a domain can make as many as they like. */
export async function ofSameDomain({ db }: Pick<Deps, 'db'>, company: Proved): Promise<string[]> {
  return [...new Set([company.id, ...(await listProvedAt(db, provedBy(company)))])]
}

/** Nobody of the domain sees people of the pool any more; whoever runs the installation may end it (operations). */
export async function stopPeopleReading(tx: Pick<Deps, 'db' | 'now'>, companyIds: readonly string[]): Promise<void> {
  for (const id of companyIds) await updateCompanyRow(tx.db, id, { people_stopped_at: tx.now() })
}

/** What is kept of a domain that was proved just now; if its people-reading was stopped, it is for this company, too. */
export async function provedNow({ db }: Pick<Deps, 'db'>, company: CompanyRow) {
  const proved_domain = registeredDomain(company.domain)
  return { proved_domain, people_stopped_at: company.people_stopped_at ?? (await findPeopleStop(db, proved_domain)) }
}
