import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { id, line, text, timestamp } from '../../core/fields.ts'
import { HIRING_LENGTHS } from '../hiring-limits.ts'

const messageTemplateKind = z.enum([
  'MENSAJE',
  'RECHAZO_CV',
  'RECHAZO_ENTREVISTA',
  'RECHAZO_PRUEBA',
  'RECHAZO_FINALISTA',
  'ENTREVISTA',
])
export type MessageTemplateKind = z.infer<typeof messageTemplateKind>
/** What can stand in a template. */
export const TEMPLATE_VARIABLES = ['nombre', 'vacante', 'empresa', 'qué_faltó', 'firma'] as const

const messageTemplate = z.object({
  /** Null for ours, which every company begins with. */
  id: id.nullable(),
  kind: messageTemplateKind,
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  updated_at: timestamp.nullable(),
})
export type MessageTemplate = z.output<typeof messageTemplate>

const inCompany = z.object({ id })
export const messageTemplateBody = z.object({
  kind: messageTemplateKind,
  name: line(HIRING_LENGTHS.template.name, 2),
  subject: line(HIRING_LENGTHS.letter.subject, 2),
  body: text(HIRING_LENGTHS.letter.body, 30),
})
export const MESSAGE_TEMPLATES_MAX = 60

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/companies/:id/message-templates',
  summary: 'Six of ours first, then those of the company by name',
  params: inCompany,
  answer: z.object({ items: z.array(messageTemplate), next_cursor: z.null() }),
})
export const createMessageTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/companies/:id/message-templates',
  summary: 'Keep a text; 409 over 60',
  params: inCompany,
  body: messageTemplateBody,
  answer: messageTemplate,
  status: 201,
})
export const updateMessageTemplate = endpoint({
  method: 'PUT',
  path: '/api/v1/companies/:id/message-templates/:template_id',
  summary: 'Change one',
  params: inCompany.extend({ template_id: id }),
  body: messageTemplateBody,
  answer: messageTemplate,
})
export const deleteMessageTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/companies/:id/message-templates/:template_id',
  summary: 'Delete one',
  params: inCompany.extend({ template_id: id }),
  status: 204,
})
