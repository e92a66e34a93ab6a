import { type Deps, inTransaction } from '#server/context.ts'
import { isAtLimit, isOverLimit } from '#server/platform/limits/limits.service.ts'
import type { RateRule } from '#shared/core/limits.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import type { Seeker } from '../profiles/seekers.service.ts'
import { deleteOldVerdicts } from '../verdicts/verdicts.queries.ts'
import { withVerdicts } from '../verdicts/verdicts.service.ts'
import { BEST, type Pair, unreadPairs } from './best-pairs.service.ts'
import * as queries from './read-ahead.queries.ts'

/** A CV that is being written is read once it rests. */
const RESTS_SECONDS = 2 * 60
/** So long people wait at most to hear of a vacancy, for what is read of them to count. */
const TELLS_SECONDS = 30 * 60
/** In one run of the task, which comes every minute: on a quiet core about half of it. */
const PAIRS_A_RUN = 20
const LEASE_SECONDS = 10 * 60
const DAY_SECONDS = 24 * 60 * 60
const WHOLE = 'all'

type Tell = (tx: Deps, vacancyId: string) => Promise<void>

const isOn = ({ config }: Pick<Deps, 'config'>): boolean => config.read_ahead_a_day > 0

/** What may be read in a day, however much is asked for. */
const aDay = ({ config }: Deps): RateRule => ({
  name: 'matching_read_ahead',
  max: config.read_ahead_a_day,
  window_seconds: DAY_SECONDS,
})

export async function readAheadOfCv(deps: Deps, cvId: string): Promise<void> {
  if (!isOn(deps) || !(await queries.findReader(deps.db, cvId))) return
  const ready_at = addSeconds(deps.now(), RESTS_SECONDS)
  await queries.upsertReadAhead(deps.db, { cv_id: cvId, ready_at, pairs_left: BEST, tells_at: null })
}

/** Somebody looks at their list, and what stands first in it has not been read: a vacancy came after their CV. */
export async function readAheadOfList(deps: Pick<Deps, 'db' | 'now' | 'config'>, { cv_id }: Seeker): Promise<void> {
  if (!isOn(deps)) return
  await queries.insertReadAhead(deps.db, { cv_id, ready_at: deps.now(), pairs_left: BEST, tells_at: null })
}

/** Whether its people wait for a notice until they were read; if not, they can be told now. */
export async function readAheadOfVacancy(deps: Deps, vacancyId: string): Promise<boolean> {
  if (!isOn(deps)) return false
  const ready_at = deps.now()
  const tells_at = addSeconds(ready_at, TELLS_SECONDS)
  await queries.upsertReadAhead(deps.db, { vacancy_id: vacancyId, ready_at, pairs_left: BEST, tells_at })
  return true
}

/** Reads a few pairs of those lists that wait, one after the other, and tells the people of a vacancy once it is read. */
export async function readAhead(deps: Deps, tell: Tell): Promise<void> {
  await tellOverdue(deps, tell)
  let left = isOn(deps) ? PAIRS_A_RUN : 0
  while (left > 0 && !(await isAtLimit(deps, aDay(deps), WHOLE))) {
    const taken = await queries.takeReadAhead(deps.db, deps.now(), addSeconds(deps.now(), LEASE_SECONDS))
    if (!taken) return
    const unread = (await unreadPairs(deps, taken)).slice(0, taken.pairs_left)
    const now = unread.slice(0, left)
    const read = await readSome(deps, now)
    if (read < unread.length) await queries.putBack(deps.db, taken, taken.pairs_left - read)
    else await end(deps, taken, tell)
    // To look for them is work as well.
    left -= Math.max(read, 1)
  }
}

/** How many, until the day's are used up. */
async function readSome(deps: Deps, pairs: readonly Pair[]): Promise<number> {
  const turn = { person: 'read ahead', signal: deps.ending, in_background: true }
  for (const [at, { seeker, prepared }] of pairs.entries()) {
    deps.ending?.throwIfAborted()
    if (await isOverLimit(deps, aDay(deps), WHOLE)) return at
    await withVerdicts(deps, seeker, prepared, turn)
  }
  return pairs.length
}

const end = (deps: Deps, taken: queries.ReadAhead, tell: Tell): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const ended = await queries.deleteReadAhead(tx.db, taken)
    if (ended?.vacancy_id && ended.tells_at) await tell(tx, ended.vacancy_id)
  })

const tellOverdue = (deps: Deps, tell: Tell): Promise<void> =>
  inTransaction(deps, async (tx) => {
    for (const id of await queries.takeOverdue(tx.db, tx.now())) await tell(tx, id)
  })

const UNUSED_DAYS = 30
const WAITING_DAYS = 7
/** A row takes about half a kilobyte. */
const MOST_VERDICTS = 3_000_000

/** Every night: what was read and is of no use any more, and what nobody came to. */
export async function cleanVerdicts({ db, now }: Deps, most = MOST_VERDICTS): Promise<void> {
  await deleteOldVerdicts(db, { since: addDays(now(), -UNUSED_DAYS), most })
  await queries.deleteOldReadAhead(db, addDays(now(), -WAITING_DAYS))
}
