import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/hiring/calendar/calendar-feed.ts'
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed, readCalendarFeed } from './calendar-feed.service.ts'

export function calendarFeedRoutes(serve: Serve): void {
  serve(contract.getCalendarFeed, getCalendarFeed)
  serve(contract.createCalendarFeed, createCalendarFeed)
  serve(contract.deleteCalendarFeed, deleteCalendarFeed)
  serve(contract.readCalendarFeed, readCalendarFeed)
}
