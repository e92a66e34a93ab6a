// F4: text search with filters and counts over 100,000 vacancies, beside plain ts_rank over the same rows and two engines in memory.
// Another size: BENCH_VACANCIES=1000000 npm run bench search. Above 200,000 the engines in memory stay out, for want of it.
//
// Who judges: each vacancy is made of a role, skills, a place and a level; the judge knows these, the engines only the words that
// came of them. Fifty searches and their meaning are written by hand; the others are names of roles and skills that were drawn.
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import pino from 'pino'
import { readConfig } from '#server/config.ts'
import type { Ctx } from '#server/context.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { searchWords, vacancySearch } from '#server/features/search/search.tables.ts'
import { searchEntry } from '#server/features/search/search-entry.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { createAnalyst } from '#server/platform/adapters/analyst/create-analyst.ts'
import { createMail } from '#server/platform/adapters/mail/create-mail.ts'
import { createPayments } from '#server/platform/adapters/payments/create-payments.ts'
import { createSms } from '#server/platform/adapters/sms/create-sms.ts'
import { createStorage } from '#server/platform/adapters/storage/create-storage.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open.ts'
import { openBenchDatabase } from './support/database.ts'
import { type Engine, miniSearch, orama, ours, plainRank } from './support/search-engines.ts'
import { type BenchQuery, gradeOf, makeQueries, ndcg, passes } from './support/search-queries.ts'
import { size } from './support/size.ts'
import { typedQueries } from './support/typed-queries.ts'
import { type MadeVacancy, makeVacancies, type Truth } from './support/vacancies.ts'

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
    const engines = [ours(contextOf(database, env.DATA_DIR)), plainRank(database.pool, NOW)]
    if (ROWS <= MOST_IN_MEMORY)
      engines.push(miniSearch(makeVacancies(ROWS, NOW)), await orama(makeVacancies(ROWS, NOW)))
    await compare(engines, truths)
  } finally {
    await database.close()
    await close()
  }
}

/** For work that takes longer than any request may. */
async function patiently<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
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
    if (fresh.size > 0) await db.insert(companies).values([...fresh.values()].map(companyRow))
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

const companyRow = (company: MadeVacancy['company']) => ({
  ...{ ...company, slug: company.domain.replace('.', '-'), website: `https://${company.domain}` },
  ...{ default_currency: 'EUR', timezone: 'Europe/Madrid', created_at: NOW, updated_at: NOW },
})

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

function contextOf({ db }: OpenDatabase, folder: string): Ctx {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  const now = () => NOW
  return {
    ...{ config, db, now, log: pino({ level: 'silent' }), subscribers: [], tasks: { enqueue: async () => undefined } },
    ...{
      mail: createMail(config, db, now),
      sms: createSms(config, db, now),
      storage: createStorage(config),
      payments: createPayments(config),
      analyst: createAnalyst(config),
    },
    request: { id: 'bench', ip: '192.0.2.1', user_agent: 'bench' },
  }
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

function summary({ times, by_hand, drawn }: Measured) {
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
  const mean = (list: readonly number[]) => list.reduce((sum, score) => sum + score, 0) / list.length
  return {
    ...{
      'p50 ms': quantile(0.5),
      'p95 ms': quantile(0.95),
      'nDCG@10': Number(mean([...by_hand, ...drawn]).toFixed(3)),
    },
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
