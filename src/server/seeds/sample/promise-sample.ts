import type { Deps } from '#server/context.ts'
import { bringSampleTask } from '../demo.tasks.ts'
import { findAskedForFile } from './sample.queries.ts'

/** Whoever applied last where the company asks for a file will have brought one. */
export async function promiseSample(tx: Deps, companyId: string): Promise<void> {
  const application_id = await findAskedForFile(tx.db, companyId)
  if (application_id) await tx.tasks.enqueue(tx.db, bringSampleTask, { application_id })
}
