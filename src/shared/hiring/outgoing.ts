import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, text, timestamp } from '../core/fields.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

/** «Cola de envío»: what people who applied will read, and until when it can be changed. */
export const outgoingState = z.enum(['QUEUED', 'SENT', 'CANCELLED', 'FAILED'])
export type OutgoingState = z.infer<typeof outgoingState>

export const outgoing = z.object({
  id,
  application_id: id,
  full_name: z.string(),
  kind: z.enum(['REJECTION', 'MESSAGE', 'OFFER']),
  /** One of many that left together and can be taken back together. */
  bulk_id: id.nullable(),
  subject: z.string(),
  body: z.string(),
  send_at: timestamp,
  /** When it left, was cancelled or could not be sent; null while it waits. */
  settled_at: timestamp.nullable(),
  state: outgoingState,
  created_by_name: z.string().nullable(),
})
export type Outgoing = z.output<typeof outgoing>

export const listOutgoing = endpoint({
  method: 'GET',
  path: '/api/v1/vacancies/:id/outgoing',
  summary: 'Mails of a vacancy: those that wait first come first, or the latest of those that left',
  params: z.object({ id }),
  query: z.object({ state: outgoingState.default('QUEUED'), cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(outgoing), next_cursor: z.string().nullable(), queued: z.int() }),
})

const one = z.object({ id, outgoing_id: id })
export const outgoingBody = z.object({
  subject: line(HIRING_LENGTHS.letter.subject, 2),
  body: text(HIRING_LENGTHS.letter.body, 1),
  send_at: z.iso.datetime({ offset: true }),
})

/** The letter as somebody read it before they changed it. */
const outgoingSeen = z.object({ subject: z.string(), body: z.string(), send_at: z.iso.datetime({ offset: true }) })

export const changeOutgoing = endpoint({
  method: 'PUT',
  path: '/api/v1/vacancies/:id/outgoing/:outgoing_id',
  summary:
    'Change words or hour while it waits; 409 `version_conflict` when it is no longer as in `before`, 409 `state_conflict` once it left',
  params: one,
  body: outgoingBody.extend({ before: outgoingSeen.nullable().default(null) }),
  answer: outgoing,
})

export const cancelOutgoing = endpoint({
  method: 'DELETE',
  path: '/api/v1/vacancies/:id/outgoing/:outgoing_id',
  summary: 'Do not send it; a rejection stays decided and its person reads it in their list at once',
  params: one,
  answer: outgoing,
})
