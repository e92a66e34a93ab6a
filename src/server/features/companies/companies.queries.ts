import { and, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { Step } from '#shared/core/steps.ts'
import { type CompanyRow, companies, type NewCompany } from './companies.tables.ts'
import { isInTeam, meetsDemands } from './own-place.sql.ts'
import { companyTransfers, invitations, members } from './team.tables.ts'

/** Undefined when this person has made the same company already. */
export async function insertCompany(db: Database, values: NewCompany): Promise<CompanyRow | undefined> {
  const [company] = await db.insert(companies).values(values).onConflictDoNothing().returning()
  return company
}

/** What is left out, or undefined, stays as it is; `company-states` changes the status. */
export type CompanyChanges = { [K in Exclude<keyof NewCompany, 'status'>]?: NewCompany[K] | undefined }

export async function updateCompanyRow(db: Database, id: string, values: CompanyChanges): Promise<CompanyRow> {
  const [company] = await db.update(companies).set(values).where(eq(companies.id, id)).returning()
  if (!company) throw new Error('the company is gone')
  return company
}

export async function writeCompanyStatus(
  db: Database,
  id: string,
  { from, to }: Step<CompanyRow['status']>,
  values: CompanyChanges,
): Promise<CompanyRow> {
  const [company] = await db
    .update(companies)
    .set({ ...values, status: to })
    .where(and(eq(companies.id, id), inArray(companies.status, [...from])))
    .returning()
  if (!company) throw new Error('the company is not where this step begins')
  return company
}

/** A website alone proves nothing: whoever was stopped may write any other one. */
const provedAt = (domain: string): SQL | undefined => {
  const before_it_was_kept = and(isNull(companies.proved_domain), ne(companies.verification, 'UNVERIFIED'))
  return or(eq(companies.proved_domain, domain), and(eq(companies.domain, domain), before_it_was_kept))
}

/** All companies that ever proved hosts of a registered domain, whatever became of them. */
export async function listProvedAt(db: Database, domain: string): Promise<string[]> {
  const rows = await db.select({ id: companies.id }).from(companies).where(provedAt(domain)).orderBy(companies.id)
  return rows.map(({ id }) => id)
}

/** Since when companies of a registered domain see nobody. */
export async function findPeopleStop(db: Database, domain: string): Promise<Date | null> {
  const { people_stopped_at } = companies
  const [stop] = await db
    .select({ people_stopped_at })
    .from(companies)
    .where(and(provedAt(domain), isNotNull(people_stopped_at)))
    .limit(1)
  return stop?.people_stopped_at ?? null
}

interface Creation {
  created_by: string
  domain: string
  name: string
}

const sameCreation = ({ created_by, domain, name }: Creation): SQL | undefined =>
  and(
    eq(companies.created_by, created_by),
    eq(companies.domain, domain),
    eq(sql`lower(${companies.name})`, sql`lower(${name})`),
  )

export async function findSameCompany(db: Database, creation: Creation): Promise<CompanyRow | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(and(sameCreation(creation), ne(companies.status, 'ARCHIVED')))
  return company
}

const byTrust = [
  sql`${companies.verification} = 'UNVERIFIED'`,
  sql`${companies.created_at}`,
  sql`${companies.id}`,
] as const

/** The company that stands for a domain: the verified one, else the first; the person's own retries do not count. */
export async function findByDomain(db: Database, domain: string, except?: Creation): Promise<CompanyRow | undefined> {
  const same = except && sameCreation(except)
  const [company] = await db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.domain, domain),
        ne(companies.status, 'ARCHIVED'),
        same && or(not(same), sql`${companies.created_by} is null`),
      ),
    )
    .orderBy(...byTrust)
    .limit(1)
  return company
}

/** A company of this domain where the person works. */
export async function findOwnByDomain(db: Database, domain: string, userId: string) {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .innerJoin(members, eq(members.company_id, companies.id))
    .where(and(eq(companies.domain, domain), ne(companies.status, 'ARCHIVED'), isInTeam(userId)))
    .limit(1)
  return company
}

/** The companies of a person with what each card counts. */
export function listCards(db: Database, userId: string, now: Date) {
  const count = (table: SQL) => sql<number>`(select count(*)::int from ${table})`
  const at = sql`${now.toISOString()}::timestamptz`
  return db
    .select({
      company: companies,
      member: members,
      meets_demands: meetsDemands,
      members: count(sql`${members} m where m.company_id = ${companies.id} and m.status = 'ACTIVE'`),
      pending_invitations: count(
        sql`${invitations} i where i.company_id = ${companies.id} and i.state = 'PENDING' and i.expires_at > ${at}`,
      ),
      transfers: count(
        sql`${companyTransfers} t where t.to_member_id = ${members.id} and t.state = 'PENDING' and t.expires_at > ${at}`,
      ),
    })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.company_id))
    .where(isInTeam(userId))
    .orderBy(sql`${companies.status} <> 'ACTIVE'`, sql`lower(${companies.name})`, companies.id)
}
