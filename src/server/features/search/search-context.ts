import type { z } from 'zod'
import type { Ctx, UserCtx } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { foldDomain, foldName } from '#server/features/companies/blocked-companies.ts'
import type * as contract from '#shared/jobs/jobs.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { tiersOf } from './query/query-parts.ts'
import type { Viewer } from './wanted.sql.ts'
import { type Conditions, wantedBy } from './wanted.ts'

export const PAGE = 20

export interface Search {
  /** Null for everything. */
  words: string | null
  /** The same from the best hits to the widest, each without what a better one takes. */
  tiers: readonly string[]
  /** Typed words that name nothing we know: they may be mistyped. */
  unknown: readonly string[]
  conditions: Conditions
  viewer: Viewer | undefined
  /** For what we recommend: neither where the viewer has applied already nor what their own company offers. */
  as_advice?: true
  /** Only what this company offers. */
  company_id?: string
  now: Date
}

/** Whoever looks at vacancies, signed in or not. */
export type Looker = Ctx & Partial<Pick<UserCtx, 'user' | 'session_id'>>
export type ListQuery = z.output<typeof contract.listJobs.query>
export type JobsPage = z.input<typeof contract.listJobs.answer>

export const signedIn = (ctx: Looker): UserCtx | undefined =>
  ctx.user && ctx.session_id ? { ...ctx, user: ctx.user, session_id: ctx.session_id } : undefined

/** The person as search knows them: an id, and the companies that they do not want to meet. */
export function viewerOf({ id, hidden_companies }: Pick<UserRow, 'id' | 'hidden_companies'>): Viewer {
  return {
    user_id: id,
    hidden_names: hidden_companies.map(({ name }) => foldName(name)).filter((name) => name !== ''),
    hidden_domains: hidden_companies
      .map(({ domain }) => foldDomain(domain ?? ''))
      .filter((domain) => domain.includes('.')),
  }
}

export function searchOf(ctx: Pick<Looker, 'user' | 'now'>, filters: JobFilters, wide = false): Search {
  const { words, conditions } = wantedBy(filters, wide)
  const asked = { words: words?.all ?? null, tiers: words ? tiersOf(words) : [], unknown: words?.unknown ?? [] }
  return { ...asked, conditions, viewer: ctx.user && viewerOf(ctx.user), now: ctx.now() }
}

/** A list that cannot have anything in it, and what would change that. */
export const emptyPage = (needs: JobsPage['needs']): JobsPage => ({
  items: [],
  next_cursor: null,
  total: 0,
  counts: null,
  corrected_q: null,
  widened: false,
  needs,
})
