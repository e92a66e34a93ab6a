import type { PreparedCandidate } from '../candidate.ts'
import { linesSaying } from './line-saying.ts'

const HOURS = '(?:mananas?|tardes?|noches?|diurn[oa]s?|turnos?|horarios?|fin(?:es)? de semana)'
const OF_HOURS = new RegExp(`(?<![a-z])${HOURS}(?![a-z])`)
/** «Solo por la tarde», «tardes únicamente», «no puedo hacer noches». */
const ONLY =
  /(?<![a-z])(?:solo|solamente|unicamente|exclusivamente|nada mas|no puedo|no podria|no dispongo|imposible)(?![a-z])/

/** What the CV's own lines say of hours: that there are no others, that these would do, or nothing. */
export function hoursSaid(candidate: Pick<PreparedCandidate, 'lines' | 'texts'>): 'ONLY' | 'ALSO' | 'NOTHING' {
  const said = [...linesSaying(OF_HOURS, candidate)].filter(({ source }) => !source.cv_path.startsWith('experience'))
  if (said.length === 0) return 'NOTHING'
  return said.some(({ match }) => ONLY.test(match.input)) ? 'ONLY' : 'ALSO'
}
