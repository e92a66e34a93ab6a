import { flatten } from '#server/features/language/normalise/fold.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { lineSaying } from '../said/line-saying.ts'
import type { Finding } from '../types.ts'

/** «Presupuesto a tu cargo», «gestión de presupuesto»; who draws up estimates for customers is asked for something else. */
const ASKED =
  /(?<![a-z])presupuestos?(?: [a-z]+)? (?:a (?:tu|su|mi) cargo|bajo (?:tu|su) responsabilidad)|(?:gesti|manej|administr|control)[a-z]*(?: [a-z]+){0,2} presupuestos?(?![a-z])/
const AMOUNT =
  '(?:(?:us)?[$€]|s/)\\s?\\d|\\d[\\d.,]*\\s?(?:mil |millones )?(?:€|euros|usd|dolares|pesos|soles|mdp|k(?![a-z]))'
/** «inversión conjunta de unos 90.000 €/mes» */
const HELD = new RegExp(`(?<![a-z])(?:inversion|presupuesto|budget|pauta|gasto)(?: [a-z]+){0,5} (?:${AMOUNT})`)

/** Whoever names the sum that they spent had a budget; whether as much as is asked for, nobody knows. */
export function moneyInCharge(asked: string): (candidate: PreparedCandidate) => Finding {
  if (!ASKED.test(flatten(asked))) return () => UNKNOWN
  return (candidate) => {
    const held = lineSaying(HELD, candidate)
    return held.value === null ? UNKNOWN : { ...held, value: EVIDENCE_VALUE.substitute, related: true, basis: 'NEAR' }
  }
}
