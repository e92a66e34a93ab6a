import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { addDays } from '#shared/core/time.ts'
import { deleteOldOwnEvents } from './events.queries.ts'

const KEPT_DAYS = 90

/** What happened in a company stays; what only one person's bell showed goes with its notice. */
export const cleanEventsTask = task({
  name: 'events.clean',
  data: z.object({}),
  schedule: '41 3 * * *',
  run: ({ db, now }) => deleteOldOwnEvents(db, addDays(now(), -KEPT_DAYS)),
})
