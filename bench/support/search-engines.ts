import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import type { Pool } from 'pg'
import type { Ctx } from '#server/context.ts'
import { cardsFor } from '#server/features/jobs/cards/cards.service.ts'
import { listJobs } from '#server/features/jobs/jobs.service.ts'
import { countFacets, FACETS } from '#server/features/search/facets.ts'
import type { CardRow } from '#server/features/search/search.service.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { rateRules } from '#shared/core/limits.ts'
import { listJobs as contract } from '#shared/jobs/jobs.ts'
import { plainText } from '#shared/vacancies/vacancy-document.ts'
import type { Advert } from './search-market.ts'
import type { BenchQuery } from './search-queries.ts'

export const PAGE = 20

/** The ids of the first page; each engine also counts its hits by the five facets, as the page shows them. */
export interface Engine {
  name: string
  /** Asked twice, so that what it reads has been read once; engines in memory have it there. */
  on_disk: boolean
  find: (query: BenchQuery) => Promise<string[]>
}

export function ours(ctx: Ctx): Engine {
  return {
    name: 'Skillo',
    on_disk: true,
    find: async ({ q, filters }) => {
      const { items } = await listJobs(ctx, { query: contract.query.parse({ q, ...filters }) })
      return items.map(({ id }) => id)
    },
  }
}

/** Both by name, as ours: then PostgreSQL plans them once and not for each search. */
export const PLAIN_ITEMS = {
  name: 'plain_items',
  text: `select v.id, v.title, v.state, v.published_at, v.expires_at,
  json_build_object('id', c.id, 'name', c.name, 'logo_id', c.logo_id, 'verification', c.verification) as company, false as saved, null as applied_at,
  v.document - '{description,responsibilities,requirements,questions,steps,benefits}'::text[] as document from (
    select vacancy_id, ts_rank(words, asked) as rank, published_at from plain_search, websearch_to_tsquery('spanish', $1) asked
    where words @@ asked and expires_at > $4 and ($2::text is null or modality = $2) and ($3::text is null or contract = $3)
    order by rank desc, published_at desc limit ${PAGE + 1}) hits
  join vacancies v on v.id = hits.vacancy_id join companies c on c.id = v.company_id order by rank desc, hits.published_at desc`,
}

export const PLAIN_COUNTS = {
  name: 'plain_counts',
  text: `select facets, count(*)::int as total from plain_search, websearch_to_tsquery('spanish', $1) asked
  where words @@ asked and expires_at > $2 group by facets`,
}

/** The same rows by PostgreSQL's own Spanish words and ranking, with the same counts, behind the same limit and drawn on the same cards. */
export function plainRank(ctx: Ctx, pool: Pool): Engine {
  return {
    name: 'plain ts_rank',
    on_disk: true,
    find: async ({ q, filters }) => {
      await takeAttempt(ctx, rateRules.job_list_ip, ipPrefix(ctx.request.ip))
      const [items, groups] = await Promise.all([
        pool.query<CardRow>({
          ...PLAIN_ITEMS,
          values: [q, filters.modality ?? null, filters.contract ?? null, ctx.now()],
        }),
        pool.query({ ...PLAIN_COUNTS, values: [q, ctx.now()] }),
      ])
      countFacets(groups.rows, listsOf(filters))
      const cards = await cardsFor(ctx, items.rows.slice(0, PAGE), undefined)
      return cards.map(({ id }) => id)
    },
  }
}

const listsOf = ({ modality, contract: kind }: BenchQuery['filters']) => ({
  ...(modality && { modality: [modality] }),
  ...(kind && { contract: [kind] }),
})

const wordsOf = ({ id, document, company }: Advert) => ({
  id,
  title: document.title,
  skills: document.requirements.map((one) => (one.type === 'SKILL' ? one.value.name : '')).join(', '),
  company,
  place: document.locations.map(({ city, region }) => `${city} ${region}`).join(' '),
  description: plainText(document.description),
  ...Object.fromEntries(FACETS.map((facet) => [facet, document[facet] ?? ''])),
})

const BOOST = { title: 4, skills: 2, place: 2, company: 1, description: 0.3 }
const folded = (term: string) => term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Words that bind others: without them the engines in memory are faster and find more. */
const BINDING = new Set('a con de del el en la las los para por sin y'.split(' '))
const withoutBinding = (q: string): string =>
  q
    .split(' ')
    .filter((word) => !BINDING.has(word))
    .join(' ')

/** So few hits mean a slip: then slips are allowed, as ours does. Orama's own way takes seconds at this size and stays out. */
const LITTLE = 3

export async function miniSearch(adverts: AsyncIterable<Advert>): Promise<Engine> {
  const index = new MiniSearch({ fields: Object.keys(BOOST), storeFields: [...FACETS], processTerm: folded })
  for await (const advert of adverts) index.add(wordsOf(advert))
  const options = { boost: BOOST, combineWith: 'AND' } as const
  return {
    name: 'MiniSearch',
    on_disk: false,
    find: async ({ q, filters }) => {
      const term = withoutBinding(q)
      const exact = index.search(term, options)
      const hits = exact.length < LITTLE ? index.search(term, { ...options, fuzzy: 0.2 }) : exact
      const groups = new Map<string, number>()
      for (const hit of hits) {
        const key = FACETS.map((facet) => hit[facet]).join('|')
        groups.set(key, (groups.get(key) ?? 0) + 1)
      }
      countFacets(
        [...groups].map(([facets, total]) => ({ facets, total })),
        listsOf(filters),
      )
      const isChosen = (hit: (typeof hits)[number]) =>
        (!filters.modality || hit.modality === filters.modality) &&
        (!filters.contract || hit.contract === filters.contract)
      return hits
        .filter(isChosen)
        .slice(0, PAGE)
        .map(({ id }) => String(id))
    },
  }
}

export async function orama(adverts: AsyncIterable<Advert>): Promise<Engine> {
  const text = Object.fromEntries(Object.keys(BOOST).map((field) => [field, 'string' as const]))
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, 'enum' as const]))
  const index = create({ schema: { ...text, ...facets }, language: 'spanish' })
  await insertMultiple(index, await Array.fromAsync(adverts, (advert) => wordsOf(advert)), 5000)
  return {
    name: 'Orama',
    on_disk: false,
    find: async ({ q, filters }) => {
      const where = Object.fromEntries(Object.entries(filters).map(([facet, value]) => [facet, { eq: value }]))
      const found = await searchOrama(index, {
        term: withoutBinding(q),
        properties: Object.keys(BOOST),
        boost: BOOST,
        limit: PAGE,
        threshold: 0,
        facets: Object.fromEntries(FACETS.map((facet) => [facet, {}])),
        ...(Object.keys(where).length > 0 && { where }),
      })
      return found.hits.map(({ id }) => id)
    },
  }
}
