import type { Deps } from '#server/context.ts'
import * as queries from './audit.queries.ts'
import type { AuditSeal } from './audit.tables.ts'
import { type Head, nextLink, START } from './chain.ts'

const BATCH = 1000

interface Verdict {
  company_id: string
  links: number
  /** The first link that does not follow from the one before: the chain itself was touched. */
  broken_at: number | null
  /** Links whose row says something else now. */
  changed: number[]
  /** Links whose row is gone: after a deletion that somebody had a right to, or not. */
  gone: number[]
}

type Checked = Verdict & { head: Head }

export async function verifyCompany({ db }: Pick<Deps, 'db'>, company_id: string): Promise<Verdict> {
  let found: Checked = { company_id, links: 0, broken_at: null, changed: [], gone: [], head: START }
  for (;;) {
    const seals = await queries.listSeals(db, company_id, found.head.number, BATCH)
    found = checked(found, seals, await queries.digestsOf(db, seals))
    if (seals.length < BATCH || found.broken_at !== null) break
  }
  const { head: _, ...verdict } = found
  return verdict
}

export async function verifyAll(deps: Pick<Deps, 'db'>): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const id of await queries.listSealedCompanies(deps.db)) verdicts.push(await verifyCompany(deps, id))
  return verdicts
}

function checked(before: Checked, seals: readonly AuditSeal[], now: ReadonlyMap<string, string>): Checked {
  const found = { ...before, changed: [...before.changed], gone: [...before.gone] }
  for (const { number, digest, hash, row_id } of seals) {
    const link = nextLink(found.head, digest)
    if (link.number !== number || link.hash !== hash) return { ...found, broken_at: link.number }
    const says = now.get(row_id)
    if (says === undefined) found.gone.push(number)
    else if (says !== digest) found.changed.push(number)
    found.head = link
    found.links += 1
  }
  return found
}
