import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { creationKey, id, text, timestamp } from '../core/fields.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

const MB = 1024 * 1024
export const MESSAGE_FILE = {
  max_bytes: 10 * MB,
  too_large: 'El archivo pesa más de 10 MB. Prueba con uno más pequeño.',
}
export const MESSAGE_FILES_MAX = 3
export const MESSAGE_MAX = HIRING_LENGTHS.message

const ofApplication = z.object({ id })

export const messageFile = z.object({ id, name: z.string(), type: z.string(), bytes: z.int() })

export const message = z.object({
  id,
  side: z.enum(['TEAM', 'SEEKER']),
  /** For the team: who of them wrote; its person reads the company's name. */
  author_name: z.string(),
  is_mine: z.boolean(),
  body: z.string(),
  files: z.array(messageFile),
  created_at: timestamp,
})
export type Message = z.output<typeof message>

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/messages',
  summary: 'Messages between the person and the team, the newest first; reading them marks them as read',
  params: ofApplication,
  query: z.object({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(message), next_cursor: z.string().nullable() }),
})

export const messageBody = z.object({
  /** Made by the client: the same key is one message. */
  creation_key: creationKey,
  body: text(MESSAGE_MAX, 1),
  file_ids: z.array(id).max(MESSAGE_FILES_MAX, `Adjunta hasta ${MESSAGE_FILES_MAX} archivos.`).default([]),
})

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/messages',
  summary: 'Write; the other side reads it in the bell and by mail',
  params: ofApplication,
  body: messageBody,
  answer: message,
  status: 201,
})

export const uploadMessageFile = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/files',
  summary: 'Bring a PDF, PNG, JPG or DOCX for the next message',
  params: ofApplication,
  upload: MESSAGE_FILE,
  answer: messageFile,
  status: 201,
})

export const getMessageFile = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/files/:file_id',
  summary: 'A file of a message, for both sides',
  params: z.object({ id, file_id: id }),
  answer: 'file',
})
