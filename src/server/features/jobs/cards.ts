import type { z } from 'zod'
import { matchOf } from '#server/features/matching/matching.service.ts'
import type { cardsByIds } from '#server/features/search/search.queries.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { jobCard } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { Deps } from '../../context.ts'
import type { PreparedCandidate } from '../matching/engine/candidate.ts'

type CardRow = Awaited<ReturnType<typeof cardsByIds>>[number]
type Company = CardRow['company']

/** A company as everybody may see it beside its vacancies. */
export const companyOfJob = (ctx: Pick<Deps, 'config' | 'now'>, { id, name, logo_id, verification }: Company) => ({
  ...{ id, name },
  logo_url: logo_id && signedFileUrl(ctx, logo_id),
  verified: verification !== 'UNVERIFIED',
})

// Fields that came with a later release get their defaults.
const { document: shown } = jobCard.shape
const { requirements: asked } = vacancyDocument.shape

/** The card of a vacancy that has been published; judged for whoever has a CV. */
export function cardOf(
  ctx: Pick<Deps, 'config' | 'now'>,
  row: CardRow,
  candidate: PreparedCandidate | undefined,
): z.input<typeof jobCard> {
  const { published_at, expires_at, company } = row
  if (!published_at || !expires_at) throw new Error('a card needs a published vacancy')
  return {
    ...row,
    ...{ published_at, expires_at, document: shown.parse(row.document) },
    company: companyOfJob(ctx, company),
    match: candidate ? matchOf(asked.parse(row.document.requirements), candidate) : null,
  }
}
