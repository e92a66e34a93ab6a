import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { summaryLine } from './summary-lines.ts'
import { writeSummary } from './write-summary.service.ts'

export const writeSummaryTask = task({
  name: 'matching.write-summary',
  data: z.object({ vacancy_id: z.uuid(), digest: z.string(), lines: z.array(summaryLine) }),
  concurrency: 2,
  tries: 2,
  run: (deps, asked) => writeSummary(deps, asked),
})
