import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { findMember, listTeam, lockApplication, updateApplication } from '../applications/applications.queries.ts'
import { notifyTeam, receivesTeamNotices, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import { listHoldsOver } from './deadlines.queries.ts'

/** The team is reminded of somebody on hold, once, when the date that the person was told has come. */
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
      await notifyTeam(tx, 'APP_HOLD_OVER', row, await surroundingsOf(tx, row), await whoPromised(tx, row))
    },
  })
}

/** As of every promised date the team hears of it, and whoever looks after the person, who need not be of that team. */
async function whoPromised(tx: Deps, { company_id, vacancy_id, owner_member_id }: ApplicationRow): Promise<string[]> {
  const team = (await listTeam(tx.db, vacancy_id)).filter(receivesTeamNotices)
  const owner = owner_member_id && (await findMember(tx.db, company_id, owner_member_id))
  return [...new Set([...team, ...(owner ? [owner] : [])].map(({ user_id }) => user_id))]
}
