import { describe, expect, it } from 'vitest'
import { momentAt, momentWords, nextWorkingDayAt, wallClock } from './zoned-time.ts'

const at = (...said: Parameters<typeof momentAt>) => momentAt(...said).toISOString()

describe('hours of a zone', () => {
  it.each([
    ['2026-03-28', '10:00', 'Europe/Madrid', '2026-03-28T09:00:00.000Z'],
    ['2026-03-29', '10:00', 'Europe/Madrid', '2026-03-29T08:00:00.000Z'],
    ['2026-10-25', '10:00', 'Europe/Madrid', '2026-10-25T09:00:00.000Z'],
    ['2026-03-29', '01:59', 'Europe/Madrid', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Madrid', '2026-03-29T01:00:00.000Z'],
    ['2026-04-05', '10:00', 'America/Santiago', '2026-04-05T14:00:00.000Z'],
    ['2026-07-01', '10:00', 'America/Bogota', '2026-07-01T15:00:00.000Z'],
    ['2026-07-01', '00:00', 'Asia/Kolkata', '2026-06-30T18:30:00.000Z'],
    ['2026-07-01', '10:00', 'UTC', '2026-07-01T10:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, moment) => expect(at(day, time, zone)).toBe(moment))

  it('that are skipped in spring are an hour later', () => {
    expect(wallClock(momentAt('2026-03-29', '02:30', 'Europe/Madrid'), 'Europe/Madrid').time).toBe('03:30')
  })

  it('come back as they were said, every hour of two years in zones that change their clocks', () => {
    for (const zone of ['Europe/Madrid', 'America/Santiago', 'America/Tijuana', 'America/Argentina/Buenos_Aires'])
      for (let day = 0; day < 730; day += 1) {
        const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
        const moment = momentAt(date, '10:00', zone)
        expect(wallClock(moment, zone), `${zone} ${date}`).toEqual({ day: date, time: '10:00' })
      }
  })
})

it('the next working day leaves weekends out and counts from where the person is', () => {
  const friday = new Date('2026-03-27T22:30:00.000Z')
  expect(nextWorkingDayAt(friday, '10:00', 'Europe/Madrid').toISOString()).toBe('2026-03-30T08:00:00.000Z')
  const thursday = new Date('2026-03-26T23:30:00.000Z')
  expect(nextWorkingDayAt(thursday, '10:00', 'America/Bogota').toISOString()).toBe('2026-03-27T15:00:00.000Z')
})

it('a moment is said with its place', () => {
  expect(momentWords(new Date('2026-03-12T21:00:00.000Z'), 'America/Bogota')).toBe(
    'jueves, 12 de marzo, 16:00, hora de Bogotá',
  )
})
