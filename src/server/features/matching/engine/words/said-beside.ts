import { withoutAccents } from '#shared/core/fold.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'

const LEVELS: readonly (readonly [RegExp, SkillLevel])[] = [
  [/\bexpert[oa]?\b/, 'EXPERTO'],
  [/\b(?:avanzad[oa]|alto|advanced)\b/, 'AVANZADO'],
  [/\b(?:intermedi[oa]|medi[oa]|intermediate)\b/, 'INTERMEDIO'],
  [/\b(?:basic[oa]s?|elemental|basic)\b/, 'BASICO'],
]
const LAPSED =
  /\b(?:vencid|caducad|expirad|inconclus|incomplet|trunc[oa]|sin (?:terminar|acabar|concluir|certificar|renovar))/
/** Up to the next thing that is named. */
const BESIDE = /^[^,.;:\n/]{0,40}/

const plain = (text: string): string => withoutAccents(text).toLowerCase()

/** «Excel avanzado» says a level, wherever it is written. */
export function levelIn(text: string): SkillLevel | null {
  const said = plain(text)
  return LEVELS.find(([pattern]) => pattern.test(said))?.[1] ?? null
}

/** What stands right after something that is named, as «avanzado» or «(vencida)». */
export const besideOf = (text: string, end: number): string => BESIDE.exec(text.slice(end))?.[0] ?? ''

/** It is named as something that has run out or was not finished. */
export const isLapsed = (text: string): boolean => LAPSED.test(plain(text))
