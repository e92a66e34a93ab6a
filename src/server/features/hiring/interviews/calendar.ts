import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addSeconds } from '#shared/core/time.ts'

interface Person {
  name: string
  email: string
}

export interface Appointment {
  id: string
  sequence: number
  title: string
  description: string
  place: string
  /** Where it is read in full. */
  url: string
  starts_at: Date
  duration_minutes: number
  organizer: Person
  /** Whoever gets this file: nobody reads in it who else was asked. */
  attendee: Person
  now: Date
}

/** A bare carriage return would begin a line of its own in the file. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n')

/** RFC 5545, in UTC: every calendar shows it in the reader's own time, whatever clocks do until then. */
export function calendarFile(appointment: Appointment, method: 'REQUEST' | 'CANCEL'): string {
  const { id, sequence, title, description, place, url, starts_at, duration_minutes, now } = appointment
  const isOff = method === 'CANCEL'
  const calendar = ical({
    prodId: { company: 'Skillo', product: 'Entrevistas', language: 'ES' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    ...{ id: `${id}@skillo`, sequence, stamp: now },
    ...{ start: starts_at, end: addSeconds(starts_at, duration_minutes * 60) },
    ...{ summary: plain(title), description: plain(description), location: plain(place), url },
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
  return `${calendar.toString().replace(/(?:\r?\n)+$/, '')}\r\n`
}
