import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { HeldTable } from '#server/platform/personal-data.ts'
import { registry } from './registry.ts'

export interface Whose {
  id: string
  email: string
}

export type Owned = HeldTable & { table: string; of: NonNullable<HeldTable['of']> }

export const owned: Owned[] = registry.flatMap((feature) =>
  Object.entries(feature).flatMap(([table, { of, ...held }]) => (of ? [{ ...held, table, of }] : [])),
)

/** The rows of a table that are this person's, as its feature declared. */
export function isTheirs({ of }: Pick<Owned, 'of'>, whose: Whose): SQL {
  const column = sql.identifier(of.column)
  if (of.by === 'mail_address') return sql`lower(${column}) = ${whose.email}`
  const holder = owned.find(({ table }) => table === of.in)
  if (!holder) return sql`${column} = ${whose.id}`
  return sql`${column} in (select id from ${sql.identifier(holder.table)} where ${isTheirs(holder, whose)})`
}

/** Deletes or empties what the register says, what hangs on other rows first. */
export async function eraseHeld(db: Database, whose: Whose): Promise<void> {
  const inOrder = owned.toSorted((a, b) => Number(b.of.in !== undefined) - Number(a.of.in !== undefined))
  for (const held of inOrder) {
    const { table, rows_go, emptied_by_feature, erased = [] } = held
    const theirs = isTheirs(held, whose)
    if (rows_go) await db.execute(sql`delete from ${sql.identifier(table)} where ${theirs}`)
    else if (!emptied_by_feature && erased.length > 0) {
      const emptied = sql.join(
        erased.map((name) => sql`${sql.identifier(name)} = null`),
        sql`, `,
      )
      await db.execute(sql`update ${sql.identifier(table)} set ${emptied} where ${theirs}`)
    }
  }
}
