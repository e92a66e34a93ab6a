import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Line } from '../../lines/line.ts'

const UNDER_WAY =
  /(?<![a-z])(?:en (?:curso|preparacion|progreso)|cursando|estudiando(?= para)|preparando(?: el| la)?(?: examen| certificacion)?|in progress)(?![a-z])/
const LONGEST = 200

/** «AWS Practitioner (en preparación)»: what somebody is still learning for, and does not hold. */
export const isUnderWay = (text: string): boolean => UNDER_WAY.test(flatten(text.slice(0, LONGEST)))

/** «Azure Administrator – en curso»: without these words the name would say that it is held. */
export function withUnderWay(head: readonly Line[], name: string, beside: readonly string[]): string {
  const remark = beside.find(isUnderWay)
  const text = head.find((line) => remark !== undefined && line.text.includes(name) && line.text.includes(remark))?.text
  if (text === undefined || remark === undefined || isUnderWay(name)) return name
  const from = text.indexOf(name)
  const to = text.indexOf(remark, from + name.length)
  return to < 0 ? name : text.slice(from, to + remark.length)
}
