import { expect, it } from 'vitest'
import { isZone } from '#server/platform/zoned-time.ts'
import { COUNTRY_ZONES } from './country-zones.ts'
import { personZone, zoneFor } from './person-zone.ts'

it.each([
  ['what the profile says counts before the CV', 'America/Lima', 'ES', 'Madrid', 'America/Lima'],
  ['nobody chose the zone that accounts begin with', 'UTC', 'CO', 'Medellín', 'America/Bogota'],
  ['a zone that no clock knows counts as none', 'Mars/Olympus', 'PE', '', 'America/Lima'],
  [
    'a country of several zones: its capital, where the town is not known',
    'UTC',
    'MX',
    'Puebla',
    'America/Mexico_City',
  ],
  ['a town with other clocks', 'UTC', 'MX', 'Tijuana, Baja California', 'America/Tijuana'],
  ['the more exact name of two', 'UTC', 'MX', 'Loreto (Baja California Sur)', 'America/Mazatlan'],
  ['islands', 'UTC', 'ES', 'Las Palmas de Gran Canaria', 'Atlantic/Canary'],
  ['a name within another is none', 'UTC', 'ES', 'Palma de Mallorca', 'Europe/Madrid'],
  ['without a town', null, 'CL', null, 'America/Santiago'],
  ['a country that nobody wrote down here', 'UTC', 'JP', 'Osaka', null],
  ['nothing at all', 'UTC', null, 'Bogotá', null],
])('%s', (_, timezone, country, city, zone) => {
  expect(personZone({ timezone, country, city })).toBe(zone)
})

it('else it is the zone of the company', () => {
  expect(zoneFor({ timezone: 'America/Lima', company_timezone: 'Europe/Madrid' })).toBe('America/Lima')
  expect(zoneFor({ timezone: null, company_timezone: 'Europe/Madrid' })).toBe('Europe/Madrid')
  expect(zoneFor({ timezone: null, company_timezone: 'x' })).toBe('UTC')
})

it('knows only zones that there are', () => {
  const all = Object.values(COUNTRY_ZONES).flatMap(({ zone, elsewhere }) => [zone, ...Object.keys(elsewhere ?? {})])
  expect(all.filter((zone) => !isZone(zone))).toEqual([])
})
