import type { Choice } from './choices.ts'

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

function nameOf(zone: string): string {
  const [region = '', ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length === 0 ? zone : `${regions[region] ?? region} · ${places.toReversed().join(', ')}`
}

export const deviceTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone the browser knows, the present one and this device's first. */
export function timezones(present: string): Choice[] {
  const device = deviceTimezone()
  const order = Object.keys(regions)
  const others = Intl.supportedValuesOf('timeZone').sort((one, other) => {
    const [first, second] = [one, other].map((zone) => order.indexOf(zone.split('/')[0] ?? ''))
    return (first ?? 0) - (second ?? 0) || one.localeCompare(other)
  })
  const zones = [...new Set([present, device, ...others])]
  return zones.map((zone) => ({
    value: zone,
    label: zone === device ? `${nameOf(zone)} (este dispositivo)` : nameOf(zone),
  }))
}
