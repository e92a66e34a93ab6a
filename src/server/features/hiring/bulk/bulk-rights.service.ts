import type { Deps } from '#server/context.ts'
import { mayInVacancy, requireVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import type { CompanyAction } from '#shared/companies/team-policy.ts'
import { AppError } from '#shared/core/errors.ts'
import type * as contract from '#shared/hiring/bulk.ts'
import type { BulkRow } from '../tables/outgoing.tables.ts'

export const NEEDS: Record<contract.BulkAction['kind'], CompanyAction> = {
  MOVE: 'move_application',
  REJECT: 'move_application',
  TAG: 'write_team_notes',
  ASSIGN: 'move_application',
  MESSAGE: 'message_candidate',
  SCORECARD: 'move_application',
  INVITE: 'message_candidate',
  TALENT: 'message_candidate',
}

/** Work in the background goes on for as long as whoever started it may still do the same by hand. */
export async function mayGoOn({ db }: Pick<Deps, 'db'>, { user_id, vacancy_id, action }: BulkRow): Promise<boolean> {
  const access = await requireVacancy({ db, user: { id: user_id } }, vacancy_id).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return access !== undefined && mayInVacancy(access, NEEDS[action.kind])
}
