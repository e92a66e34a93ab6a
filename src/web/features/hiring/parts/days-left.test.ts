import { describe, expect, it } from 'vitest'
import { daysUntil, inDays } from './days-left.ts'

const now = new Date(2026, 10, 15, 23, 50)
const at = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString()

describe('days that are left', () => {
  it('are counted by nights, not by hours', () => {
    expect(daysUntil(at(16, 0), now)).toBe(1)
    expect(daysUntil(at(15, 23), now)).toBe(0)
    expect(daysUntil(at(13), now)).toBe(-2)
  })

  it('of a day without an hour are the same wherever the reader is', () => {
    expect(['2026-11-15', '2026-11-16', '2026-11-21'].map((day) => inDays(day, now))).toEqual([
      'hoy',
      'mañana',
      'en 6 días',
    ])
  })

  it('are said as people say them', () => {
    expect([at(15), at(16), at(21)].map((iso) => inDays(iso, now))).toEqual(['hoy', 'mañana', 'en 6 días'])
  })
})
