import type { NextStep } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { PointedAt } from '../near/lines-to-show.ts'
import type { Finding } from '../types.ts'

/** One requirement of a vacancy, ready to be judged and to be put into words. */
export interface Judge {
  /** Asked when nothing is known. */
  question: string
  /** The person's own answer settles it, because no CV shows it. */
  answer_settles: boolean
  /** Nearly everybody takes it: nothing is said of it to whoever has not said otherwise. */
  goes_without_saying?: boolean
  judge(candidate: PreparedCandidate): Finding
  /** Says in neutral Spanish what was found; called only when the value is known. */
  describe(finding: Finding): string
  /** What the CV says that comes nearest, where nothing in it says the thing itself. It is shown and never counts. */
  nearest?(candidate: PreparedCandidate): PointedAt[]
  /** What the person can do about an unmet or unknown requirement; null when nothing honest can be advised. */
  advise(finding: Finding): string | null
  /** Where that is done. */
  doneIn(finding: Finding): NextStep['place']
}
