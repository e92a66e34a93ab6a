import type { Deps } from '#server/context.ts'
import { withPreferences } from '#server/features/search/preferences.ts'
import { searchOf } from '#server/features/search/search-context.ts'
import { listJobs } from '#shared/jobs/jobs.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import { peopleFor } from '../lists/people-for.service.ts'
import { vacanciesFor } from '../lists/vacancies-for.service.ts'
import { findOpen } from '../match-notices/match-notices.queries.ts'
import { findOffers } from '../profiles/offers.service.ts'
import { findQuoted, findSeeker, type Seeker } from '../profiles/seekers.service.ts'
import { isRead } from '../verdicts/demands.ts'
import { withKnownVerdicts } from '../verdicts/verdicts.service.ts'
import { findReader, type ReadAhead } from './read-ahead.queries.ts'

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

export interface Pair {
  seeker: Seeker
  prepared: PreparedVacancy
}

/** So many of each list are read ahead. */
export const BEST = 100
const ALL = { limit: BEST, isShown: () => true }

/** Of the best of somebody's list, or of a vacancy's, what has not been read yet. */
export async function unreadPairs(ctx: Asker, { cv_id, vacancy_id }: ReadAhead): Promise<Pair[]> {
  const pairs = vacancy_id ? await bestPeople(ctx, vacancy_id) : cv_id ? await bestVacancies(ctx, cv_id) : []
  return (await withKnownVerdicts(ctx, pairs)).filter((pair) => !isRead(pair))
}

async function bestPeople(ctx: Asker, vacancyId: string): Promise<Pair[]> {
  const vacancy = await findOpen(ctx.db, vacancyId, ctx.now())
  const [offer] = vacancy ? await findOffers(ctx, [vacancyId]) : []
  if (!vacancy || !offer) return []
  const wanted = { offer, company_id: vacancy.company.id, companies: [vacancy.company] }
  const { people } = await peopleFor(ctx, wanted, ALL)
  const ids = people.slice(0, BEST).map(({ seeker }) => seeker.cv_id)
  const quoted = new Map((await findQuoted(ctx, ids)).map((seeker) => [seeker.cv_id, seeker]))
  return ids.flatMap((id) => {
    const seeker = quoted.get(id)
    return seeker ? [{ seeker, prepared: offer.prepared }] : []
  })
}

/** As «Para ti» lists them when nothing is chosen in it. */
async function bestVacancies(ctx: Asker, cvId: string): Promise<Pair[]> {
  const user = await findReader(ctx.db, cvId)
  const seeker = user && (await findSeeker(ctx, user.id))
  if (!seeker) return []
  const search = { ...searchOf({ user, now: ctx.now }, listJobs.query.parse({})), as_advice: true as const }
  const preferred = withPreferences(search.conditions, user)
  const { vacancies } = await vacanciesFor(ctx, seeker, search, { ...ALL, by: 'encaje' }, preferred)
  const ids = vacancies.slice(0, BEST).map(({ id }) => id)
  return (await findOffers(ctx, ids)).map(({ prepared }) => ({ seeker, prepared }))
}
