import { z } from 'zod'
import { inTransaction } from '#server/context.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { finishCompany } from './finish-company.ts'
import { drawCompany } from './pictures/draw-company.ts'
import { bringSample } from './sample/bring-sample.ts'

/** What the demonstration can show without and that takes long: one company at a time, while people already look around. */
export const finishCompanyTask = task({
  name: 'demo.finish-company',
  data: z.object({ company_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { company_id }) => inTransaction(deps, (tx) => finishCompany(tx, company_id)),
})

/** Apart from the other, so that no picture waits for a board. */
export const drawCompanyTask = task({
  name: 'demo.draw-company',
  data: z.object({ company_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { company_id }) => drawCompany(deps, company_id),
})

/** The file with which somebody answers a vacancy's question: drawn like any document, when the server already answers. */
export const bringSampleTask = task({
  name: 'demo.bring-sample',
  data: z.object({ application_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { application_id }) => bringSample(deps, application_id),
})
