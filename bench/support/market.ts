import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import type { Ctx } from '#server/context.ts'
import { insertUser } from '#server/features/accounts/users/users.queries.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { insertMember } from '#server/features/companies/team/members.queries.ts'
import { insertCv } from '#server/features/cvs/cvs.queries.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { refreshProfiles } from '#server/features/matching/profiles/profiles.service.ts'
import { vacancySearch } from '#server/features/search/search.tables.ts'
import { searchEntry } from '#server/features/search/search-entry.ts'
import { replaceHiringTeam } from '#server/features/vacancies/vacancies.queries.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { seededRandom } from '#tests/support/chance/random.ts'
import { contentWith } from '#tests/support/cvs.ts'
import { columnsOf, withoutIndexes } from './unindexed.ts'
import { companyRow, makeVacancies } from './vacancies.ts'

const { oneOf, whole } = seededRandom(20261116)

export const personAddress = (n: number) => `mercado-${n}@correo.example`
export const OWNER = 'titular@correo.example'

/** Somebody of one role: its skills, three jobs, two languages. */
function aContent() {
  const { roles, skills, skill } = taxonomy()
  const role = oneOf(roles)
  const ids = [...role.skill_ids, oneOf(skills).id]
  const name = (id: string) => (skill(id)?.name_es ?? id).slice(0, 50)
  return contentWith({
    basics: { headline: role.name_es },
    experience: [0, 1, 2].map((job) => ({
      id: randomUUID(),
      position: job === 2 ? oneOf(roles).name_es : role.name_es,
      company: 'Talleres Ibáñez',
      start: `${2022 - job * 4}-0${1 + whole(9)}`,
      end: job === 0 ? null : `${2025 - job * 4}-0${1 + whole(9)}`,
      current: job === 0,
      summary: `Trabajo diario con ${name(oneOf(ids))} y ${name(oneOf(ids))}.`,
    })),
    skills: ids.map((id) => ({ id: randomUUID(), name: name(id), skill_id: id })),
    languages: [{ id: randomUUID(), language: 'en', overall: oneOf(['A2', 'B1', 'B2', 'C1'] as const) }],
  })
}

async function aPerson({ db }: Ctx, email: string, now: Date): Promise<string> {
  const user = await insertUser(db, {
    full_name: 'Nerea Etxeberria-Núñez',
    email,
    email_verified_at: now,
    password_hash: '-',
    visibility: 'VISIBLE',
    terms_version: '-',
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  })
  if (!user) throw new Error('that address is taken')
  return user.id
}

const BATCH = 100

/** A few people and vacancies, each written as the services would; the owner leads the first of them, which are answered. */
export async function fillMarket(ctx: Ctx, originals: number, vacancies_led: number): Promise<string[]> {
  const now = ctx.now()
  for (let n = 0; n < originals; n += 1) {
    const user_id = await aPerson(ctx, personAddress(n), now)
    await insertCv(ctx.db, { ...aContent(), user_id, is_base: true, created_at: now, updated_at: now })
  }
  const made = [...makeVacancies(originals, now)]
  const owners = new Map(made.map(({ company }) => [company.id, company]))
  await ctx.db.insert(companies).values([...owners.values()].map((company) => companyRow(company, now)))
  for (let from = 0; from < made.length; from += BATCH) {
    const some = made.slice(from, from + BATCH)
    await ctx.db.insert(vacancies).values(some.map(({ vacancy }) => vacancy))
    await ctx.db.insert(vacancySearch).values(some.map(({ vacancy, company }) => searchEntry(vacancy, company).row))
  }
  const user_id = await aPerson(ctx, OWNER, now)
  const led = made.slice(0, vacancies_led)
  for (const company_id of new Set(led.map(({ company }) => company.id))) {
    const place = { company_id, user_id, role: 'OWNER', can_see_salary_expectations: true } as const
    const { id } = await insertMember(ctx.db, { ...place, joined_at: now, updated_at: now })
    for (const { vacancy, company } of led)
      if (company.id === company_id) await replaceHiringTeam(ctx.db, vacancy.id, [{ member_id: id, role: 'LEAD' }])
  }
  await refreshProfiles(ctx)
  return led.map(({ vacancy }) => vacancy.id)
}

