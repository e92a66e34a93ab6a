import { describe, expect, it } from 'vitest'
import { deviceTimezone } from './device-timezone.ts'
import { formatDayTime } from './format.ts'
import { dayWords, hoursWords, momentWords, zoneWords } from './zoned-time.ts'

describe('hours of an interview', () => {
  it('are told on the clock of the reader, also on the other side of midnight', () => {
    const iso = '2026-11-24T23:30:00.000Z'
    expect(dayWords(iso, 'Europe/Madrid')).toBe('miércoles, 25 de noviembre')
    expect(hoursWords(iso, 45, 'Europe/Madrid')).toBe('00:30–01:15')
    expect(dayWords(iso, 'America/Bogota')).toBe('martes, 24 de noviembre')
    expect(hoursWords(iso, 45, 'America/Bogota')).toBe('18:30–19:15')
  })

  it('follow the clock that changes in the middle of them', () => {
    // In Madrid it is 2:00 twice on that night.
    expect(hoursWords('2026-10-25T00:30:00.000Z', 60, 'Europe/Madrid')).toBe('02:30–02:30')
    expect(hoursWords('2026-03-29T00:30:00.000Z', 60, 'Europe/Madrid')).toBe('01:30–03:30')
  })

  it('are the same in a list as in the interview, and named where the device has another clock', () => {
    const iso = '2026-11-24T23:30:00.000Z'
    const elsewhere = deviceTimezone() === 'Asia/Tokyo' ? 'America/Bogota' : 'Asia/Tokyo'
    expect(momentWords(iso, elsewhere)).toBe(`${formatDayTime(iso, elsewhere)}, ${zoneWords(elsewhere)}`)
    expect(momentWords(iso, deviceTimezone())).toBe(formatDayTime(iso))
    expect(formatDayTime(iso, 'Asia/Tokyo')).toBe('mié, 25 nov, 08:30')
  })

  it('say whose clock it is', () => {
    expect(zoneWords('Europe/Madrid')).toBe('hora de Madrid')
    expect(zoneWords('Atlantic/Canary')).toBe('hora de Canarias')
    expect(zoneWords('America/Bogota')).toBe('hora de Colombia')
    expect(zoneWords('America/Mexico_City')).toBe('hora de Ciudad de México')
  })
})
