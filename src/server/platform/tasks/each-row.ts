import { type Deps, inTransaction } from '#server/context.ts'
import { describeError } from '#server/platform/http/errors.ts'

/** A page of rows in the order of their ids, so that what fails is passed by and not met again. */
export interface RowPage {
  after: string
  limit: number
}

interface Rows {
  /** For the log. */
  name: string
  list: (page: RowPage) => Promise<readonly { id: string }[]>
  size?: number
}

type InTransaction = Rows & { work: (tx: Deps, id: string) => Promise<unknown> }
type ByItself = Rows & { work: (id: string) => Promise<unknown> }

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
const SIZE = 200

/**
 * Works off many rows, each in a transaction of its own: one that fails is logged by its id and stops nobody. It throws
 * at the end, so that the task is tried again for those that are left, and half-way when the process stops.
 */
export function forEachRow(deps: Deps, { work, ...rows }: InTransaction): Promise<void> {
  return walkRows(deps, { ...rows, work: (id) => inTransaction(deps, (tx) => work(tx, id)) })
}

/** The same for work that opens its own transactions, or waits for somebody outside, in which none may stay open. */
export async function walkRows(deps: Deps, { name, list, work, size = SIZE }: ByItself): Promise<void> {
  let failed = 0
  let after = BEFORE_ALL
  for (let rest = true; rest; ) {
    const rows = await list({ after, limit: size })
    for (const { id } of rows) {
      deps.ending?.throwIfAborted()
      await work(id).catch((error: unknown) => {
        deps.ending?.throwIfAborted()
        failed += 1
        deps.log.error({ event: 'batch.row_failed', batch: name, row_id: id, error: describeError(error) })
      })
    }
    after = rows.at(-1)?.id ?? after
    rest = rows.length === size
  }
  if (failed > 0) throw new Error(`${failed} rows of ${name} failed`)
}
