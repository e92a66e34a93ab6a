import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { sendResetLink } from './reset-link.service.ts'

export const sendResetLinkTask = task({
  name: 'auth.send-reset-link',
  data: z.object({ email: z.string() }),
  run: (deps, { email }) => sendResetLink(deps, email),
})
