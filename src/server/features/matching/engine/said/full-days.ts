import type { PreparedCandidate } from '../candidate.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { linesSaying } from './line-saying.ts'

const FULL_TIME = /^¿tienes disponibilidad (?:a |de )?(?:full ?time|tiempo completo|jornada completa)\?$/
/** «Mañana y tarde hasta las 5:30 p. m. los días que estudio»: hours that end, and not those of a job. */
const UNTIL = /(?<![a-z])(?:mananas?|tardes?|dias|lunes|martes|miercoles|jueves|viernes)(?![a-z]).{0,40}? hasta las? \d/
const IN_PART = 0.5

/** Who gives mornings and afternoons can all day; who says at what hour they must go can in part. */
export function fullDays(asked: string, candidate: PreparedCandidate): Finding {
  if (!FULL_TIME.test(asked)) return UNKNOWN
  const by_day = ['MANANA', 'TARDE'].filter((one) => candidate.shifts.some((own) => own === one))
  const ends = [...linesSaying(UNTIL, candidate)].find(({ source }) => !source.cv_path.startsWith('experience.'))
  if (ends) return { ...stated(IN_PART, 'El CV dice hasta qué hora puede.'), sources: [ends.source] }
  return by_day.length > 1 ? stated(1, 'El CV indica disponibilidad a tiempo completo.') : UNKNOWN
}
