import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addSeconds } from '#shared/core/time.ts'

interface Person {
  name: string
  email: string
}

interface Entry {
  id: string
  sequence: number
  title: string
  description: string
  place: string
  /** Where it is read in full. */
  url: string
  starts_at: Date
  duration_minutes: number
}

export interface Appointment extends Entry {
  organizer: Person
  /** Whoever gets this file: nobody reads in it who else was asked. */
  attendee: Person
  now: Date
}

/** A bare carriage return would begin a line of its own in the file. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n')

const PRODUCT = { company: 'Skillo', product: 'Entrevistas', language: 'ES' }

/** RFC 5545, in UTC: every calendar shows it in the reader's own time, whatever clocks do until then. */
const eventOf = (
  { id, sequence, title, description, place, url, starts_at, duration_minutes }: Entry,
  stamp: Date,
) => ({
  id: `${id}@skillo`,
  sequence,
  stamp,
  start: starts_at,
  end: addSeconds(starts_at, duration_minutes * 60),
  summary: plain(title),
  description: plain(description),
  location: plain(place),
  url,
})

const ended = (text: string): string => `${text.replace(/(?:\r?\n)+$/, '')}\r\n`

export function calendarFile(appointment: Appointment, method: 'REQUEST' | 'CANCEL'): string {
  const isOff = method === 'CANCEL'
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] })
  calendar.createEvent({
    ...eventOf(appointment, appointment.now),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: appointment.organizer,
    attendees: [
      {
        ...appointment.attendee,
        role: ICalAttendeeRole.REQ,
        status: isOff ? ICalAttendeeStatus.DECLINED : ICalAttendeeStatus.NEEDSACTION,
        rsvp: !isOff,
      },
    ],
  })
  return ended(calendar.toString())
}

export interface CalendarEntry extends Entry {
  changed_at: Date
}

const ASKED_AGAIN_SECONDS = 3600

/** What a calendar reads again and again: nobody is named as invited, and what did not change reads the same. */
export function calendarFeed(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name: plain(name),
    ttl: ASKED_AGAIN_SECONDS,
  })
  for (const entry of entries)
    calendar.createEvent({ ...eventOf(entry, entry.changed_at), status: ICalEventStatus.CONFIRMED })
  return ended(calendar.toString())
}
