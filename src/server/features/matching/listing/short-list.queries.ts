import { and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { appliedVacancies, vacancySearch } from '#server/features/search/search.tables.ts'
import type { Search } from '#server/features/search/search-context.ts'
import { wantedWhere } from '#server/features/search/wanted-where.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { isInPoolOf, type Looking } from '../candidates/pool.tables.ts'
import { matchingProfiles } from '../matching.tables.ts'
import type { AskedTerms } from './asked-terms.ts'

const p = matchingProfiles

/** Each profile that shares a term, by what it shares: one look into the index for each term, and no other row is read. */
function sharing(db: Database, { terms, weights }: AskedTerms, owner: typeof p.cv_id | typeof p.vacancy_id) {
  const asked = sql`unnest(${sql.param(terms)}::text[], ${sql.param(weights)}::real[]) as asked(term, weight)`
  return db
    .select({
      profile_of: sql<string>`${owner}`.as('profile_of'),
      overlap: sql<number>`sum(asked.weight)`.as('overlap'),
    })
    .from(asked)
    .innerJoin(p, sql`${owner} is not null and ${p.terms} @> array[asked.term]`)
    .groupBy(owner)
    .as('sharing')
}

interface VacanciesWanted {
  asked: AskedTerms
  search: Search
  /** What this leaves out only comes later in the list. */
  preferred: Search
  limit: number
}

/** The open vacancies that share most with a CV, those within the person's conditions first. */
export function shortVacancies(db: Database, { asked, search, preferred, limit }: VacanciesWanted) {
  const shared = sharing(db, asked, p.vacancy_id)
  const { vacancy_id, published_at } = vacancySearch
  return db
    .select({ id: vacancy_id, published_at })
    .from(shared)
    .innerJoin(vacancySearch, eq(vacancy_id, shared.profile_of))
    .where(wantedWhere(search))
    .orderBy(sql`(${wantedWhere(preferred) ?? sql`true`}) desc`, desc(shared.overlap), desc(vacancy_id))
    .limit(limit)
}

interface PeopleWanted {
  asked: AskedTerms
  /** Each of these must be said, in one of its ways. */
  said: readonly (readonly string[])[]
  looking: Looking
  /** Whoever applied to it is in its process already, maybe without a name. */
  vacancy_id: string
  limit: number
}

/** The people of the talent pool who share most with a vacancy. */
export function shortPeople(db: Database, { asked, said, looking, vacancy_id, limit }: PeopleWanted) {
  const shared = sharing(db, asked, p.cv_id)
  const applied = db
    .select({ one: sql`1` })
    .from(appliedVacancies)
    .where(and(eq(appliedVacancies.user_id, users.id), eq(appliedVacancies.vacancy_id, vacancy_id)))
  return db
    .select({ id: cvs.id })
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
