import { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import { companiesAllowing, requireCompany } from '#server/features/companies/team/access.service.ts'
import { requireVacancy, type VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { cursorOver, moment } from '#server/platform/db/cursor.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { Turn } from '#server/platform/processes/fair-queue.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import {
  type listVacancyMatches as listing,
  ORDER_OF_PEOPLE,
  type vacancyMatch,
} from '#shared/matching/vacancy-matches.ts'
import { findCandidate, listNamed } from '../candidates/candidates.queries.ts'
import { findInvited } from '../invitations/invitations.queries.ts'
import { keepingOut, peopleFor, type SuitablePerson } from '../lists/people-for.service.ts'
import { missingStep, refuseMissing } from '../people-reading/readers.service.ts'
import { findOffers, type Offer } from '../profiles/offers.service.ts'
import { findQuoted, type Seeker } from '../profiles/seekers.service.ts'
import { withKnownVerdicts, withVerdicts } from '../verdicts/verdicts.service.ts'
import { findOverrides } from './overrides.queries.ts'
import { personBeside } from './person-beside.ts'
import type { Step } from './shown-person.ts'

type OfVacancy = { params: { vacancy_id: string } }
type View = z.input<typeof vacancyMatch>

const PAGE = 20
const cursor = cursorOver(z.object({ key: z.int(), at: moment, id: z.uuid() }))

/** The vacancy, for whoever may look for people in its company. */
export async function requireSearching(ctx: UserCtx, vacancyId: string): Promise<VacancyAccess> {
  const access = await requireVacancy(ctx, vacancyId)
  await requireCompany(ctx, access.company.id, 'search_talent')
  return access
}

/** The same for whoever may see them: somebody known, of a verified company, beside a vacancy that people can read. */
export async function requireTalent(ctx: UserCtx, vacancyId: string): Promise<VacancyAccess> {
  const access = await requireSearching(ctx, vacancyId)
  refuseMissing(missingStep(ctx, access.company, access.vacancy.state === 'PUBLISHED'))
  return access
}

export async function listVacancyMatches(
  ctx: UserCtx,
  { params, query }: OfVacancy & { query: z.output<typeof listing.query> },
) {
  const after = cursor.read(query.cursor)
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  await takeAttempt(ctx, rateRules.talent_list_user, ctx.user.id)
  await takeAttempt(ctx, rateRules.talent_list_user_day, ctx.user.id)
  const offer = await requireOffer(ctx, vacancy.id)
  const companies = await companiesAllowing(ctx, 'see_company')
  const isShown = ({ key, seeker, outside }: SuitablePerson) =>
    !(query.inside && outside) && (!after || key < after.key || (key === after.key && seeker.cv_id < after.id))
  // How many are inside is known only once all are judged.
  const limit = query.inside ? Number.POSITIVE_INFINITY : PAGE + 1
  const wanted = { offer, company_id: company.id, companies, q: query.q }
  const { people, total } = await peopleFor(ctx, wanted, { limit, isShown })
  const page = cursor.page(people.filter(isShown).slice(0, PAGE + 1), PAGE, ({ key, seeker }) => ({
    key,
    at: seeker.updated_at.toISOString(),
    id: seeker.cv_id,
  }))
  const items = await viewsOf(ctx, offer, company.id, {
    cv_ids: page.items.map(({ seeker }) => seeker.cv_id),
    step: 'LISTED',
  })
  const listed = query.inside ? people.filter(({ outside }) => !outside).length : total
  const nobody_with = total === 0 ? await keepingOut(ctx, wanted) : []
  return { items, next_cursor: page.next_cursor, total: listed, order: ORDER_OF_PEOPLE, nobody_with }
}

async function requireOffer(ctx: UserCtx, vacancyId: string): Promise<Offer> {
  const [offer] = await findOffers(ctx, [vacancyId])
  if (!offer) throw new AppError('not_found')
  return offer
}

/** In the order of the ids; whoever said yes to the company or applied to it is known by name. */
async function viewsOf(
  ctx: UserCtx,
  offer: Offer,
  companyId: string,
  { cv_ids: cvIds, step, turn }: { cv_ids: readonly string[]; step: Step; turn?: Turn },
): Promise<View[]> {
  if (cvIds.length === 0) return []
  const [seekers, invited, overrides, named] = await Promise.all([
    findQuoted(ctx, cvIds),
    findInvited(ctx.db, offer.id, cvIds),
    findOverrides(ctx.db, offer.id, cvIds),
    listNamed(ctx.db, cvIds, { company_ids: [companyId], now: ctx.now() }),
  ])
  const read = await readFor(ctx, offer, seekers, turn)
  const views = read.map((seeker) =>
    personBeside(offer, seeker, {
      overrides: overrides.filter(({ cv_id }) => cv_id === seeker.cv_id),
      invited_at: invited.get(seeker.cv_id)?.invited_at ?? null,
      invitation_leaves_at: invited.get(seeker.cv_id)?.leaves_at ?? null,
      step: named.has(seeker.cv_id) ? 'NAMED' : step,
    }),
  )
  return cvIds.flatMap((id) => views.find(({ cv_id }) => cv_id === id) ?? [])
}

/** Whoever has a turn waits until the CV was read for the vacancy; of a list, what was read before counts. */
async function readFor(ctx: UserCtx, { prepared }: Offer, seekers: readonly Seeker[], turn?: Turn): Promise<Seeker[]> {
  if (turn) return Promise.all(seekers.map((seeker) => withVerdicts(ctx, seeker, prepared, turn)))
  const pairs = await withKnownVerdicts(
    ctx,
    seekers.map((seeker) => ({ seeker, prepared })),
  )
  return pairs.map(({ seeker }) => seeker)
}

export async function personBesideVacancy(
  ctx: UserCtx,
  { vacancy, company }: VacancyAccess,
  cvId: string,
  turn?: Turn,
): Promise<View> {
  await requirePerson(ctx, cvId, company.id)
  const offer = await requireOffer(ctx, vacancy.id)
  const [view] = await viewsOf(ctx, offer, company.id, { cv_ids: [cvId], step: 'OPENED', ...(turn && { turn }) })
  if (!view) throw new AppError('not_found')
  return view
}

/** Somebody of the pool who does not shut out the companies of whoever looks; everybody else does not exist. */
export async function requirePerson(ctx: UserCtx, cvId: string, companyId: string) {
  const found = await findCandidate(ctx.db, cvId, { company_ids: [companyId], now: ctx.now() })
  const companies = await companiesAllowing(ctx, 'see_company')
  if (!found?.is_in_pool || isShutOut(companies, found.owner.hidden_companies, found.cv.document))
    throw new AppError('not_found')
  return found
}
