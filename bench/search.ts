// F4: text search with filters and counts over 100,000 vacancies, beside plain ts_rank over the same rows and two engines in memory.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import pino from 'pino'
import { createMail } from '#server/adapters/mail/create-mail.ts'
import { createSms } from '#server/adapters/sms/create-sms.ts'
import { createStorage } from '#server/adapters/storage/create-storage.ts'
import { readConfig } from '#server/config.ts'
import type { Ctx } from '#server/context.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { searchWords, vacancySearch } from '#server/features/jobs/jobs.tables.ts'
import { searchEntry } from '#server/features/jobs/search/search-entry.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { type Engine, miniSearch, orama, ours, plainRank } from './support/search-engines.ts'
import { type BenchQuery, gradeOf, makeQueries, ndcg, passes } from './support/search-queries.ts'
import { type MadeVacancy, makeVacancies } from './support/vacancies.ts'

const ROWS = 100_000
const QUERIES = 240
const BATCH = 500
const NOW = new Date('2026-11-15T12:00:00.000Z')

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skillo-bench-search-'))
  const embedded = await startEmbedded({ dataDir: folder, durable: false })
  await migrate(embedded.url)
  const database = openDatabase(embedded.url, () => undefined)
  try {
    const made = await fill(database)
    await addPlainWords(embedded.url)
    const engines = [ours(contextOf(database, folder)), plainRank(database.pool), miniSearch(made), await orama(made)]
    await compare(engines, made)
  } finally {
    await database.close()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes what the services would write, in large pieces. */
export async function fill({ db }: OpenDatabase): Promise<MadeVacancy[]> {
  const made = [...makeVacancies(ROWS, NOW)]
  const unique = new Map(made.map(({ company }) => [company.id, company]))
  const at = { created_at: NOW, updated_at: NOW }
  await db.insert(companies).values(
    [...unique.values()].map((company, place) => ({
      ...{ ...company, slug: `empresa-${place}`, website: `https://${company.domain}`, default_currency: 'EUR' },
      ...{ timezone: 'Europe/Madrid', ...at },
    })),
  )
  const words = new Set<string>()
  const started = performance.now()
  for (let from = 0; from < made.length; from += BATCH) {
    const batch = made.slice(from, from + BATCH)
    const entries = batch.map(({ vacancy, company }) => searchEntry(vacancy, company))
    for (const { vocabulary } of entries) for (const word of vocabulary) words.add(word)
    await db.insert(vacancies).values(batch.map(({ vacancy }) => vacancy))
    await db.insert(vacancySearch).values(entries.map(({ row }) => row))
  }
  await db.insert(searchWords).values([...words].map((word) => ({ word })))
  console.log(`${ROWS} vacancies written in ${Math.round((performance.now() - started) / 1000)} s`)
  return made
}

/** The yardstick's own words in the same rows; on a connection without the limits that requests have. */
export async function addPlainWords(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter table vacancy_search add plain tsvector')
  await client.query('analyze')
  await client.query(`update vacancy_search s set plain = to_tsvector('spanish', concat_ws(' ', v.title, c.name,
    v.document ->> 'description', v.document #>> '{locations,0,city}', v.document #>> '{locations,0,region}',
    jsonb_path_query_array(v.document, '$.requirements[*].value.name')::text))
    from vacancies v join companies c on c.id = v.company_id where v.id = s.vacancy_id`)
  await client.query('create index on vacancy_search using gin (plain)')
  await client.query('vacuum (full, analyze) vacancy_search')
  await client.query('vacuum (analyze) vacancies')
  await client.end()
}

export function contextOf({ db }: OpenDatabase, folder: string): Ctx {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder })
  const now = () => NOW
  return {
    ...{ config, db, now, log: pino({ level: 'silent' }), tasks: { enqueue: async () => undefined } },
    ...{ mail: createMail(config, db, now), sms: createSms(config, db, now), storage: createStorage(config) },
    request: { id: 'bench', ip: '192.0.2.1', user_agent: 'bench' },
  }
}

/** Query by query, each engine in turn, so that they share whatever else the machine does. */
export async function compare(engines: readonly Engine[], made: readonly MadeVacancy[]): Promise<void> {
  const byId = new Map(made.map((one) => [one.vacancy.id, one]))
  const queries = makeQueries(QUERIES)
  const times = new Map(engines.map(({ name }) => [name, [] as number[]]))
  const scores = new Map(engines.map(({ name }) => [name, [] as number[]]))
  for (const query of queries) {
    const best = bestGrades(query, made)
    for (const { name, find } of engines) {
      await find(query)
      const started = performance.now()
      const ids = await find(query)
      times.get(name)?.push(performance.now() - started)
      const grades = ids.map((id) => gradeOf(query, byId.get(id) ?? made[0] ?? fail()))
      if (best.length > 0) scores.get(name)?.push(ndcg(grades, best))
    }
  }
  console.table(
    Object.fromEntries(
      engines.map(({ name }) => {
        const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
        const quantile = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
        const list = scores.get(name) ?? []
        const mean = list.reduce((sum, score) => sum + score, 0) / list.length
        return [name, { 'p50 ms': quantile(0.5), 'p95 ms': quantile(0.95), 'nDCG@10': Number(mean.toFixed(3)) }]
      }),
    ),
  )
}

function bestGrades(query: BenchQuery, made: readonly MadeVacancy[]): number[] {
  return made
    .filter((one) => passes(query, one))
    .map((one) => gradeOf(query, one))
    .filter((grade) => grade > 0)
}

function fail(): never {
  throw new Error('an engine found what does not exist')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
