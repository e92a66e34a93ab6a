import { licencesIn } from '../circumstances/licence-phrases.ts'
import type { Listed } from './listed.ts'

const MOST_BESIDE = 4

/** «Carnet B y carretillero»: the licence to drive, and another paper behind it. */
export function licenceApart(listed: Listed): Listed[] {
  const { classes, ranges } = licencesIn(listed.name)
  const [{ from = -1, to = 0 } = {}] = ranges
  const [, beside = ''] = /^ y (?:de )?(\p{Ll}{4}[^,;]*?)\.?$/u.exec(listed.name.slice(to)) ?? []
  const is_paper = beside !== '' && beside.split(' ').length <= MOST_BESIDE && !VEHICLE.test(beside)
  if (from !== 0 || classes.length === 0 || !is_paper) return [listed]
  return [
    { ...listed, name: listed.name.slice(0, to) },
    { ...listed, name: beside, notes: [] },
  ]
}
const VEHICLE = /^(?:veh[ií]culo|coche|carro|auto|moto|scooter|ciclomotor|furgoneta|camioneta|cami[oó]n|bici)/iu
