import type { UserCtx } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { companiesAllowing } from '#server/features/companies/team/access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { missingForTalent, type TalentStep } from '#shared/matching/people-reading.ts'
import { sayTalentStep } from '#shared/words/talent.ts'
import { listPublishing } from './reading.queries.ts'

/** What somebody of a company lacks to see people of the pool. */
export const missingStep = ({ user }: UserCtx, company: CompanyRow, is_published: boolean): TalentStep | null =>
  missingForTalent({
    is_email_confirmed: user.email_verified_at !== null,
    is_verified: company.verification !== 'UNVERIFIED',
    is_stopped: company.people_stopped_at !== null,
    is_published,
  })

export function refuseMissing(step: TalentStep | null): void {
  if (!step) return
  throw new AppError(step === 'CONFIRM_EMAIL' ? 'email_not_verified' : 'state_conflict', sayTalentStep(step))
}

/**
 * The companies on whose behalf somebody may see people now. Who searches for none does not know of people at all; who
 * does, but has not shown who they are, hears what is missing, whomever they asked for.
 */
export async function requireReading(ctx: UserCtx): Promise<[CompanyRow, ...CompanyRow[]]> {
  const searching = await companiesAllowing(ctx, 'search_talent')
  const publishing = await listPublishing(
    ctx.db,
    searching.map(({ id }) => id),
  )
  const steps = searching.map((company) => missingStep(ctx, company, publishing.has(company.id)))
  const [first, ...others] = searching.filter((_, at) => steps[at] === null)
  if (first) return [first, ...others]
  refuseMissing(steps[0] ?? null)
  throw new AppError('not_found')
}
