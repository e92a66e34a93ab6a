import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendar.ts'

const appointment = {
  id: '0198c0de-0000-7000-8000-000000000001',
  sequence: 3,
  title: 'Charla; con, comas · Ana García · Analista',
  description: 'Hola\rATTENDEE:mailto:otra@malo.example\nadiós',
  place: 'Calle Ñandú 1, 2.º',
  url: 'https://skillo.example/app',
  duration_minutes: 45,
  now: new Date('2026-03-02T09:00:00Z'),
  starts_at: new Date('2026-03-05T09:30:00Z'),
  organizer: { name: 'Acme, S. A.', email: 'hola@skillo.example' },
  attendee: { name: 'Laura "La Jefa" Núñez', email: 'laura@correo.example' },
}

const read = (method: 'REQUEST' | 'CANCEL') => {
  const text = calendarFile(appointment, method)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  return { text, calendar, component: event, event: new ICAL.Event(event) }
}

describe('a calendar file, read by another program', () => {
  it.each([
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ] as const)('asks for or takes away one appointment: %s', (method, status) => {
    const { calendar, component, event, text } = read(method)
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect([event.uid, event.sequence, component.getFirstPropertyValue('status')]).toEqual([
      `${appointment.id}@skillo`,
      3,
      status,
    ])
    expect(event.startDate.toJSDate()).toEqual(appointment.starts_at)
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-05T10:15:00Z'))
    expect([event.summary, event.location]).toEqual([appointment.title, appointment.place])
    expect(event.organizer).toMatch(/^mailto:hola@skillo\.example$/i)
    expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      'mailto:laura@correo.example',
    ])
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})
