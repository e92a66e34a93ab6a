import { type Deps, inTransaction } from '#server/context.ts'
import * as queries from './audit.queries.ts'
import type { AuditSeal } from './audit.tables.ts'
import { type Head, nextLink, START } from './chain.ts'

const BATCH = 500

/** Links what happened since into the chains of its companies. */
export async function sealPending(deps: Deps): Promise<void> {
  while ((await inTransaction(deps, sealBatch)) === BATCH);
}

/** Answers how many were looked at. */
async function sealBatch(tx: Deps): Promise<number> {
  if (!(await queries.takeSealing(tx.db))) return 0
  const pending = await queries.listPending(tx.db, BATCH)
  if (pending.length === 0) return 0
  const digests = await queries.digestsOf(tx.db, pending)
  const last = await queries.lastSeals(tx.db, [...new Set(pending.map(({ company_id }) => company_id))])
  const heads = new Map<string, Head>(last.map(({ company_id, ...head }) => [company_id, head]))
  const sealed_at = tx.now()
  const seals = pending.flatMap(({ company_id, source, row_id }): AuditSeal[] => {
    const digest = digests.get(row_id)
    if (digest === undefined) return []
    const link = nextLink(heads.get(company_id) ?? START, digest)
    heads.set(company_id, link)
    return [{ company_id, source, row_id, digest, sealed_at, ...link }]
  })
  if (seals.length > 0) await queries.insertSeals(tx.db, seals)
  await queries.deletePending(
    tx.db,
    pending.map(({ number }) => number),
  )
  return pending.length
}
