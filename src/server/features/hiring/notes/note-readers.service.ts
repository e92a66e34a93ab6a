import type { Deps } from '#server/context.ts'
import { mayInVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import type { NoteReader } from '#shared/hiring/notes.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { listNear } from './notes.queries.ts'

/** Who may read what the team notes about an application, by the rule by which they open it; never its own person. */
export async function readersOf(
  ctx: Pick<Deps, 'db'>,
  { id: application_id, company_id, vacancy_id, user_id }: ApplicationRow,
): Promise<(NoteReader & { user_id: string })[]> {
  const near = await listNear(ctx.db, { company_id, vacancy_id, application_id })
  return near
    .filter((one) => one.user_id !== user_id)
    .filter((one) => mayInVacancy(one, 'see_vacancy') && mayInVacancy(one, 'write_team_notes'))
    .map((one) => ({
      member_id: one.member.id,
      full_name: one.full_name,
      user_id: one.user_id,
      reads_private: mayInVacancy(one, 'write_private_notes'),
    }))
}
