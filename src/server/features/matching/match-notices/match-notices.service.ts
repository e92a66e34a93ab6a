import { type Deps, inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { addDays } from '#shared/core/time.ts'
import type { MatchScore } from '#shared/matching/matching.ts'
import { scoreMatch } from '../engine/match.ts'
import { peopleFor } from '../lists/people-for.service.ts'
import { findOffers, type Offer } from '../profiles/offers.service.ts'
import { findQuoted } from '../profiles/seekers.service.ts'
import { withKnownVerdicts } from '../verdicts/verdicts.service.ts'
import { findOpen, insertNotified, listNotToNotify } from './match-notices.queries.ts'

/** On a day of many new vacancies nobody hears of more than these; the others stand in their list. */
const MOST_A_DAY = 3
const AT_ONCE = 50

/**
 * A vacancy can be found, or asks for something else than before: whoever wants to be found, fits it well and finds
 * their conditions in it hears of it, each person once. Where the CV was read for it, what was read must say so too.
 */
export async function notifyPeople(deps: Deps, vacancyId: string): Promise<void> {
  const vacancy = await findOpen(deps.db, vacancyId, deps.now())
  const [offer] = vacancy ? await findOffers(deps, [vacancyId]) : []
  if (!vacancy || !offer) return
  const { people } = await peopleFor(deps, { offer, company_id: vacancy.company.id, companies: [vacancy.company] })
  const near = people.filter(({ score, outside }) => isToBeTold(score) && !outside)
  const ids = near.map(({ seeker }) => seeker.cv_id)
  const suited = (await withKnownVerdicts(deps, await pairsOf(deps, ids, offer))).filter(({ seeker, prepared }) =>
    isToBeTold(scoreMatch(prepared, seeker.candidate)),
  )
  for (let from = 0; from < suited.length; from += AT_ONCE) {
    const some = suited
      .slice(from, from + AT_ONCE)
      .map(({ seeker }) => ({ cv_id: seeker.cv_id, user_id: seeker.owner.id }))
    await inTransaction(deps, (tx) => notifySome(tx, vacancy, some))
  }
}

const isToBeTold = ({ label, missed_must }: MatchScore): boolean => label === 'ALTO' && missed_must === 0

async function pairsOf(deps: Deps, cvIds: readonly string[], { prepared }: Offer) {
  const seekers = cvIds.length > 0 ? await findQuoted(deps, cvIds) : []
  return seekers.map((seeker) => ({ seeker, prepared }))
}

type Open = NonNullable<Awaited<ReturnType<typeof findOpen>>>
interface Told {
  cv_id: string
  user_id: string
}

async function notifySome(tx: Deps, { id: vacancy_id, title, company }: Open, people: readonly Told[]): Promise<void> {
  const [told_at, company_id] = [tx.now(), company.id]
  const user_ids = people.map(({ user_id }) => user_id)
  const asking = { vacancy_id, company_id, user_ids, since: addDays(told_at, -1), most: MOST_A_DAY }
  const untold = await listNotToNotify(tx.db, asking)
  const rows = people.filter(({ user_id }) => !untold.has(user_id)).map((one) => ({ ...one, vacancy_id, told_at }))
  for (const person_id of await insertNotified(tx.db, rows))
    await emit(tx, {
      kind: 'MATCH_FOUND',
      person_id,
      company_id,
      vacancy_id,
      facts: { title },
      recipients: [person_id],
    })
}

/** Who applied knows of the vacancy and is not told again. */
export async function rememberApplicant(
  tx: Pick<Deps, 'db' | 'now'>,
  applicant: Told & { vacancy_id: string },
): Promise<void> {
  await insertNotified(tx.db, [{ ...applicant, told_at: tx.now() }])
}
