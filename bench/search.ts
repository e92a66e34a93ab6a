// F4: text search with filters and counts over 100,000 vacancies, beside plain ts_rank over the same rows and two engines in memory.
// Another size: BENCH_VACANCIES=1000000 npm run bench search. Above 200,000 the engines in memory stay out, for want of it;
// BENCH_IN_MEMORY=0 leaves them out of any, because they take longer to fill than everything else.
//
// Who judges: each vacancy is made of a role, skills, a place and a level; the judge knows these, the engines only the words that
// came of them. Fifty searches and their meaning are written by hand; the others are names of roles and skills that were drawn.
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { openDatabase } from '#server/platform/db/open.ts'
import { benchContext } from './support/context.ts'
import { openBenchDatabase, patiently } from './support/database.ts'
import { type Computing, computingOf, quantile } from './support/measure.ts'
import { type Engine, miniSearch, orama, ours, plainRank } from './support/search-engines.ts'
import { fillOriginals, multiplyVacancies, storedAdverts } from './support/search-market.ts'
import { partsOf } from './support/search-parts.ts'
import { type BenchQuery, gradeOf, makeQueries, ndcg, passes } from './support/search-queries.ts'
import { size } from './support/size.ts'
import { typedQueries } from './support/typed-queries.ts'
import type { Truth } from './support/vacancies.ts'

const ROWS = Number(process.env.BENCH_VACANCIES ?? size(100_000, 300))
const ORIGINALS = Math.min(ROWS, size(10_000, 100))
const MOST_IN_MEMORY = Number(process.env.BENCH_IN_MEMORY ?? 200_000)
const BY_HAND = size(typedQueries.length, 5)
const DRAWN = size(100, 5)
const NOW = new Date('2026-11-15T12:00:00.000Z')

const secondsSince = (started: number): string => `${Math.round((performance.now() - started) / 1000)} s`

export async function run(): Promise<void> {
  const { url, env, close } = await openBenchDatabase()
  const database = openDatabase(url, () => undefined)
  try {
    const computing = computingOf(database.pool)
    const started = performance.now()
    const originals = await fillOriginals(database, ORIGINALS, NOW)
    const truths = await patiently(url, (client) => multiplyVacancies(client, originals, ROWS))
    console.log(`${ROWS} vacancies written in ${secondsSince(started)}`)
    await patiently(url, addPlainRows)
    const ctx = benchContext(database, env.DATA_DIR, () => NOW)
    const engines = [ours(ctx), plainRank({ ...ctx, request: { ...ctx.request, ip: '192.0.2.2' } }, database.pool)]
    if (ROWS <= MOST_IN_MEMORY)
      await patiently(url, async (client) => {
        engines.push(await miniSearch(storedAdverts(client)), await orama(storedAdverts(client)))
      })
    console.log(`everything ready after ${secondsSince(started)}`)
    await compare(engines, truths, computing)
    await priceOf(partsOf(ctx, database.pool, NOW), computing)
  } finally {
    await database.close()
    await close()
  }
}

/** The yardstick: the same rows with PostgreSQL's own Spanish words. */
async function addPlainRows(client: Client): Promise<void> {
  await client.query(`analyze; set max_parallel_workers_per_gather = 2; drop table if exists plain_search`)
  await client.query(`create table plain_search as
    select s.vacancy_id, s.published_at, s.expires_at, s.modality, s.contract, s.facets, to_tsvector('spanish', concat_ws(' ',
      v.title, c.name, v.document ->> 'description', v.document #>> '{locations,0,city}', v.document #>> '{locations,0,region}',
      jsonb_path_query_array(v.document, '$.requirements[*].value.name')::text)) as words
    from vacancy_search s join vacancies v on v.id = s.vacancy_id join companies c on c.id = v.company_id`)
  await client.query('create index on plain_search using gin (words)')
  for (const table of ['plain_search', 'vacancy_search', 'vacancies', 'search_words'])
    await client.query(`vacuum (analyze) ${table}`)
}

/** Searches that nothing could answer have a time and no score. */
interface Measured {
  computed: Computing[]
  by_hand: number[]
  drawn: number[]
}

type Compute = ReturnType<typeof computingOf>

/** Query by query, each engine in turn, so that they share whatever else the machine does. */
async function compare(engines: readonly Engine[], truths: readonly Truth[], computing: Compute): Promise<void> {
  const byId = new Map(truths.map((truth) => [truth.id, truth]))
  const measured = new Map(
    engines.map(({ name }): [string, Measured] => [name, { computed: [], by_hand: [], drawn: [] }]),
  )
  const [byHand, drawn] = [typedQueries.slice(0, BY_HAND), makeQueries(DRAWN)]
  for (const query of [...byHand, ...drawn]) {
    const kind = byHand.includes(query) ? 'by_hand' : 'drawn'
    const best = bestGrades(query, truths)
    for (const { name, on_disk, find } of engines) {
      if (on_disk) await find(query)
      const { result, ...figures } = await computing(() => find(query))
      measured.get(name)?.computed.push(figures)
      const grades = result.map((id) => gradeOf(query, byId.get(id) ?? fail()))
      if (best.length > 0) measured.get(name)?.[kind].push(ndcg(grades, best))
    }
  }
  show(Object.fromEntries([...measured].map(([name, figures]) => [name, summary(figures)])))
}

/** Query by query, each part in turn. */
async function priceOf(parts: ReturnType<typeof partsOf>, computing: Compute): Promise<void> {
  const figures = new Map(Object.keys(parts).map((name): [string, Computing[]] => [name, []]))
  for (const query of [...typedQueries.slice(0, BY_HAND), ...makeQueries(DRAWN)])
    for (const [name, part] of Object.entries(parts)) {
      await part(query)
      figures.get(name)?.push(await computing(async () => part(query)))
    }
  show(Object.fromEntries([...figures].map(([name, list]) => [name, quantiles(list)])))
}

function show(table: Record<string, object>): void {
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(0)}; «own» and «database» are computing time`)
  console.table(table)
}

/** By the clock, and what was computed, as median and 95th percentile. */
function quantiles(list: readonly Computing[]) {
  const tenths = (figure: keyof Computing, share: number) =>
    quantile(
      list.map((one) => one[figure]),
      share,
    ).toFixed(1)
  return {
    'p50 ms': Number(tenths('ms', 0.5)),
    'p95 ms': Number(tenths('ms', 0.95)),
    own: `${tenths('own', 0.5)} (${tenths('own', 0.95)})`,
    database: `${tenths('database', 0.5)} (${tenths('database', 0.95)})`,
  }
}

function summary({ computed, by_hand, drawn }: Measured) {
  // A small market may have nothing that answers any of them.
  const mean = (list: readonly number[]) => list.reduce((sum, score) => sum + score, 0) / Math.max(1, list.length)
  return {
    ...quantiles(computed),
    'nDCG@10': Number(mean([...by_hand, ...drawn]).toFixed(3)),
    'by hand': Number(mean(by_hand).toFixed(3)),
    drawn: Number(mean(drawn).toFixed(3)),
  }
}

function bestGrades(query: BenchQuery, truths: readonly Truth[]): number[] {
  return truths
    .filter((truth) => passes(query, truth))
    .map((truth) => gradeOf(query, truth))
    .filter((grade) => grade > 0)
}

function fail(): never {
  throw new Error('an engine found what does not exist')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
