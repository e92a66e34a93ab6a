import { describe, expect, it } from 'vitest'
import { timezones } from './timezones.ts'

describe('time zones', () => {
  it('are called as people say them in Spanish', () => {
    const named = Object.fromEntries(timezones('Europe/Madrid').map(({ value, label }) => [value, label]))
    const said = ['Europe/Madrid', 'Europe/London', 'America/New_York', 'America/Mexico_City', 'Europe/Berlin']
    expect(said.map((zone) => named[zone]?.replace(' (este dispositivo)', ''))).toEqual([
      'Europa · Madrid',
      'Europa · Reino Unido',
      'América · Nueva York',
      'América · Ciudad de México',
      'Europa · Berlín',
    ])
  })
})
