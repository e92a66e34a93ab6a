import type { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { explainMany, invitationsOf, type Seeker } from '#server/features/matching/matching.service.ts'
import type { CardRow } from '#server/features/search/search.service.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { jobCard, type SentMatch } from '#shared/jobs/jobs.ts'
import { contradiction } from '#shared/matching/asked-once.ts'
import type { Importance, MatchResult } from '#shared/matching/matching.ts'
import { isOtherWork } from '#shared/matching/other-work.ts'

type Company = CardRow['company']

/** A company as everybody may see it beside its vacancies. */
export const companyOfJob = (ctx: Pick<Deps, 'config' | 'now'>, { id, name, logo_id, verification }: Company) => ({
  id,
  name,
  logo_url: logo_id && signedFileUrl(ctx, logo_id),
  verified: verification !== 'UNVERIFIED',
})

// Fields that came with a later release get their defaults.
const { document: shown } = jobCard.shape

type Judging = Pick<Deps, 'db' | 'config' | 'now' | 'log'>

/** The cards of vacancies that have been published; judged for whoever has a CV. */
export async function cardsFor(
  ctx: Judging,
  rows: readonly CardRow[],
  seeker: Seeker | undefined,
  far: ReadonlySet<string> = new Set(),
): Promise<z.input<typeof jobCard>[]> {
  // Of what was sent already, the result that was kept counts.
  const ids = rows.filter(({ sent_match }) => !sent_match).map(({ id }) => id)
  const matches = seeker && ids.length > 0 ? await explainMany(ctx, seeker, ids) : new Map<string, never>()
  const invited = rows.length > 0 && seeker ? await invitationsOf(ctx, seeker.owner.id) : new Set<string>()
  return rows.map((row) => {
    const match = matches.get(row.id)
    const marks = { invited: invited.has(row.id), far: far.has(row.id) }
    const known = row.sent_match ?? (match && cardMatch(match))
    return cardOf(ctx, row, known ? { ...known, ...marks } : null)
  })
}

function cardOf(ctx: Judging, row: CardRow, match: z.input<typeof jobCard>['match']): z.input<typeof jobCard> {
  const { published_at, expires_at, company } = row
  if (!published_at || !expires_at) throw new Error('a card needs a published vacancy')
  return {
    ...row,
    published_at,
    expires_at,
    document: shown.parse(row.document),
    company: companyOfJob(ctx, company),
    match,
  }
}

/** What was sent had been read for it. */
export function cardMatch({ items, conditions, ...result }: MatchResult & { is_read?: boolean }): SentMatch {
  const outside = conditions.filter(({ verdict }) => verdict === 'NO_CUMPLE').map(contradiction)
  return {
    ...result,
    met: titles(items, 'CUMPLE', MET),
    // Nobody «lacks» a trade: that it is another one is said in words.
    missing: titles(
      items.filter(({ type }) => type !== 'OCCUPATION'),
      'NO_CUMPLE',
      MISSING,
    ),
    other_work: isOtherWork(items),
    outside_of: outside,
    is_read: result.is_read ?? true,
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
