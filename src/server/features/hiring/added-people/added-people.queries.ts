import { and, asc, desc, eq, gt, inArray, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { type AddedPersonRow, addedPeople as p } from '../tables/added-people.tables.ts'
import { applications as a, applicationSnapshots } from '../tables/applications.tables.ts'

type New = typeof p.$inferInsert

export async function insertAdded(db: Database, values: New): Promise<AddedPersonRow> {
  const [row] = await db.insert(p).values(values).returning()
  if (!row) throw new Error('the added person was not written')
  return row
}

export async function findAddedByKey(db: Database, companyId: string, key: string) {
  const [row] = await db
    .select({ added: p, application: a })
    .from(p)
    .innerJoin(a, eq(a.id, p.application_id))
    .where(and(eq(p.company_id, companyId), eq(p.creation_key, key)))
  return row
}

export async function findAdded(db: Database, applicationId: string) {
  const [row] = await db
    .select({ added: p, added_by_name: users.full_name })
    .from(p)
    .leftJoin(users, eq(users.id, p.added_by))
    .where(eq(p.application_id, applicationId))
  return row
}

/** With everything that its person is told about it. */
export async function findByLink(db: Database, tokenHash: Buffer) {
  const [row] = await db
    .select({
      added: p,
      application: a,
      content: applicationSnapshots.content,
      company: {
        id: companies.id,
        name: companies.name,
        website: companies.website,
        retention_months: companies.retention_months,
      },
      vacancy: { id: vacancies.id, title: vacancies.title },
    })
    .from(p)
    .innerJoin(a, eq(a.id, p.application_id))
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.application_id, a.id))
    .innerJoin(companies, eq(companies.id, p.company_id))
    .innerJoin(vacancies, eq(vacancies.id, a.vacancy_id))
    .where(eq(p.token_hash, tokenHash))
  return row
}

export async function updateAdded(
  db: Database,
  applicationId: string,
  values: Partial<Omit<New, 'application_id' | 'company_id'>>,
): Promise<void> {
  await db.update(p).set(values).where(eq(p.application_id, applicationId))
}

/** Whom nobody has told what is held of them, and the time for it is over. */
export function listUninformed(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: p.application_id })
    .from(p)
    .where(and(lte(p.ends_at, now), gt(p.application_id, after)))
    .orderBy(asc(p.application_id))
    .limit(limit)
}

interface Alike {
  company_id: string
  vacancy_id: string
  email: string
  /** The last digits of a number, by which it is known however it was written. */
  phone_end: string
  full_name: string
  employers: readonly string[]
  /** Set for who sees only vacancies in whose team they are. */
  only_member_id: string | undefined
}

const basics = (field: string): SQL =>
  sql`coalesce(${applicationSnapshots.content} #>> ${`{document,basics,${field}}`}, '')`
const folded = (text: SQL | string): SQL => sql`lower(unaccent(${text}))`
const MOST = 10

/** People of a company's applications who are perhaps the same; those of this vacancy first, and nobody of a blind review. */
export function listAlike(db: Database, { phone_end, employers, only_member_id, ...who }: Alike) {
  const same_mail = who.email
    ? sql<boolean>`(lower(${basics('email')}) = ${who.email} or coalesce(${users.email}, ${p.email}, '') = ${who.email})`
    : sql<boolean>`false`
  const same_phone = phone_end
    ? sql<boolean>`(regexp_replace(${basics('phone')}, '\\D', '', 'g') like ${`%${phone_end}`}
        or coalesce(${users.phone}, '') like ${`%${phone_end}`})`
    : sql<boolean>`false`
  const named = sql.param(employers.map((one) => one))
  const same_name = employers.length
    ? sql<boolean>`(${folded(sql`${a.full_name}`)} = ${folded(sql`${who.full_name}::text`)} and exists (
        select 1 from jsonb_array_elements(${applicationSnapshots.content} #> '{document,experience}') job
        where ${folded(sql`job ->> 'company'`)} in (select ${folded(sql`unnest(${named}::text[])`)})))`
    : sql<boolean>`false`
  const inTeam = (memberId: string) =>
    db.select({ id: hiringTeams.vacancy_id }).from(hiringTeams).where(eq(hiringTeams.member_id, memberId))
  return db
    .select({
      application_id: a.id,
      vacancy_id: a.vacancy_id,
      title: vacancies.title,
      full_name: a.full_name,
      state: a.state,
      applied_at: a.applied_at,
      same_mail,
      same_phone,
      same_name,
    })
    .from(a)
    .innerJoin(applicationSnapshots, eq(applicationSnapshots.application_id, a.id))
    .innerJoin(vacancies, eq(vacancies.id, a.vacancy_id))
    .leftJoin(users, eq(users.id, a.user_id))
    .leftJoin(p, eq(p.application_id, a.id))
    .where(
      and(
        eq(a.company_id, who.company_id),
        eq(a.is_blind, false),
        notInArray(a.state, ['SENDING', 'ANONYMISED']),
        only_member_id ? inArray(a.vacancy_id, inTeam(only_member_id)) : undefined,
        or(same_mail, same_phone, same_name),
      ),
    )
    .orderBy(desc(sql`${a.vacancy_id} = ${who.vacancy_id}`), desc(a.applied_at))
    .limit(MOST)
}
