import type { PreparedCandidate } from '../engine/candidate.ts'
import { missesMoreThanPlace } from '../engine/match.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import { INSIDE, type Ordered, PARTS } from './order.ts'

/** Beside the fit, so that of two such jobs the one at home stands first; what is far better stays better. */
const LATER = { HOME: 0, REGION: 0.03, FAR: 0.05 } as const
/** After all that is near, and before what other conditions speak against. */
const FAR_GROUP = INSIDE / 2

interface FromHome {
  key: number
  /** Too far to go to every day, of somebody who has not said that they would move. */
  far: boolean
}

/** The order of a person's own list: home first, then where they would go; what is far away stands apart. */
export function homeFirst(
  { key, outside }: Pick<Ordered, 'key' | 'outside'>,
  vacancy: PreparedVacancy,
  candidate: PreparedCandidate,
  is_invited: boolean,
): FromHome {
  // Whom a company asked for reads its vacancy first, wherever it is.
  if (is_invited) return { key, far: false }
  const { home, work, moving } = candidate
  const distance = vacancy.distanceFrom(home)
  const later = Math.round(LATER[distance] * PARTS)
  const would_go = work.relocate === true || (moving?.would === true && !outside)
  const far = distance === 'FAR' && !would_go && !missesMoreThanPlace(vacancy, candidate)
  if (!far) return { key: key - later, far }
  return { key: key - later - (outside ? 0 : INSIDE) + FAR_GROUP, far }
}
