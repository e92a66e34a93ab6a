import type { Deps } from '#server/context.ts'
import { forgetFile } from '#server/platform/files/files.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addDays } from '#shared/core/time.ts'
import { deleteUnsentFile, listUnsentFiles } from './messages.queries.ts'

/** What somebody brought for a message and did not send within a day. */
export function forgetUnsentFiles(deps: Deps): Promise<void> {
  const before = addDays(deps.now(), -1)
  return forEachRow(deps, {
    name: 'hiring.unsent-files',
    list: (page) => listUnsentFiles(deps.db, before, page),
    work: async (tx, id) => {
      if (await deleteUnsentFile(tx.db, id)) await forgetFile(tx, id)
    },
  })
}
