import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
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

/** Writes anew what older rules wrote. */
export function refreshIndex(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'search.refresh',
    list: (page) => listOutdated(deps.db, SEARCH_RULES_VERSION, page),
    work: indexVacancyById,
  })
}
