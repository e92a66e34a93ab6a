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
  await ctx.db.insert(vacancies).values(made.map(({ vacancy }) => vacancy))
  await ctx.db.insert(vacancySearch).values(made.map(({ vacancy, company }) => searchEntry(vacancy, company).row))
  const [first] = made
  if (!first) throw new Error('no vacancy was made')
  const user_id = await aPerson(ctx, OWNER, now)
  const place = { company_id: first.company.id, user_id, role: 'OWNER', can_see_salary_expectations: true } as const
  const { id } = await insertMember(ctx.db, { ...place, joined_at: now, updated_at: now })
  await replaceHiringTeam(ctx.db, first.vacancy.id, [{ member_id: id, role: 'LEAD' }])
  await refreshProfiles(ctx)
  return { vacancy_id: first.vacancy.id }
}

const like = (table: string, original: string, changes: string): string =>
  `lateral jsonb_populate_record(null::${table}, to_jsonb(${original}) || jsonb_build_object(${changes})) as copy`

/** Every original so many times more, with all that was read of it: whoever searches meets whole groups of equals. */
export async function multiply(client: Client, times: number, mark: string): Promise<void> {
  await client.query(`
    create temporary table twins on commit drop as select c.id as old_cv, gen_random_uuid() as cv, c.user_id as old_user, gen_random_uuid() as person
      from cvs c join users u on u.id = c.user_id and u.email ~ '^mercado-[0-9]+@', generate_series(1, ${times})`)
  await client.query(`insert into users select copy.* from twins join users o on o.id = old_user,
    ${like('users', 'o', `'id', person, 'email', person || '.${mark}@correo.example'`)}`)
  await client.query(`insert into cvs select copy.* from twins join cvs o on o.id = old_cv,
    ${like('cvs', 'o', `'id', cv, 'user_id', person`)}`)
  await client.query(`insert into matching_profiles select copy.* from twins join matching_profiles o on o.cv_id = old_cv,
    ${like('matching_profiles', 'o', `'id', gen_random_uuid(), 'cv_id', cv`)}`)
  await client.query(`
    create temporary table copies on commit drop as select v.id as old, gen_random_uuid() as new
      from vacancies v, generate_series(1, ${times}) where v.id::text like '00000000-%'`)
  await client.query(
    `insert into vacancies select copy.* from copies join vacancies o on o.id = old, ${like('vacancies', 'o', `'id', new`)}`,
  )
  await client.query(`insert into vacancy_search select copy.* from copies join vacancy_search o on o.vacancy_id = old,
    ${like('vacancy_search', 'o', `'vacancy_id', new`)}`)
  await client.query(`insert into matching_profiles select copy.* from copies join matching_profiles o on o.vacancy_id = old,
    ${like('matching_profiles', 'o', `'id', gen_random_uuid(), 'vacancy_id', new`)}`)
}
