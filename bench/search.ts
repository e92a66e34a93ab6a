// F4: text search with filters and counts over 100,000 vacancies, beside plain ts_rank over the same rows and two engines in memory.
// Another size: BENCH_VACANCIES=1000000 npm run bench search. Above 200,000 the engines in memory stay out, for want of it.
//
// Who judges: each vacancy is made of a role, skills, a place and a level; the judge knows these, the engines only the words that
// came of them. Fifty searches and their meaning are written by hand; the others are names of roles and skills that were drawn.
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { companies } from '#server/features/companies/companies.tables.ts'
import { searchWords, vacancySearch } from '#server/features/search/search.tables.ts'
import { searchEntry } from '#server/features/search/search-entry.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts'
import { benchContext } from './support/context.ts'
import { openBenchDatabase, patiently } from './support/database.ts'
import { type Engine, miniSearch, orama, ours, plainRank } from './support/search-engines.ts'
import { partsOf } from './support/search-parts.ts'
import { type BenchQuery, gradeOf, makeQueries, ndcg, passes } from './support/search-queries.ts'
import { size } from './support/size.ts'
import { typedQueries } from './support/typed-queries.ts'
import { companyRow, type MadeVacancy, makeVacancies, type Truth } from './support/vacancies.ts'

const ROWS = Number(process.env.BENCH_VACANCIES ?? size(100_000, 300))
const MOST_IN_MEMORY = 200_000
const BY_HAND = size(typedQueries.length, 5)
const DRAWN = size(100, 5)
const BATCH = 500
const NOW = new Date('2026-11-15T12:00:00.000Z')

export async function run(): Promise<void> {
  const { url, env, close } = await openBenchDatabase()
  const database = openDatabase(url, () => undefined)
  try {
    const truths = await withoutIndexes(url, () => fill(database))
    await patiently(url, addPlainRows)
    const ctx = benchContext(database, env.DATA_DIR, () => NOW)
    const engines = [ours(ctx), plainRank(database.pool, NOW)]
    if (ROWS <= MOST_IN_MEMORY)
      engines.push(miniSearch(makeVacancies(ROWS, NOW)), await orama(makeVacancies(ROWS, NOW)))
    await compare(engines, truths)
    await priceOf(partsOf(ctx, database.pool, NOW))
  } finally {
    await database.close()
    await close()
  }
}

/** The indexes of words are built once at the end: row by row would take most of the bench's time. */
const withoutIndexes = <T>(url: string, write: () => Promise<T>): Promise<T> =>
  patiently(url, async (client) => {
    const { rows } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes where tablename = 'vacancy_search' and indexdef like '%USING gin%'`,
    )
    for (const { name } of rows) await client.query(`drop index ${name}`)
    const written = await write()
    await client.query("set maintenance_work_mem = '512MB'")
    for (const { made } of rows) await client.query(made)
    return written
  })

/** Writes what the services would write, in large pieces, and answers what each vacancy was made to be. */
async function fill({ db }: OpenDatabase): Promise<Truth[]> {
  const truths: Truth[] = []
  const words = new Set<string>()
  const known = new Set<string>()
  const started = performance.now()
  for (const batch of batches(makeVacancies(ROWS, NOW))) {
    const fresh = new Map(batch.flatMap(({ company }) => (known.has(company.id) ? [] : [[company.id, company]])))
    for (const id of fresh.keys()) known.add(id)
    if (fresh.size > 0)
      await db.insert(companies).values([...fresh.values()].map((company) => companyRow(company, NOW)))
    const entries = batch.map(({ vacancy, company }) => searchEntry(vacancy, company))
    for (const { vocabulary } of entries) for (const word of vocabulary) words.add(word)
    await db.insert(vacancies).values(batch.map(({ vacancy }) => vacancy))
    await db.insert(vacancySearch).values(entries.map(({ row }) => row))
    truths.push(...batch.map(({ truth }) => truth))
  }
  await db.insert(searchWords).values([...words].map((word) => ({ word })))
  console.log(`${ROWS} vacancies written in ${Math.round((performance.now() - started) / 1000)} s`)
  return truths
}

function* batches(made: Iterable<MadeVacancy>): Generator<MadeVacancy[]> {
  let batch: MadeVacancy[] = []
  for (const one of made) {
    batch.push(one)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The yardstick: the same rows with PostgreSQL's own Spanish words. */
async function addPlainRows(client: Client): Promise<void> {
  await client.query('analyze')
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
  times: number[]
  by_hand: number[]
  drawn: number[]
}

/** Query by query, each engine in turn, so that they share whatever else the machine does. */
async function compare(engines: readonly Engine[], truths: readonly Truth[]): Promise<void> {
  const byId = new Map(truths.map((truth) => [truth.id, truth]))
  const measured = new Map(engines.map(({ name }): [string, Measured] => [name, { times: [], by_hand: [], drawn: [] }]))
  const [byHand, drawn] = [typedQueries.slice(0, BY_HAND), makeQueries(DRAWN)]
  for (const query of [...byHand, ...drawn]) {
    const kind = byHand.includes(query) ? 'by_hand' : 'drawn'
    const best = bestGrades(query, truths)
    for (const { name, on_disk, find } of engines) {
      if (on_disk) await find(query)
      const started = performance.now()
      const ids = await find(query)
      measured.get(name)?.times.push(performance.now() - started)
      const grades = ids.map((id) => gradeOf(query, byId.get(id) ?? fail()))
      if (best.length > 0) measured.get(name)?.[kind].push(ndcg(grades, best))
    }
  }
  console.table(Object.fromEntries([...measured].map(([name, figures]) => [name, summary(figures)])))
}

/** Query by query, each part in turn. */
async function priceOf(parts: ReturnType<typeof partsOf>): Promise<void> {
  const times = new Map(Object.keys(parts).map((name): [string, number[]] => [name, []]))
  for (const query of [...typedQueries.slice(0, BY_HAND), ...makeQueries(DRAWN)])
    for (const [name, part] of Object.entries(parts)) {
      await part(query)
      const started = performance.now()
      await part(query)
      times.get(name)?.push(performance.now() - started)
    }
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(0)}`)
  console.table(Object.fromEntries([...times].map(([name, list]) => [name, quantiles(list)])))
}

function quantiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
  return { 'p50 ms': quantile(0.5), 'p95 ms': quantile(0.95) }
}

function summary({ times, by_hand, drawn }: Measured) {
  const mean = (list: readonly number[]) => list.reduce((sum, score) => sum + score, 0) / list.length
  return {
    ...{ ...quantiles(times), 'nDCG@10': Number(mean([...by_hand, ...drawn]).toFixed(3)) },
    ...{ 'by hand': Number(mean(by_hand).toFixed(3)), drawn: Number(mean(drawn).toFixed(3)) },
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
