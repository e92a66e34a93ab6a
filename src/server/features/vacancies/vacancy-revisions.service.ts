import type { UserCtx } from '../../context.ts'
import { insertRevision } from './vacancies.queries.ts'
import type { VacancyRow } from './vacancies.tables.ts'
import { importantChanges } from './vacancy-changes.ts'

/** Keeps what changed in a text that people could already read. */
export async function keepRevision(tx: UserCtx, before: VacancyRow, after: VacancyRow): Promise<void> {
  const changes = importantChanges(before.document, after.document)
  if (changes.length === 0) return
  await insertRevision(tx.db, {
    vacancy_id: after.id,
    number: after.revision,
    changes,
    changed_by: tx.user.id,
    created_at: tx.now(),
  })
}
