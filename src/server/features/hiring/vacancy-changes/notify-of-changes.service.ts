import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { inReadingOrder } from '#shared/vacancies/vacancy-changes.ts'
import { noteOn } from '../applications/application-states.service.ts'
import { isOpen } from '../applications/application-states.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { notifyOfChanges, surroundingsOf } from '../notices/notices.service.ts'
import { findPublisher, forgetUntold, listUntold } from './vacancy-changes.queries.ts'

/** Each hears once, in one message, of all that changed since the last one; nobody of what makes no difference. */
export function notifyOfPendingChanges(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.tell-changes',
    list: (page) => listUntold(deps.db, page),
    work: tellOne,
  })
}

async function tellOne(tx: Deps, id: string): Promise<void> {
  const application = await lockApplication(tx.db, id)
  if (!application || application.untold_changes.length === 0) return
  await forgetUntold(tx.db, id)
  if (!isOpen(application.state)) return
  const fields = inReadingOrder(application.untold_changes)
  const actor_id = await findPublisher(tx.db, application.vacancy_id)
  await noteOn(tx, application, { kind: 'VACANCY_CHANGED', actor_id, detail: fields.join(',') })
  await notifyOfChanges(tx, application, await surroundingsOf(tx, application), fields)
}
