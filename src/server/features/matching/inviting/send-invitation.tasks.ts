import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { sendInvitation } from './send-invitation.service.ts'

export const sendInvitationTask = task({
  name: 'matching.send-invitation',
  data: z.object({ vacancy_id: z.uuid(), user_id: z.uuid() }),
  concurrency: 1,
  run: (deps, pair) => sendInvitation(deps, pair),
})