const MARKET = ['users', 'cvs', 'vacancies', 'vacancy_search', 'matching_profiles', 'matching_outlines']

/** Names and brands of its own that every text has, so that a larger market has more rare words and not only more of each. */
const ownWord = (at: number) => `'marca' || abs(hashtext(concat(o.cv_id, o.vacancy_id, '.', n, '.', ${at})) % 300000)`
const OWN_WORDS = [0, 1, 2].map(ownWord).join()
const EARLIER = `o.published_at - case n when 0 then 0 else random() end * interval '28 days'`

const TWINS = { cv_id: 'originals.twin(o.cv_id, n)', vacancy_id: 'originals.twin(o.vacancy_id, n)' }

/** What is another in a copy. The owner of the first vacancy stays one. */
const CHANGES: Record<string, Record<string, string>> = {
  users: { id: 'originals.twin(o.id, n)', email: `case n when 0 then o.email else n || '.' || o.email end` },
  cvs: { id: 'originals.twin(o.id, n)', user_id: 'originals.twin(o.user_id, n)' },
  vacancies: { id: 'originals.twin(o.id, n)', published_at: EARLIER },
  vacancy_search: { vacancy_id: 'originals.twin(o.vacancy_id, n)', published_at: EARLIER },
  matching_profiles: {
    id: 'originals.twin(o.id, n)',
    ...TWINS,
    terms: `case n when 0 then o.terms else o.terms || array[${OWN_WORDS}] end`,
  },
  matching_outlines: {
    ...TWINS,
    terms: `case n when 0 then o.terms else concat_ws(e'\\n', o.terms, ${OWN_WORDS}) end`,
  },
}

/**
 * Every original so many times in all, with everything that was read of it: whoever searches meets whole groups of equals.
 * The tables are emptied and written anew in one transaction, without indexes and links: then PostgreSQL keeps no journal of
 * it, and what is kept packed is copied as it is packed, which no COPY from outside could do.
 */
export async function multiply(client: Client, times: number): Promise<void> {
  await keepOriginals(client)
  await client.query(`set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 2`)
  // Packing the words of every copy anew would take as long as everything else.
  await client.query('alter table matching_profiles alter column terms set storage external')
  await client.query('begin')
  const rebuild = await withoutIndexes(client, MARKET)
  await client.query(`truncate ${MARKET.join()}`)
  for (const table of MARKET) {
    const statement = await copied(client, table)
    for (let n = 0; n < times; n += 1) await client.query(statement, [n])
  }
  await rebuild()
  await client.query('commit')
  await client.query(`analyze ${MARKET.join()}`)
}

async function keepOriginals(client: Client): Promise<void> {
  const { rowCount } = await client.query(`select 1 from pg_namespace where nspname = 'originals'`)
  if (rowCount) return
  await client.query(`create schema originals`)
  for (const table of MARKET) await client.query(`create table originals.${table} as table ${table}`)
  // The same copy has the same name in a market of any size, and one that is a UUID of the fourth kind to whoever checks.
  await client.query(`
    create function originals.twin(of uuid, n int) returns uuid immutable language sql
    as $$ select case n when 0 then of else overlay(overlay(md5(of::text || n) placing '4' from 13) placing '8' from 17)::uuid end $$`)
}

/** The columns of a table, with other values for some. */
async function copied(client: Client, table: string): Promise<string> {
  const names = await columnsOf(client, table)
  const values = names.map((name) => CHANGES[table]?.[name] ?? `o.${name}`)
  const once = table === 'users' ? `where n = 0 or o.email <> '${OWNER}'` : ''
  return `insert into ${table} (${names.join()}) select ${values.join()} from (select $1::int as n) as copy, originals.${table} o ${once}`
}
