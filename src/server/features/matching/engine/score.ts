import type { MatchScore, Verdict } from '#shared/matching/matching.ts'
import { scoreRange, type Weighed } from '#shared/matching/score.ts'
import { ENGINE_VERSION } from './engine-version.ts'

/** The published rule, with the version that judged. */
export const scoreOf = (items: readonly Weighed[]): MatchScore => ({
  engine_version: ENGINE_VERSION,
  ...scoreRange(items),
})

export function verdictOf(value: number | null): Verdict {
  if (value === null) return 'SIN_DATOS'
  if (value >= 1) return 'CUMPLE'
  return value > 0 ? 'PARCIAL' : 'NO_CUMPLE'
}
