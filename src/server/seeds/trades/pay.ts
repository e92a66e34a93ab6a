import type { Land } from '../people/lands.ts'
import { isTechnical, type Level, type Trade } from './trade.ts'

const FACTORS: Readonly<Record<Level, number>> = {
  SIN_EXPERIENCIA: 0.72,
  JUNIOR: 0.8,
  SEMI_SENIOR: 1,
  SENIOR: 1.3,
  EXPERT: 1.55,
}
/** A band is honest while its top is not a third above its foot. */
const WIDTH = 1.22

/** What a trade is paid in a country, in whole units of its currency for one of its periods; never below the law. */
export function payOf(trade: Trade, land: Land, level: Level): { min: number; max: number } {
  const rate = isTechnical(trade) ? land.pays.technical : land.pays.other
  const middle = trade.pay * rate * FACTORS[level]
  const rounded = (amount: number) => Math.round(amount / land.step) * land.step
  const min = Math.max(land.least, rounded(middle * 0.92))
  return { min, max: Math.max(rounded(min * WIDTH), min + 2 * land.step) }
}
