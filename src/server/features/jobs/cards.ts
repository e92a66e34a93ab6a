import type { z } from 'zod'
import { explain, type Seeker } from '#server/features/matching/matching.service.ts'
import type { CardRow } from '#server/features/search/search.service.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { jobCard } from '#shared/jobs/jobs.ts'
import type { Importance, MatchResult } from '#shared/matching/matching.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { Deps } from '../../context.ts'

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
  ctx: Pick<Deps, 'config' | 'now' | 'log'>,
  row: CardRow,
  seeker: Seeker | undefined,
): z.input<typeof jobCard> {
  const { published_at, expires_at, company } = row
  if (!published_at || !expires_at) throw new Error('a card needs a published vacancy')
  return {
    ...row,
    ...{ published_at, expires_at, document: shown.parse(row.document) },
    company: companyOfJob(ctx, company),
    match: seeker ? matchOrNone(ctx, row, seeker) : null,
  }
}

type CardMatch = NonNullable<z.input<typeof jobCard>['match']>

/** One vacancy that cannot be judged is shown without a match and does not end the list. */
function matchOrNone(ctx: Pick<Deps, 'log'>, { id, document }: CardRow, seeker: Seeker): CardMatch | null {
  try {
    const { items, ...result } = explain(seeker, asked.parse(document.requirements))
    return { ...result, met: titles(items, 'CUMPLE', MET), missing: titles(items, 'NO_CUMPLE', MISSING) }
  } catch (error) {
    ctx.log.error({ err: error, vacancy_id: id }, 'a vacancy could not be judged')
    return null
  }
}

const MET = 3
const MISSING = 2
const ORDER: Record<Importance, number> = { EXCLUYENTE: 0, IMPORTANTE: 1, DESEABLE: 2 }

/** The requirements that weigh most. */
function titles(items: MatchResult['items'], verdict: 'CUMPLE' | 'NO_CUMPLE', most: number): string[] {
  return items
    .filter((item) => item.verdict === verdict)
    .toSorted((a, b) => ORDER[a.importance] - ORDER[b.importance])
    .slice(0, most)
    .map(({ title }) => title)
}
