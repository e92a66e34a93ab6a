import type { Deps } from '#server/context.ts'
import type { Followed } from '#server/features/events/events.service.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { listOpenIds, lockApplication } from '../applications/applications.queries.ts'
import { surroundingsOf, tellChange } from '../applications/news.service.ts'

/** Everybody who still waits hears once, in one message, of all that changed; nobody of what makes no difference. */
export async function tellApplicants(
  tx: Deps,
  { vacancy_id, actor_id, facts: { told } }: Followed<'VACANCY_CHANGES_PUBLISHED'>,
): Promise<void> {
  if (told.length === 0) return
  for (const { id } of await listOpenIds(tx.db, vacancy_id)) {
    const application = await lockApplication(tx.db, id)
    if (!application) continue
    const around = await surroundingsOf(tx, application)
    await noteOn(tx, application, { kind: 'VACANCY_CHANGED', actor_id, detail: told.join(',') })
    await tellChange(tx, application, around, told)
  }
}
