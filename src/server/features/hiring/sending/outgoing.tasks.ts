import { task } from '#server/platform/tasks/queue.ts'
import { sendOutgoingCall } from '../outgoing/send-outgoing.ts'
import { sendDue } from './send-outgoing.service.ts'

export const sendOutgoingTask = task({
  ...sendOutgoingCall,
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => sendDue(deps),
})
