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
      ...{ id: randomUUID(), position: job === 2 ? oneOf(roles).name_es : role.name_es, company: 'Talleres Ibáñez' },
      ...{ start: `${2022 - job * 4}-0${1 + whole(9)}`, end: job === 0 ? null : `${2025 - job * 4}-0${1 + whole(9)}` },
      ...{ current: job === 0, summary: `Trabajo diario con ${name(oneOf(ids))} y ${name(oneOf(ids))}.` },
    })),
    skills: ids.map((id) => ({ id: randomUUID(), name: name(id), skill_id: id })),
    languages: [{ id: randomUUID(), language: 'en', overall: oneOf(['A2', 'B1', 'B2', 'C1'] as const) }],
  })
}

async function aPerson({ db }: Ctx, email: string, now: Date): Promise<string> {
  const user = await insertUser(db, {
    ...{
      full_name: 'Nerea Etxeberria-Núñez',
      email,
      email_verified_at: now,
      password_hash: '-',
      visibility: 'VISIBLE',
    },
    ...{ terms_version: '-', terms_accepted_at: now, created_at: now, updated_at: now },
  })
  if (!user) throw new Error('that address is taken')
  return user.id
}

const BATCH = 100

/** A few people and vacancies, each written as the services would; the first vacancy is led by the owner. */
export async function fillMarket(ctx: Ctx, originals: number): Promise<{ vacancy_id: string }> {
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
  const [first] = made
  if (!first) throw new Error('no vacancy was made')
  const user_id = await aPerson(ctx, OWNER, now)
  const place = { company_id: first.company.id, user_id, role: 'OWNER', can_see_salary_expectations: true } as const
  const { id } = await insertMember(ctx.db, { ...place, joined_at: now, updated_at: now })
  await replaceHiringTeam(ctx.db, first.vacancy.id, [{ member_id: id, role: 'LEAD' }])
  await refreshProfiles(ctx)
  return { vacancy_id: first.vacancy.id }
}

/** The columns of a table, with other values for some: what is kept packed is copied as it is packed. */
async function copied(client: Client, table: string, changes: Record<string, string>): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  return `insert into ${table} (${names.join()}) select ${names.map((name) => changes[name] ?? `o.${name}`).join()} from`
}

/** Names and brands of its own that every text has, so that a larger market has more rare words and not only more of each. */
const OWN_WORDS = `o.terms || (select array_agg('marca' || floor(random() * 300000)::int + 0 * of_one.one) from generate_series(1, 3) of_one(one) where o.id is not null)`
const AT_ONCE = 20_000
const LARGE = ['users', 'cvs', 'matching_profiles', 'vacancies', 'vacancy_search']

/** Every original so many times more, with all that was read of it: whoever searches meets whole groups of equals. */
export async function multiply(client: Client, times: number, mark: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from users where email ~ '^mercado-[0-9]+@'`,
  )
  const step = Math.max(1, Math.floor(AT_ONCE / (rows[0]?.count ?? 1)))
  const rebuild = await withoutIndexes(client)
  for (let done = 0; done < times; done += step) {
    await client.query('begin')
    await copyOnce(client, Math.min(step, times - done), mark)
    await client.query('commit')
  }
  await rebuild()
}

async function copyOnce(client: Client, times: number, mark: string): Promise<void> {
  await client.query(`
    create temporary table twins on commit drop as select c.id as old_cv, gen_random_uuid() as cv, c.user_id as old_user, gen_random_uuid() as person
      from cvs c join users u on u.id = c.user_id and u.email ~ '^mercado-[0-9]+@', generate_series(1, ${times})`)
  await client.query(`
    create temporary table copies on commit drop as select v.id as old, gen_random_uuid() as new, random() * interval '28 days' as earlier
      from vacancies v, generate_series(1, ${times}) where v.id::text like '00000000-%'`)
  const copy = async (table: string, changes: Record<string, string>, from: string) =>
    client.query(`${await copied(client, table, changes)} ${from}`)
  const twin = (table: string, by: string) => `twins join ${table} o on o.${by}`
  const other = (table: string, by: string) => `copies join ${table} o on o.${by} = old`
  await copy('users', { id: 'person', email: `person || '.${mark}@correo.example'` }, twin('users', 'id = old_user'))
  await copy('cvs', { id: 'cv', user_id: 'person' }, twin('cvs', 'id = old_cv'))
  const own = { id: 'gen_random_uuid()', terms: OWN_WORDS }
  await copy('matching_profiles', { ...own, cv_id: 'cv' }, twin('matching_profiles', 'cv_id = old_cv'))
  const published_at = 'o.published_at - earlier'
  await copy('vacancies', { id: 'new', published_at }, other('vacancies', 'id'))
  await copy('vacancy_search', { vacancy_id: 'new', published_at }, other('vacancy_search', 'vacancy_id'))
  await copy('matching_profiles', { ...own, vacancy_id: 'new' }, other('matching_profiles', 'vacancy_id'))
}

/** Indexes are built once at the end, and who belongs to whom is copied with them: row by row would take most of the time. */
async function withoutIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where tablename = any($1) and indexdef not like '%UNIQUE%'`,
    [LARGE],
  )
  const { rows: links } = await client.query<{ of: string; name: string; made: string }>(
    `select conrelid::regclass as of, conname as name, pg_get_constraintdef(oid) as made from pg_constraint
     where contype = 'f' and conrelid = any($1::regclass[]) and connamespace = 'public'::regnamespace`,
    [LARGE],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { of, name } of links) await client.query(`alter table ${of} drop constraint ${name}`)
  return async () => {
    await client.query("set maintenance_work_mem = '1GB'")
    for (const { made } of indexes) await client.query(made)
    for (const { of, name, made } of links)
      await client.query(`alter table ${of} add constraint ${name} ${made.replace(/ NOT VALID$/, '')} not valid`)
    await client.query(`vacuum (analyze) ${LARGE.join()}`)
  }
}
