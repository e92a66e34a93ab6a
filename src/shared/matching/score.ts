import type { DeclaredAnswer, Importance, MatchLabel, MatchScore } from './matching.ts'

export const IMPORTANCE_WEIGHT = { EXCLUYENTE: 3, IMPORTANTE: 2, DESEABLE: 1 } as const satisfies Record<
  Importance,
  number
>

/** What a person says counts less than what the CV shows. */
export const ANSWER_VALUE = { SI: 0.7, UN_POCO: 0.35, NO: 0 } as const satisfies Record<DeclaredAnswer, number>

/** What is published of how a range is shown. */
export const LABELLED_FROM_CERTAINTY = 0.5
export const ONE_NUMBER_UP_TO = 5
export const HIGH_FROM = 75
export const MEDIUM_FROM = 50

/** What the rule needs of one judged requirement; `value` is null when nothing is known. */
export interface Weighed {
  weight: number
  value: number | null
  is_must: boolean
}

/** The whole rule, for the engine and for whoever shows it: no caps, no multipliers, and a missed must is counted apart. */
export function scoreRange(items: readonly Weighed[]): Omit<MatchScore, 'engine_version'> {
  let weights = 0
  let known = 0
  let reached = 0
  let missed_must = 0
  for (const { weight, value, is_must } of items) {
    weights += weight
    if (value === null) continue
    known += weight
    reached += weight * value
    if (is_must && value === 0) missed_must += 1
  }
  const low = percent(reached, weights)
  const high = percent(reached + weights - known, weights)
  const is_labelled = weights > 0 && known / weights >= LABELLED_FROM_CERTAINTY
  return {
    low,
    high,
    certainty: percent(known, weights),
    label: is_labelled ? labelOf(low) : null,
    // Somebody who says little is a wide range, and no silence; who says nothing of it has no figure.
    shown: known > 0 ? rangeText(low, high) : null,
    missed_must,
  }
}

function percent(part: number, whole: number): number {
  // Ratios such as 0.1 + 0.2 may miss a half by a hair; the added hair makes rounding the same in every order of adding.
  return whole > 0 ? Math.round((part / whole) * 100 + 1e-9) : 0
}

function labelOf(low: number): MatchLabel {
  if (low >= HIGH_FROM) return 'ALTO'
  return low >= MEDIUM_FROM ? 'MEDIO' : 'BAJO'
}

function rangeText(low: number, high: number): string {
  return high - low <= ONE_NUMBER_UP_TO ? `${low} %` : `${low}–${high} %`
}
