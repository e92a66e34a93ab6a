import { and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { appliedVacancies, vacancySearch } from '#server/features/search/search.tables.ts'
import type { Search } from '#server/features/search/search-context.ts'
import { wantedWhere } from '#server/features/search/wanted-where.sql.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchingProfiles } from '../tables/matching.tables.ts'
import { isInPoolOf, type Looking } from '../tables/pool.sql.ts'
import type { AskedTerms } from './asked-terms.ts'

const p = matchingProfiles

/**
 * The profiles that share most, by what they share: one look into the index for each term, and no other row is read.
 * `offset 0` keeps the looks apart, whatever the planner thinks of how many profiles have a term.
 */
function sharing(
  db: Database,
  { terms, weights }: AskedTerms,
  owner: typeof p.cv_id | typeof p.vacancy_id,
  among: Among,
) {
  const asked = sql`unnest(${sql.param(terms)}::text[], ${sql.param(weights)}::real[]) as asked(term, weight)`
  const holders = sql`lateral (select ${owner} as profile_of from ${p} where ${owner} is not null and ${p.terms} @> array[asked.term] offset 0) as holders`
  const shared = db
    .select({
      profile_of: sql<string>`holders.profile_of`.as('profile_of'),
      overlap: sql<number>`sum(asked.weight)`.as('overlap'),
    })
    .from(sql`${asked}, ${holders}`)
    .groupBy(sql`holders.profile_of`)
    .orderBy(sql`sum(asked.weight) desc, holders.profile_of desc`)
  return db.$with('sharing').as(among === 'all' ? shared : shared.limit(among))
}

/** How many of those that share most are looked at, whether they are wanted or not. */
type Among = number | 'all'
/** So many were looked at: when it is as many as were allowed, there may be more. */
const looked_at = sql<number>`(select count(*)::int from sharing)`

interface VacanciesWanted {
  asked: AskedTerms
  search: Search
  /** What this leaves out only comes later in the list; absent: nothing does, and the first that are wanted are enough. */
  preferred?: Search
  limit: number
  among?: Among
}

/** The open vacancies that share most with a CV, those within the person's conditions first. */
export function shortVacancies(db: Database, { asked, search, preferred, limit, among = 'all' }: VacanciesWanted) {
  const shared = sharing(db, asked, p.vacancy_id, among)
  const { vacancy_id, published_at } = vacancySearch
  const first = preferred ? [sql`(${wantedWhere(preferred) ?? sql`true`}) desc`] : []
  return db
    .with(shared)
    .select({ id: vacancy_id, published_at, looked_at })
    .from(shared)
    .innerJoin(vacancySearch, eq(vacancy_id, shared.profile_of))
    .where(wantedWhere(search))
    .orderBy(...first, desc(shared.overlap), desc(shared.profile_of))
    .limit(limit)
}

interface PeopleWanted {
  asked: AskedTerms
  /** Each of these must be said, in one of its ways. */
  said: readonly (readonly string[])[]
  looking: Looking
  /** Whoever applied to it is in its process already; who is there without a name stays, for who goes missing is known. */
  vacancy_id: string
  limit: number
  among?: Among
}

const basic = (field: 'full_name' | 'email' | 'city') => sql<string | null>`${cvs.document} #>> ${`{basics,${field}}`}`
const own = {
  account_name: users.full_name,
  account_email: users.email,
  full_name: basic('full_name'),
  email: basic('email'),
  city: basic('city'),
}

/** The people of the pool who share most with a vacancy. */
export function shortPeople(db: Database, { asked, said, looking, vacancy_id, limit, among = 'all' }: PeopleWanted) {
  const shared = sharing(db, asked, p.cv_id, among)
  const applied = db
    .select({ one: sql`1` })
    .from(appliedVacancies)
    .where(
      and(
        eq(appliedVacancies.user_id, users.id),
        eq(appliedVacancies.vacancy_id, vacancy_id),
        eq(appliedVacancies.is_hidden, false),
      ),
    )
  return db
    .with(shared)
    .select({ id: cvs.id, revision: cvs.revision, hidden_companies: users.hidden_companies, own, looked_at })
    .from(shared)
    .innerJoin(cvs, eq(cvs.id, shared.profile_of))
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(and(isInPoolOf(db, looking), notExists(applied), saying(said)))
    .orderBy(desc(shared.overlap), desc(cvs.id))
    .limit(limit)
}

function saying(said: PeopleWanted['said']): SQL | undefined {
  if (said.length === 0) return undefined
  const each = said.map((ways) => sql`${p.terms} && ${sql.param([...ways])}::text[]`)
  return sql`${cvs.id} in (select ${p.cv_id} from ${p} where ${p.cv_id} is not null and ${and(...each)})`
}
