import { z } from 'zod'
import { task } from './queue.ts'
import { deleteDoneTasks } from './tasks.queries.ts'

/** The queue itself has one time of deletion for everything that ended, and what failed must outlast a long weekend. */
export const cleanTasksTask = task({
  name: 'tasks.clean',
  data: z.object({}),
  schedule: '*/15 * * * *',
  run: ({ db }) => deleteDoneTasks(db),
})
