import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { runRules } from './rule-run.service.ts'

export const automationsTask = task({
  name: 'hiring.automations',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => runRules(deps),
})
