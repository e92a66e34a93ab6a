import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, line, timestamp } from '../core/fields.ts'
import { SAVED_SEARCH_NAME_MAX } from '../core/limits.ts'
import { jobFilters } from './jobs.ts'

export const alertFrequency = z.enum(['INSTANT', 'DAILY', 'WEEKLY', 'OFF'])
export type AlertFrequency = z.infer<typeof alertFrequency>

export const savedSearchBody = z.object({
  name: line(SAVED_SEARCH_NAME_MAX, 1),
  filters: jobFilters,
  frequency: alertFrequency,
  by_mail: z.boolean(),
  paused: z.boolean().default(false),
})

const savedSearch = savedSearchBody.extend({
  id,
  /** Published since the person last looked or was told. */
  new_count: z.int(),
  last_notified_at: timestamp.nullable(),
  created_at: timestamp,
})
export type SavedSearch = z.output<typeof savedSearch>

const path = '/api/v1/saved-searches'
const searchParams = z.object({ id })

export const listSavedSearches = endpoint({
  method: 'GET',
  path,
  summary: 'The alerts of the signed-in person',
  answer: z.object({ items: z.array(savedSearch), next_cursor: z.null() }),
})

export const createSavedSearch = endpoint({
  method: 'POST',
  path,
  summary: 'Save a search and choose how often to hear about it',
  body: savedSearchBody,
  answer: savedSearch,
  status: 201,
})

export const updateSavedSearch = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change an alert',
  params: searchParams,
  body: savedSearchBody,
  answer: savedSearch,
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete an alert',
  params: searchParams,
  status: 204,
})

export const seeSavedSearch = endpoint({
  method: 'POST',
  path: `${path}/:id/seen`,
  summary: 'The person has looked at what the alert finds: nothing of it is new any more',
  params: searchParams,
  status: 204,
})

export const runSavedSearch = endpoint({
  method: 'POST',
  path: `${path}/:id/run`,
  summary: '«Buscar ahora»: tells what is new at once and remembers it as told',
  params: searchParams,
  answer: z.object({ told: z.int() }),
})

const unsubscribeParams = z.object({ token: z.string().max(200) })

/** Opened from a mail, without a session: asks before it does anything, since mail scanners open every link. */
export const showUnsubscribe = endpoint({
  method: 'GET',
  path: `${path}/unsubscribe/:token`,
  summary: 'A page that asks whether to stop the mails of an alert',
  session: 'none',
  params: unsubscribeParams,
})

/** Sent by that page, or by the mail program itself (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: `${path}/unsubscribe/:token`,
  summary: 'Stops the mails of an alert, or of all',
  session: 'none',
  params: unsubscribeParams,
})
