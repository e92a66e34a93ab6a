import type { Deps } from '#server/context.ts'
import { emit, type Followed } from '#server/features/events/events.service.ts'
import { listLiveIn } from '../vacancies.queries.ts'
import { moveVacancy } from '../vacancy-states.service.ts'

/** Nobody works on them any more: they are closed, and with that everybody who waits is answered. The company is locked. */
export async function closeWithCompany(
  tx: Deps,
  { company_id, actor_id }: Followed<'COMPANY_ARCHIVED'>,
): Promise<void> {
  const reason = 'CANCELLED'
  for (const vacancy of await listLiveIn(tx.db, company_id)) {
    const { id: vacancy_id, title } = await moveVacancy(tx, vacancy, 'close', {
      state_reason: reason,
      closed_at: tx.now(),
    })
    await emit(tx, {
      kind: 'VACANCY_CLOSE',
      company_id,
      actor_id,
      vacancy_id,
      facts: { title, reason },
      recipients: [],
    })
  }
}
