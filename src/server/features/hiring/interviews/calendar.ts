import { addSeconds } from '#shared/core/time.ts'

interface Appointment {
  id: string
  sequence: number
  title: string
  company: string
  description: string
  place: string
  starts_at: Date
  duration_minutes: number
  now: Date
}

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const LINE_BYTES = 73

/** No line of a calendar file is longer than 75 bytes; a letter is never cut in two. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LINE_BYTES) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

/** RFC 5545, in UTC: every calendar shows it in the reader's own time, whatever clocks do until then. */
export function calendarFile(appointment: Appointment, method: 'REQUEST' | 'CANCEL'): string {
  const { id, sequence, title, company, description, place, starts_at, duration_minutes, now } = appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Skillo//Entrevistas//ES',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${id}@skillo`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts_at)}`,
    `DTEND:${stamp(addSeconds(starts_at, duration_minutes * 60))}`,
    `SUMMARY:${escaped(`${title} · ${company}`)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(place)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
