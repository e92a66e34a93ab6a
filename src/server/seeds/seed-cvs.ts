import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import type { Deps } from '../context.ts'
import { insertCv } from '../features/cvs/cvs.queries.ts'
import { emit } from '../features/events/events.service.ts'
import { englishCv } from './demo-cv-en.ts'
import { spanishCv } from './demo-cv-es.ts'

/** Two CVs for whoever looks for work in the demonstration, who also wants to be found. */
export async function seedCvs(tx: Deps, user: UserRow): Promise<void> {
  const now = tx.now()
  const place = { user_id: user.id, created_at: now, updated_at: now }
  const base = await insertCv(tx.db, { ...cvContent.parse(spanishCv), ...place, is_base: true })
  const english = await insertCv(tx.db, { ...cvContent.parse(englishCv), ...place, is_base: false, parent_id: base.id })
  await updateUser(tx.db, user.id, {
    visibility: 'VISIBLE',
    job_preferences: {
      roles: ['Desarrolladora frontend'],
      seniority: ['SENIOR'],
      modalities: ['REMOTO', 'HIBRIDO'],
      contract_types: ['INDEFINIDO'],
      countries: ['MX', 'ES'],
      availability: '1_MES',
      work_permits: ['MX'],
      search_status: 'ABIERTA',
    },
  })
  for (const { id } of [base, english]) await emit(tx, { kind: 'CV_CHANGED', cv_id: id })
}
