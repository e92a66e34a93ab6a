import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, timestamp } from '../core/fields.ts'
import { MARK_AS_READ_MAX } from '../core/limits.ts'

export const notification = z.object({
  id,
  message: z.string(),
  is_read: z.boolean(),
  created_at: timestamp,
  link_to: z.string().nullable(),
})
export type Notification = z.output<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/',
  summary: 'The newest notices, at most 50; polled every 30 seconds',
  answer: z.array(notification),
  etag: true,
})

export const listAllNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/all',
  summary: 'Every notice of the last 90 days, the newest first; in pages',
  query: z.object({ cursor: z.string().max(300).optional() }),
  answer: z.object({ items: z.array(notification), next_cursor: z.string().nullable() }),
})

export const markAsReadBody = z.object({
  notification_ids: z
    .array(z.string().max(64))
    .max(MARK_AS_READ_MAX, `Marca como máximo ${MARK_AS_READ_MAX} a la vez.`),
})

export const markAsRead = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/mark-as-read',
  summary: 'Mark notices as read; ids of other people are ignored',
  body: markAsReadBody,
  answer: z.object({ updated: z.int() }),
})
