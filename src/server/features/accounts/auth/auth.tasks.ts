import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { SESSION_IDLE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { deleteOldTickets } from '../second-factor/tickets.queries.ts'
import { deleteOldLinks } from '../sessions/links.queries.ts'
import { deleteDeadSessions } from '../sessions/sessions.queries.ts'

const KEEP_OLD_LINKS_SECONDS = 30 * 24 * 60 * 60

export const cleanAuthTask = task({
  name: 'auth.clean',
  data: z.object({}),
  schedule: '17 3 * * *',
  run: async ({ db, now }) => {
    await deleteDeadSessions(db, now(), addSeconds(now(), -SESSION_IDLE))
    await deleteOldTickets(db, now())
    // Used links are kept a while, so that an old one can still say «ya confirmado» instead of «vencido».
    await deleteOldLinks(db, addSeconds(now(), -KEEP_OLD_LINKS_SECONDS))
  },
})
