import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import MiniSearch from 'minisearch'
import type { Pool } from 'pg'
import type { Ctx } from '#server/context.ts'
import { listJobs } from '#server/features/jobs/jobs.service.ts'
import { countFacets, FACETS } from '#server/features/jobs/search/facets.ts'
import { listJobs as contract } from '#shared/jobs.ts'
import { plainText } from '#shared/vacancy-document.ts'
import type { BenchQuery } from './search-queries.ts'
import type { MadeVacancy } from './vacancies.ts'

const PAGE = 20

/** The ids of the first page; each engine also counts its hits by the five facets, as the page shows them. */
export interface Engine {
  name: string
  find: (query: BenchQuery) => Promise<string[]>
}

export function ours(ctx: Ctx): Engine {
  return {
    name: 'Skillo',
    find: async ({ q, filters }) => {
      const { items } = await listJobs(ctx, { query: contract.query.parse({ q, ...filters }) })
      return items.map(({ id }) => id)
    },
  }
}

/** The same rows by PostgreSQL's own Spanish words and ranking. */
export function plainRank(pool: Pool): Engine {
  return {
    name: 'plain ts_rank',
    find: async ({ q, filters }) => {
      const chosen = '($2::text is null or modality = $2) and ($3::text is null or contract = $3)'
      const from = "from vacancy_search, websearch_to_tsquery('spanish', $1) asked where plain @@ asked"
      const values = [q, filters.modality ?? null, filters.contract ?? null]
      const [items, groups] = await Promise.all([
        pool.query(
          `select vacancy_id ${from} and ${chosen} order by ts_rank(plain, asked) desc, published_at desc limit ${PAGE}`,
          values,
        ),
        pool.query(`select facets, count(*)::int as total ${from} group by facets`, [q]),
      ])
      countFacets(groups.rows, listsOf(filters))
      return items.rows.map(({ vacancy_id }) => vacancy_id)
    },
  }
}

const listsOf = ({ modality, contract: kind }: BenchQuery['filters']) => ({
  ...(modality && { modality: [modality] }),
  ...(kind && { contract: [kind] }),
})

const wordsOf = ({ vacancy: { id, document }, company }: MadeVacancy) => ({
  id,
  title: document.title,
  skills: document.requirements.map((one) => (one.type === 'SKILL' ? one.value.name : '')).join(', '),
  company: company.name,
  place: document.locations.map(({ city, region }) => `${city} ${region}`).join(' '),
  description: plainText(document.description),
  ...Object.fromEntries(FACETS.map((facet) => [facet, document[facet] ?? ''])),
})

const BOOST = { title: 4, skills: 2, place: 2, company: 1, description: 0.3 }
const folded = (term: string) => term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export function miniSearch(vacancies: readonly MadeVacancy[]): Engine {
  const index = new MiniSearch({ fields: Object.keys(BOOST), storeFields: [...FACETS], processTerm: folded })
  index.addAll(vacancies.map(wordsOf))
  return {
    name: 'MiniSearch',
    find: async ({ q, filters }) => {
      const hits = index.search(q, { boost: BOOST, combineWith: 'AND' })
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

export async function orama(vacancies: readonly MadeVacancy[]): Promise<Engine> {
  const text = Object.fromEntries(Object.keys(BOOST).map((field) => [field, 'string' as const]))
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, 'enum' as const]))
  const index = create({ schema: { ...text, ...facets }, language: 'spanish' })
  await insertMultiple(index, vacancies.map(wordsOf), 5000)
  return {
    name: 'Orama',
    find: async ({ q, filters }) => {
      const where = Object.fromEntries(Object.entries(filters).map(([facet, value]) => [facet, { eq: value }]))
      const found = await searchOrama(index, {
        ...{ term: q, properties: Object.keys(BOOST), boost: BOOST, limit: PAGE, threshold: 0 },
        facets: Object.fromEntries(FACETS.map((facet) => [facet, {}])),
        ...(Object.keys(where).length > 0 && { where }),
      })
      return found.hits.map(({ id }) => id)
    },
  }
}
