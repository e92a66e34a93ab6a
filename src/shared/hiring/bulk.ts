import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { creationKey, id, text, timestamp } from '../core/fields.ts'
import { tag } from './application.ts'
import { rejectionBody } from './decisions.ts'
import { HIRING_FIGURES, HIRING_LENGTHS } from './hiring-limits.ts'

export const BULK_MAX = 200
/** From more than these on, a rejection asks for the number to be typed. */
export const BULK_CONFIRM_OVER = 20

const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('MOVE'), stage_id: id }),
  z.object({
    kind: z.literal('REJECT'),
    rejection: rejectionBody.extend({
      message: z.object({
        body: text(HIRING_LENGTHS.letter.body, 30).nullable(),
        delay_hours: z.int().min(0).max(HIRING_FIGURES.delay_hours).nullable().default(null),
      }),
    }),
  }),
  z.object({ kind: z.literal('TAG'), tag }),
  z.object({ kind: z.literal('ASSIGN'), member_id: id.nullable() }),
  z.object({ kind: z.literal('MESSAGE'), body: text(HIRING_LENGTHS.message, 1) }),
  z.object({ kind: z.literal('SCORECARD'), member_id: id }),
  z.object({ kind: z.literal('INVITE'), vacancy_id: id }),
  z.object({ kind: z.literal('TALENT') }),
])
export type BulkAction = z.output<typeof bulkAction>

export const bulkBody = z.object({
  /** Made by the client: the same person and key start one piece of work. */
  creation_key: creationKey,
  application_ids: z.array(id).min(1).max(BULK_MAX, `Elige hasta ${BULK_MAX} postulaciones.`),
  action: bulkAction,
  /** What the person typed; needed for a rejection of more than 20. */
  confirmed_number: z.int().nullable().default(null),
})

export const bulkWork = z.object({
  id,
  kind: z.enum(['MOVE', 'REJECT', 'TAG', 'ASSIGN', 'MESSAGE', 'SCORECARD', 'INVITE', 'TALENT']),
  state: z.enum(['RUNNING', 'DONE', 'UNDONE']),
  total: z.int(),
  done: z.int(),
  /** Left as they were, e.g. because somebody was quicker. */
  skipped: z.int(),
  /** Of the answers that wait, how many call off an interview: they leave before it, whatever hour was chosen. */
  calls_off: z.int(),
  created_at: timestamp,
  /** Mails of it wait until then and undoing is possible. */
  undo_until: timestamp.nullable(),
})
export type BulkWork = z.output<typeof bulkWork>

export const startBulk = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/applications/bulk',
  summary: 'The same for up to 200 applications, in the background; ids that are not of this vacancy are skipped',
  params: z.object({ id }),
  body: bulkBody,
  answer: bulkWork,
  status: 202,
})

/** What one of them will read; null for who is left as they are, e.g. because somebody decided meanwhile. */
export const previewBulk = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/applications/bulk/preview',
  summary: 'The letter that one of many would get, word by word; nothing is sent',
  params: z.object({ id }),
  body: bulkBody.pick({ action: true }).extend({ application_id: id }),
  answer: z.object({ letter: z.object({ to: z.string(), subject: z.string(), body: z.string() }).nullable() }),
})
export type BulkLetter = NonNullable<z.output<typeof previewBulk.answer>['letter']>

export const getBulk = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/applications/bulk/:bulk_id',
  summary: 'How far it is',
  params: z.object({ id, bulk_id: id }),
  answer: bulkWork,
})

export const undoBulk = endpoint({
  method: 'POST',
  path: '/api/v1/vacancies/:id/applications/bulk/:bulk_id/undo',
  summary: 'Take a move, a rejection or a message to many back: none of its mails is sent that has not left yet',
  params: z.object({ id, bulk_id: id }),
  answer: bulkWork,
})
