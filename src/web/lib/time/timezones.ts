import { cityInZone, zoneCity } from '#shared/words/zones.ts'
import type { Choice } from '../choices.ts'
import { deviceTimezone } from './device-timezone.ts'

const regions: Readonly<Record<string, string>> = {
  America: 'América',
  Europe: 'Europa',
  Atlantic: 'Atlántico',
  Africa: 'África',
  Asia: 'Asia',
  Pacific: 'Pacífico',
  Australia: 'Australia',
  Indian: 'Índico',
  Antarctica: 'Antártida',
  Arctic: 'Ártico',
}

/** Zones whose cities have a name of their own in Spanish and whose hour is only known by letters («CET»). */
const cities: Readonly<Record<string, string>> = {
  'Africa/Cairo': 'El Cairo',
  'Atlantic/Canary': 'Canarias',
  'Atlantic/Faeroe': 'Islas Feroe',
  'Atlantic/Madeira': 'Madeira',
  'Atlantic/Reykjavik': 'Reikiavik',
  'Europe/Athens': 'Atenas',
  'Europe/Belgrade': 'Belgrado',
  'Europe/Berlin': 'Berlín',
  'Europe/Brussels': 'Bruselas',
  'Europe/Bucharest': 'Bucarest',
  'Europe/Copenhagen': 'Copenhague',
  'Europe/Kiev': 'Kiev',
  'Europe/Lisbon': 'Lisboa',
  'Europe/Luxembourg': 'Luxemburgo',
  'Europe/Monaco': 'Mónaco',
  'Europe/Paris': 'París',
  'Europe/Prague': 'Praga',
  'Europe/Rome': 'Roma',
  'Europe/Sofia': 'Sofía',
  'Europe/Stockholm': 'Estocolmo',
  'Europe/Tallinn': 'Tallin',
  'Europe/Vatican': 'Ciudad del Vaticano',
  'Europe/Vienna': 'Viena',
  'Europe/Vilnius': 'Vilna',
  'Europe/Warsaw': 'Varsovia',
  'Europe/Zurich': 'Zúrich',
}

/** As browsers say it in Spanish: «hora de Nueva York», «CET (Túnez)»; nothing where they only know letters. */
function spokenPlace(zone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('es', { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts()
  const hour = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const place = /^hora de (.+)$/.exec(hour)?.[1] ?? /\((.+)\)$/.exec(hour)?.[1]
  // Some browsers have Spanish words and English cities.
  return place === cityInZone(zone) ? undefined : place
}

const names = new Map<string, string>()

function nameOf(zone: string): string {
  const known = names.get(zone)
  if (known !== undefined) return known
  const [region = '', ...places] = zone.replaceAll('_', ' ').split('/')
  const place = cities[zone] ?? spokenPlace(zone) ?? [zoneCity(zone), ...places.slice(0, -1).reverse()].join(', ')
  const name = places.length === 0 ? zone : `${regions[region] ?? region} · ${place}`
  names.set(zone, name)
  return name
}

/** Every zone the browser knows, the present one and this device's first. */
export function timezones(present: string): Choice[] {
  const device = deviceTimezone()
  const order = Object.keys(regions)
  const others = Intl.supportedValuesOf('timeZone').sort((one, other) => {
    const [first, second] = [one, other].map((zone) => order.indexOf(zone.split('/')[0] ?? ''))
    return (first ?? 0) - (second ?? 0) || nameOf(one).localeCompare(nameOf(other), 'es')
  })
  const zones = [...new Set([present, device, ...others])]
  return zones.map((zone) => ({
    value: zone,
    label: zone === device ? `${nameOf(zone)} (este dispositivo)` : nameOf(zone),
  }))
}
