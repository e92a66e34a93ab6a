import type { Share } from '../../src/shared/trust/trust-report.ts'

/** Of a normal distribution, what holds 95 of 100. */
const Z = 1.959964

/**
 * A share with its 95 % interval after Wilson, which also holds for few cases and for shares near 0 and 1. It takes cases
 * for independent; lines of one pair are not quite, so the true interval is wider.
 */
export function shareOf(hits: number, cases: number): Share {
  const value = hits / cases
  const middle = (value + Z ** 2 / (2 * cases)) / (1 + Z ** 2 / cases)
  const half = (Z * Math.sqrt((value * (1 - value)) / cases + Z ** 2 / (4 * cases ** 2))) / (1 + Z ** 2 / cases)
  return {
    value: rounded(value),
    low: rounded(Math.max(0, middle - half)),
    high: rounded(Math.min(1, middle + half)),
    cases,
  }
}

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
