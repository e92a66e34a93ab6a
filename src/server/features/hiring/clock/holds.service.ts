import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { findMember, lockApplication, updateApplication } from '../applications/applications.queries.ts'
import type { ApplicationRow } from '../applications/applications.tables.ts'
import { surroundingsOf, tellTeam } from '../applications/news.service.ts'
import { listHoldsOver } from './clock.queries.ts'

/** Whoever looks after somebody on hold is reminded, once, when the date that the person was told has come. */
export function remindOfHolds(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'hiring.holds-over',
    list: (page) => listHoldsOver(deps.db, deps.now(), page),
    work: async (tx, id) => {
      const row = await lockApplication(tx.db, id)
      const until = row?.promised_reply_at
      if (row?.state !== 'ON_HOLD' || row.reminded_at || !until || until > tx.now()) return
      const now = tx.now()
      await updateApplication(tx.db, id, { reminded_at: now, changed_at: now })
      await tellTeam(tx, 'APP_HOLD_OVER', row, await surroundingsOf(tx, row), await responsibleFor(tx, row))
    },
  })
}

/** Nobody in particular: the whole team of the vacancy. */
async function responsibleFor(tx: Deps, row: ApplicationRow): Promise<string[] | undefined> {
  const owner = row.owner_member_id && (await findMember(tx.db, row.company_id, row.owner_member_id))
  return owner ? [owner.user_id] : undefined
}
