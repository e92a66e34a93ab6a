import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import type { StoredObject } from '#server/platform/adapters/storage/storage.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { listKnownFiles } from './files.queries.ts'

export const removeObjectTask = task({
  name: 'files.remove-object',
  data: z.object({ id: z.uuid() }),
  run: ({ storage }, { id }) => storage.remove(id),
})

const HALF_AN_HOUR_MS = 30 * 60 * 1000
const BATCH = 500

/** Removes objects whose row never came to be, e.g. because the process died between the two. */
export const sweepObjectsTask = task({
  name: 'files.sweep-objects',
  data: z.object({}),
  schedule: '*/20 * * * *',
  run: async (deps) => {
    let batch: StoredObject[] = []
    for await (const object of deps.storage.list()) {
      if (deps.now().getTime() - object.modified_at.getTime() < HALF_AN_HOUR_MS) continue
      batch.push(object)
      if (batch.length === BATCH) batch = await sweep(deps, batch)
    }
    await sweep(deps, batch)
  },
})

async function sweep({ db, storage }: Deps, batch: StoredObject[]): Promise<StoredObject[]> {
  if (batch.length === 0) return []
  const known = await listKnownFiles(
    db,
    batch.map(({ key }) => key),
  )
  for (const { key } of batch) if (!known.has(key)) await storage.remove(key)
  return []
}
