import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { candidateOf, scored } from '#server/features/matching/matching.service.ts'
import { ANYWHERE } from '#server/features/search/place-keys.ts'
import { yearlyEuroCents } from '#server/features/search/salary-basis.ts'
import { cardsByIds, newestRequirements, type Search } from '#server/features/search/search.queries.ts'
import {
  emptyPage,
  type JobsPage,
  type ListQuery,
  type Looker,
  PAGE,
  searchOf,
} from '#server/features/search/search-context.ts'
import { pageOf, readPosition } from '#server/features/search/search-cursor.ts'
import type { Conditions } from '#server/features/search/wanted.ts'
import type { UserCtx } from '../../context.ts'
import type { PreparedCandidate } from '../matching/engine/candidate.ts'
import { cardOf } from './cards.ts'

/** So many of the newest are scored for each request. */
const SCORED = 500

/** «Para ti»: what passes the person's own conditions, the best match first. */
export async function listForYou(ctx: UserCtx, query: ListQuery): Promise<JobsPage> {
  const candidate = await candidateOf(ctx)
  if (!candidate) return emptyPage('CV')
  const asked = searchOf(ctx, query)
  const search = { ...asked, conditions: withPreferences(asked.conditions, ctx.user) }
  const page = await pageOfMatches(ctx, search, candidate, query.cursor)
  return { ...page, counts: null, corrected_q: null, needs: null }
}

/** What the person chose in the list wins over what their preferences say. */
function withPreferences(asked: Conditions, { job_preferences }: Pick<UserRow, 'job_preferences'>): Conditions {
  const { modalities = [], contract_types = [], countries = [], min_salary } = job_preferences
  const or = (chosen: string[], preferred: string[]) => (chosen.length > 0 ? chosen : preferred)
  return {
    ...asked,
    modality: or(asked.modality, modalities),
    contract: or(asked.contract, contract_types),
    countries: or(asked.countries, countries.length > 0 ? [...countries, ANYWHERE] : []),
    salary: asked.salary ?? (min_salary ? yearlyEuroCents(min_salary) : null),
  }
}

/** Group, low bound, high bound, date: the order of the rule that the engine explains. */
export async function pageOfMatches(
  ctx: Looker,
  search: Search,
  candidate: PreparedCandidate,
  cursor: string | undefined,
): Promise<Pick<JobsPage, 'items' | 'next_cursor' | 'total'>> {
  const after = readPosition(cursor, 'encaje')
  const newest = await newestRequirements(ctx.db, search, SCORED)
  const ranked = (await scored(newest, candidate)).toSorted(byScore)
  const start = after ? { id: after.id, score: after.key, published_at: new Date(after.at) } : undefined
  const rest = start ? ranked.filter((vacancy) => byScore(start, vacancy) < 0) : ranked
  const page = pageOf(rest.slice(0, PAGE + 1), PAGE, ({ id, score, published_at }) => ({
    ...{ sort: 'encaje' as const, key: score, at: published_at.toISOString(), id },
  }))
  const ids = page.items.map(({ id }) => id)
  const rows = new Map((await cardsByIds(ctx.db, ids, search.viewer)).map((row) => [row.id, row]))
  const items = ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [cardOf(ctx, row, candidate)] : []
  })
  return { items, next_cursor: page.next_cursor, total: ranked.length }
}

interface Ranked {
  id: string
  score: number
  published_at: Date
}

function byScore(a: Ranked, b: Ranked): number {
  return (
    b.score - a.score ||
    b.published_at.getTime() - a.published_at.getTime() ||
    (a.id === b.id ? 0 : a.id < b.id ? 1 : -1)
  )
}
