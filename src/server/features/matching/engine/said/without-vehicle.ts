import { flatten } from '#server/features/language/normalise/fold.ts'

const WITHOUT =
  /(?<![a-z])(?:sin|no (?:tengo|dispongo de|cuento con|poseo)|(?:sin|no tengo) [a-z ]{3,30} ni)(?: mi| un| ningun)? (?:coche|vehiculo|carro|auto|automovil|movilidad)(?: propi[oa])?(?! de (?:la )?empresa)(?![a-z])/

/** Where a text says that its writer has no car: «Permiso B, sin coche». */
export function withoutVehicle(text: string): { start: number; end: number } | null {
  const match = WITHOUT.exec(flatten(text))
  return match && { start: match.index, end: match.index + match[0].length }
}
