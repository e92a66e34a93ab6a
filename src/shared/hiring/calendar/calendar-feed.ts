import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { id, timestamp } from '../../core/fields.ts'

const path = '/api/v1/companies/:id/calendar-feed'
const params = z.object({ id })

const feed = z.object({
  is_on: z.boolean(),
  created_at: timestamp.nullable(),
  /** When a calendar last asked for it, to the nearest minutes. */
  read_at: timestamp.nullable(),
})

export const getCalendarFeed = endpoint({
  method: 'GET',
  path,
  summary: 'Whether the person has an address at which a calendar reads their interviews in this company',
  params,
  answer: feed,
})

export const createCalendarFeed = endpoint({
  method: 'POST',
  path,
  summary: 'A new secret address, shown this once; the one before leads nowhere from now on',
  params,
  answer: feed.extend({ url: z.string() }),
  status: 201,
})

export const deleteCalendarFeed = endpoint({
  method: 'DELETE',
  path,
  summary: 'The address leads nowhere from now on',
  params,
  status: 204,
})

const SUFFIX = '.ics'
/** Calendars know by the end of an address what it is. */
export const feedFileOf = (token: string): string => `${token}${SUFFIX}`
export const feedTokenOf = (file: string): string => file.slice(0, -SUFFIX.length)

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/v1/calendar-feeds/:file',
  summary:
    'The interviews of the person whose secret address this is, as iCalendar: those of the last 90 days and all to come. Whoever has it already is told so (ETag, 304)',
  session: 'none',
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  answer: 'file',
})
