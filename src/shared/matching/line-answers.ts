import { declaredWords } from '../words/matching.ts'
import { type DeclaredAnswer, declaredAnswer, type LineType } from './matching.ts'

/** There is nothing between having it and not having it. */
const YES_OR_NO: ReadonlySet<LineType> = new Set(['WORK_PERMIT', 'VEHICLE', 'CERTIFICATION'])

/** Nobody agrees to a salary or a shift «a little». */
const TERMS: ReadonlySet<LineType> = new Set([
  'LOCATION',
  'CONTRACT',
  'WORKING_DAY',
  'SALARY_FIT',
  'SHIFT',
  'AVAILABILITY',
  'CUSTOM',
])

/** What can be answered to a line, in words that answer its question; an answer that was given stays among them. */
export function answersTo({ type, declared }: { type: LineType; declared: DeclaredAnswer | null }) {
  const offered = declaredAnswer.options.filter(
    (one) => one !== 'UN_POCO' || declared === 'UN_POCO' || !YES_OR_NO.has(type),
  )
  return offered.map((one) => ({ one, word: wordOf(one, type) }))
}

/** An answer in the words of its question. */
export function wordOf(one: DeclaredAnswer, type: LineType): string {
  return one === 'UN_POCO' && TERMS.has(type) ? 'En parte' : declaredWords[one]
}
