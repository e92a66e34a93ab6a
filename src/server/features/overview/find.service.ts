import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { companyCards } from '#server/features/companies/profile/companies.service.ts'
import { listCvs } from '#server/features/cvs/cvs.service.ts'
import { peopleLike, vacanciesLike } from '#server/features/hiring/overview/find.service.ts'
import { findCards } from '#server/features/search/search.service.ts'
import { searchOf } from '#server/features/search/search-context.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { folded } from '#shared/core/fold.ts'
import { rateRules } from '#shared/core/limits.ts'
import { jobFilters } from '#shared/jobs/jobs.ts'
import type { findAnything as contract, FoundKind } from '#shared/overview/find.ts'

const PER_KIND = 5

interface Found {
  label: string
  hint: string
  link_to: string
}

/** Each kind asks the feature that holds it, which lets through what this person may open. */
export async function findAnything(
  ctx: UserCtx,
  { query: { q } }: { query: z.output<typeof contract.query> },
): Promise<z.input<typeof contract.answer>> {
  await takeAttempt(ctx, rateRules.find_user, ctx.user.id)
  const is_wanted = ({ label }: Found) => folded(label).includes(folded(q))
  const companies = (await ownCompanies(ctx)).filter(is_wanted).slice(0, PER_KIND)
  const vacancies = await vacanciesLike(ctx, q, PER_KIND)
  const people = await peopleLike(ctx, q, PER_KIND)
  const cvs = (await ownCvs(ctx)).filter(is_wanted).slice(0, PER_KIND)
  const jobs = ctx.user.intent === 'SEEKER' ? await openJobs(ctx, q) : []
  return {
    items: [
      ...of('COMPANY', companies),
      ...of('VACANCY', vacancies),
      ...of('PERSON', people),
      ...of('CV', cvs),
      ...of('JOB', jobs),
    ],
  }
}

const of = (kind: FoundKind, found: readonly Found[]) => found.map((one) => ({ kind, ...one }))

async function ownCompanies(ctx: UserCtx): Promise<Found[]> {
  const cards = await companyCards(ctx)
  return cards.map(({ id, name }) => ({ label: name, hint: 'Empresa', link_to: `/app/my-companies/${id}` }))
}

async function ownCvs(ctx: UserCtx): Promise<Found[]> {
  const { items } = await listCvs(ctx)
  return items.map(({ id, title }) => ({ label: title, hint: 'Mi CV', link_to: `/app/cv?cv=${id}` }))
}

async function openJobs(ctx: UserCtx, q: string): Promise<Found[]> {
  const search = searchOf(ctx, jobFilters.parse({ q }))
  // Signs alone ask for no vacancy, where the list would show all of them.
  if (search.words === null) return []
  const rows = await findCards(ctx, search, {
    order: 'relevancia',
    after: undefined,
    limit: PER_KIND,
  })
  return rows.map(({ id, title, company }) => ({
    label: title,
    hint: company.name,
    link_to: `/app/jobs?tab=explorar&vacante=${id}`,
  }))
}
