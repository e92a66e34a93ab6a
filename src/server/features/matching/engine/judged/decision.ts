import type { DecidedBy } from '#shared/matching/match-trace.ts'
import type { LineType } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { PreparedRequirement } from '../requirements.ts'
import type { Finding } from '../types.ts'
import { type JudgedDemand, settled } from './judged.ts'

/** What rules and model say of a line, and which of them it goes by. */
export interface Decision {
  rules: Finding
  /** Null where the model was not asked. */
  heard: JudgedDemand | null
  finding: Finding
  decided_by: DecidedBy
}

/** Studies, papers and roles have names, which are data: found by its name, the thing itself needs nobody to read. */
const NAMED: ReadonlySet<LineType> = new Set(['EDUCATION', 'CERTIFICATION', 'ROLE_EXPERIENCE'])

/** What the model read decides; what the rules found puts it into words where they agree. */
export function decide(
  { id, type, judge }: PreparedRequirement,
  candidate: PreparedCandidate,
  judged = candidate.judged,
): Decision {
  const rules = judge.judge(candidate)
  const heard = judged?.get(id) ?? null
  if (!heard) return { rules, heard, finding: rules, decided_by: 'RULES' }
  const is_named = NAMED.has(type) && rules.value === 1 && !rules.related && rules.basis === undefined
  if (rules.graded) return { rules, heard, finding: rules, decided_by: 'LEVEL' }
  if (is_named) return { rules, heard, finding: rules, decided_by: 'NAME' }
  const finding = settled(rules, heard)
  return { rules, heard, finding, decided_by: finding === rules ? 'BOTH' : 'MODEL' }
}
