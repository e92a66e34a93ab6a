import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Vehicle } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { lineSaying } from './line-saying.ts'

const NAMES: readonly (readonly [Vehicle, string])[] = [
  ['MOTO', '(?:moto|motocicleta|motoneta)'],
  ['COCHE', '(?:coche|auto|automovil|carro)'],
  ['FURGONETA', '(?:furgoneta|furgon|camioneta)'],
  ['BICICLETA', '(?:bicicleta|bici)'],
]

/** Asked for by itself, or with the papers of it: «Moto y documentos al día». */
const ASKED = NAMES.map(
  ([vehicle, name]) =>
    [
      vehicle,
      new RegExp(
        `^(?:(?:tener|contar con|disponer de|con) )?(?:una? )?${name}(?: propi[oa])?(?: (?:y|con)(?: [a-z]+){0,2} (?:documentos|documentacion|papeles|soat|seguro|tecnomecanica|licencia)(?![a-z]).*| (?:al dia|en regla|en buen estado))?$`,
      ),
    ] as const,
)
const NONE = new Map(
  NAMES.map(([vehicle, name]) => [
    vehicle,
    new RegExp(
      `(?<![a-z])(?:sin|no (?:tengo|dispongo de|cuento con|poseo))(?: mi| una?| ningun[a]?)? ${name}(?! de (?:la )?empresa)(?![a-z])`,
    ),
  ]),
)

const HELD = new Map(
  NAMES.map(([vehicle, name]) => [
    vehicle,
    new RegExp(`(?<![a-z])(?:(?:tengo|cuento con|dispongo de) (?:mi |una? )?${name}(?![a-z])|${name} propi[oa])`),
  ]),
)
const NOTHING = /(?!)/

/** Where the CV says that there is none of that kind. */
export function withoutThis(vehicle: Vehicle, { denials = [], texts }: PreparedCandidate): Finding {
  const none = NONE.get(vehicle)
  const denial = denials.find(({ source: { cv_path, start, end } }) =>
    none?.test(flatten((texts[cv_path] ?? '').slice(start, end))),
  )
  return denial ? { ...stated(0), denied: true, sources: [denial.source] } : UNKNOWN
}

/** A vehicle that is asked for is owned or not: to sell it or to repair it says nothing. Null where none is asked for. */
export function ownVehicle(asked: string): ((candidate: PreparedCandidate) => Finding) | null {
  const vehicle = ASKED.find(([, pattern]) => pattern.test(asked.trim().replace(/[.?]$/, '')))?.[0]
  if (vehicle === undefined) return null
  return (candidate) => {
    if (candidate.vehicles.includes(vehicle)) return stated(1)
    const none = withoutThis(vehicle, candidate)
    return none.denied ? none : { ...lineSaying(HELD.get(vehicle) ?? NOTHING, candidate), found: '' }
  }
}

const WITHOUT =
  /(?<![a-z])(?:sin|no (?:tengo|dispongo de|cuento con|poseo)|(?:sin|no tengo) [a-z ]{3,30} ni)(?: mi| un| ningun)? (?:coche|vehiculo|carro|auto|automovil|movilidad)(?: propi[oa])?(?! de (?:la )?empresa)(?![a-z])/

/** Where a text says that its writer has no car: «Permiso B, sin coche». */
export function withoutVehicle(text: string): { start: number; end: number } | null {
  const match = WITHOUT.exec(flatten(text))
  return match && { start: match.index, end: match.index + match[0].length }
}
