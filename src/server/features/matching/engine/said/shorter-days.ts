import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { linesSaying } from './line-saying.ts'

const DAYS = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo'
const HOUR = '(\\d{1,2})(?:[:.]\\d{2})? ?(?:hs?|hrs|horas)? ?(a\\.? ?m|p\\.? ?m)?'
/** «De martes a sábados de 10 a 19»: the last of its days, and the hour at which they end. */
const ASKED = new RegExp(`(${DAYS})s? (?:de |desde las? )?${HOUR}\\.? (?:a|hasta) (?:las? )?${HOUR}`)
const UNTIL = (day: string) => new RegExp(`(?<![a-z])${day}s?,? (?:solo |nada mas )?hasta (?:las? )?${HOUR}`)

const hourOf = (hour = '', half = ''): number => (Number(hour) % 12) + (Number(hour) >= 12 || /^p/.test(half) ? 12 : 0)

/** Whoever can come on that day, and says that they leave earlier, meets a part of it. */
export function leavesEarlier(asked: string, candidate: PreparedCandidate): Finding {
  const [, day, , , end, half] = ASKED.exec(asked) ?? []
  if (day === undefined) return UNKNOWN
  for (const { source, match } of linesSaying(UNTIL(day), candidate)) {
    if (hourOf(match[1], match[2]) < hourOf(end, half))
      return { ...stated(SHORTER, 'El CV dice que ese día puede hasta más temprano.'), sources: [source] }
  }
  return UNKNOWN
}
const SHORTER = 0.5
