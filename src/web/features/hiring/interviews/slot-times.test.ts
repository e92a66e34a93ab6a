import { expect, it } from 'vitest'
import { firstSlots, slotAfter } from './slot-times.ts'

it('offers three hours on the next working days, and one more each time it is asked', () => {
  const friday = new Date(2026, 2, 6, 12)
  expect(firstSlots(friday)).toEqual(['2026-03-09T10:00', '2026-03-09T16:00', '2026-03-10T10:00'])
  expect(slotAfter('2026-03-10T10:00', friday)).toBe('2026-03-10T16:00')
  expect(slotAfter('2026-03-13T16:30', friday)).toBe('2026-03-16T10:00')
  expect(slotAfter('', friday)).toBe('2026-03-09T10:00')
})

it.each(['America/Bogota', 'America/Mexico_City', 'Asia/Tokyo', 'Europe/Madrid'])(
  'hours are proposed while both are awake, also in %s',
  (zone) => {
    const slots = firstSlots(new Date(2026, 2, 2, 9), zone)
    expect(new Set(slots).size).toBe(3)
    for (const slot of slots) {
      const hour = (timeZone?: string) =>
        Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date(slot)))
      expect(hour()).toBeGreaterThanOrEqual(8)
      expect(hour(zone)).toBeGreaterThanOrEqual(8)
      expect(hour(zone)).toBeLessThan(20)
    }
  },
)
