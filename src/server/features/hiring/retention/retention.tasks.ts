import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { eraseUninformed } from '../added-people/disclosure.service.ts'
import { forgetAbandonedAnswers } from '../applying/answer-files.service.ts'
import { forgetUnsentFiles } from '../messages/unsent-files.service.ts'
import { anonymiseOld, warnOfRetention } from './retention.service.ts'

export const retentionTask = task({
  name: 'hiring.retention',
  data: z.object({}),
  schedule: '35 4 * * *',
  concurrency: 1,
  run: async (deps) => {
    await anonymiseOld(deps)
    await warnOfRetention(deps)
    await forgetUnsentFiles(deps)
    await forgetAbandonedAnswers(deps)
    await eraseUninformed(deps)
  },
})
