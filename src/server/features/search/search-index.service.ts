import { type Deps, inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { SEARCH_RULES_VERSION } from './rules-version.ts'
import { searchEntry } from './search-entry.ts'
import {
  deleteSearchRow,
  findCompanyRow,
  findVacancyRow,
  insertWords,
  listOutdated,
  listPublishedOf,
  upsertSearchRow,
} from './search-index.queries.ts'

export async function indexVacancyById(tx: Deps, id: string): Promise<void> {
  const vacancy = await findVacancyRow(tx.db, id)
  if (vacancy) await indexVacancy(tx, vacancy)
}

/** Keeps what search knows of a vacancy in step with it: called in the transaction of each change of text or state. */
export async function indexVacancy(tx: Deps, vacancy: VacancyRow): Promise<void> {
  const company = vacancy.state === 'PUBLISHED' ? await findCompanyRow(tx.db, vacancy.company_id) : undefined
  if (company?.status !== 'ACTIVE') return deleteSearchRow(tx.db, vacancy.id)
  const { row, vocabulary } = searchEntry(vacancy, company)
  await insertWords(tx.db, vocabulary)
  const isNew = await upsertSearchRow(tx.db, row)
  if (isNew) await emit(tx, { kind: 'VACANCY_LISTED', vacancy_id: vacancy.id })
}

/** After a change of the company's name, address or state, which its vacancies are found by. */
export async function indexCompany(tx: Deps, companyId: string): Promise<void> {
  for (const vacancy of await listPublishedOf(tx.db, companyId)) await indexVacancy(tx, vacancy)
}

const BATCH = 200

/** Writes anew what older rules wrote. */
export async function refreshIndex(deps: Deps): Promise<void> {
  for (let rest = true; rest; ) {
    rest = await inTransaction(deps, async (tx) => {
      const outdated = await listOutdated(tx.db, SEARCH_RULES_VERSION, BATCH)
      for (const { vacancy } of outdated) await indexVacancy(tx, vacancy)
      return outdated.length === BATCH
    })
  }
}
