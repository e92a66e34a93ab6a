import { inArray } from 'drizzle-orm'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import { refreshProfilesTask } from '#server/features/matching/matching.tasks.ts'
import { notifications } from '#server/features/notifications/tables/notifications.tables.ts'
import { vacancySearch } from '#server/features/search/search.tables.ts'
import { searchEntry } from '#server/features/search/search-entry.ts'
import { insertWords } from '#server/features/search/search-index.queries.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { Deps } from '../../context.ts'
import { chanceOf } from '../chance.ts'
import { drawCompanyTask, finishCompanyTask } from '../demo.tasks.ts'
import { generatePeople } from '../people/generate-people.ts'
import { seedPlan } from '../seed-plan.ts'
import { houses } from './houses.ts'
import { type PlannedCompany, planCompany, tellOfCompany } from './plan-company.ts'
import { type PlannedVacancy, planVacancies, tellOfVacancy } from './plan-vacancies.ts'
import { Told } from './told.ts'
import { insertMany } from './world.queries.ts'

const SEED = 'skillo'
const PEOPLE = 600

interface Owners {
  /** Whose password everybody has. */
  like: UserRow
  /** By the name of the company that somebody of the demonstration owns. */
  owners: Readonly<Record<string, UserRow>>
}

/** Everybody and everything around the demo accounts, in few statements; what takes long is left to tasks. */
export async function seedWorld(tx: Deps, { like, owners }: Owners): Promise<void> {
  const { password_hash, terms_version } = like
  const people = [...generatePeople(SEED, PEOPLE, { today: tx.now(), password_hash, terms_version })]
  await insertMany(
    tx.db,
    users,
    people.map(({ user }) => user),
  )
  await insertMany(
    tx.db,
    cvs,
    people.map(({ cv }) => cv),
  )
  const planned = houses.map((house) =>
    planCompany(house, tx.now(), { password_hash, terms_version }, owners[house.name]),
  )
  await insertCompanies(tx, planned)
  await tx.tasks.enqueue(tx.db, refreshProfilesTask, {})
}

async function insertCompanies(tx: Deps, planned: readonly PlannedCompany[]): Promise<void> {
  const told = new Told(chanceOf(`${SEED}/told`), tx.now())
  await insertMany(
    tx.db,
    users,
    planned.flatMap((one) => one.users),
  )
  await insertMany(
    tx.db,
    companies,
    planned.map(({ company }) => company),
  )
  await insertMany(
    tx.db,
    members,
    planned.flatMap(({ team }) => team),
  )
  for (const one of planned) tellOfCompany(told, one)
  const asked = planned.flatMap((one) => planVacancies(one, tx.now()).map((vacancy) => ({ vacancy, one })))
  await insertVacancies(tx, asked, told)
  await insertMany(tx.db, events, told.events)
  await insertMany(tx.db, notifications, told.notifications)
  await payPlans(tx, planned)
}

interface Asked {
  vacancy: PlannedVacancy
  one: PlannedCompany
}

async function insertVacancies(tx: Deps, asked: readonly Asked[], told: Told): Promise<void> {
  await insertMany(
    tx.db,
    vacancies,
    asked.map(({ vacancy }) => vacancy),
  )
  const teams = asked.flatMap(({ vacancy, one: { team } }) =>
    team.map(({ id, user_id }) => ({
      vacancy_id: vacancy.id,
      member_id: id,
      role: user_id === vacancy.created_by ? ('LEAD' as const) : ('MEMBER' as const),
    })),
  )
  await insertMany(tx.db, hiringTeams, teams)
  for (const { vacancy } of asked) tellOfVacancy(told, vacancy, tx.now())
  await indexAll(tx, asked)
}

/** What publishing writes into the search index, for all at once. */
async function indexAll(tx: Deps, asked: readonly Asked[]): Promise<void> {
  const ids = asked.flatMap(({ vacancy }) => (vacancy.state === 'PUBLISHED' ? vacancy.id : []))
  const known = new Map(asked.map(({ one: { company } }) => [company.id, company]))
  const rows = await tx.db.select().from(vacancies).where(inArray(vacancies.id, ids))
  const entries = rows.flatMap((row) => {
    const company = known.get(row.company_id)
    return company ? [searchEntry(row, company)] : []
  })
  await insertWords(tx.db, [...new Set(entries.flatMap(({ vocabulary }) => vocabulary))].toSorted())
  await insertMany(
    tx.db,
    vacancySearch,
    entries.map(({ row }) => row),
  )
}

/** One minute after the other, so that the numbers of the invoices follow their dates. */
async function payPlans(tx: Deps, planned: readonly PlannedCompany[]): Promise<void> {
  const rows = await tx.db.select().from(companies)
  for (const [at, { company }] of planned.entries()) {
    const row = rows.find(({ id }) => id === company.id)
    const now = addSeconds(tx.now(), (at - planned.length) * 60)
    if (row) await seedPlan({ ...tx, now: () => now }, row)
  }
  for (const { id: company_id } of rows) {
    await tx.tasks.enqueue(tx.db, drawCompanyTask, { company_id })
    await tx.tasks.enqueue(tx.db, finishCompanyTask, { company_id })
  }
}
