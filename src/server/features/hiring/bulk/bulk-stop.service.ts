import { type Deps, inTransaction } from '#server/context.ts'
import { holdBulk, listUnfinished } from './bulk.queries.ts'
import { undo } from './bulk-undo.service.ts'

interface Gone {
  company_id: string
  user_id: string
}

/** Whoever was taken out of a company writes to nobody in its name any more: what they began and has not left is taken back. */
export async function stopBulksOf(deps: Deps, gone: Gone): Promise<void> {
  for (const { id } of await listUnfinished(deps.db, gone))
    await inTransaction(deps, async (tx) => {
      const bulk = await holdBulk(tx.db, id, 'update')
      if (bulk) await undo(tx, bulk)
    })
}
