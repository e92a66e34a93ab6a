import type { Deps } from '#server/context.ts'
import type { Followed } from '#server/features/events/events.service.ts'
import { noteUntold } from './vacancy-changes.queries.ts'
import { notifyOfChangesTask } from './vacancy-changes.tasks.ts'

/** Everybody who still waits will hear of what changed, in the background: they may be thousands. */
export async function notifyApplicants(
  tx: Deps,
  { vacancy_id, facts: { told } }: Followed<'VACANCY_CHANGES_PUBLISHED'>,
): Promise<void> {
  if (told.length === 0) return
  if ((await noteUntold(tx.db, vacancy_id, told)) > 0) await tx.tasks.enqueue(tx.db, notifyOfChangesTask, {})
}
