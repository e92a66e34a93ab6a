// F2, F3, the board and «¿y si…?» through HTTP, and F6, at two sizes of the same market in one run: what is read is the growth.
// Other sizes: LISTS_SIZES=100000,1000000 npm run bench lists
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import type { Pool } from 'pg'
import { deliverTask } from '#server/features/hiring/applying/delivery.tasks.ts'
import { notifyPeople } from '#server/features/matching/match-notices/match-notices.service.ts'
import { countProfiles, recountTerms } from '#server/features/matching/profiles/term-weights.queries.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { applyToJob } from '#shared/hiring/applying.ts'
import { sessionOf } from './support/account-data.ts'
import { benchContext } from './support/context.ts'
import { openBenchDatabase, patiently } from './support/database.ts'
import { fillMarket, multiply, OWNER, personAddress } from './support/market.ts'
import { type Asked, besides, measured } from './support/measure.ts'
import { bm25Times } from './support/plain-bm25.ts'
import { BUILT_SERVER, startServer } from './support/process.ts'
import { size } from './support/size.ts'
import { timedCall } from './support/timed-call.ts'

const ORIGINALS = size(2000, 6)
const SIZES = (process.env.LISTS_SIZES ?? size('10000,100000', '12,24')).split(',').map(Number)
const ROUNDS = size(25, 2)
/** Whom a warm process is asked for afterwards, each once. */
const OTHERS = size(100, 2)
const TOLD = size(10, 1)
const CARDS = size(2000, 10)
/** The peer takes half a minute for one question in a market of 100,000: it is asked a few, and none in a larger one. */
const BESIDE = 5
const MOST_BESIDE = 100_000

const rounded = (figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Math.round(value)]))

/** A full board: one application by the front door, the rest as its copies. */
async function fillBoard(url: string, server: string, ctx: ReturnType<typeof benchContext>, vacancy_id: string) {
  const token = await sessionOf(url, personAddress(1))
  const cvs = JSON.parse((await timedCall(server, { method: 'GET', path: '/api/v1/cvs', token })).body)
  const cv_id = (cvs.items ?? cvs)[0].id
  const body = { creation_key: randomUUID(), cv_id }
  const sent = await timedCall(server, {
    method: 'POST',
    path: applyToJob.path.replace(':vacancy_id', vacancy_id),
    token,
    body,
  })
  if (sent.status !== 201) throw new Error(`not applied: ${sent.status} ${sent.body.slice(0, 300)}`)
  const later = () => new Date(Date.now() + 120_000)
  await deliverTask.run({ ...ctx, now: later }, {}, { id: 'bench' })
  await patiently(url, (client) =>
    client.query(
      `insert into applications (vacancy_id, company_id, user_id, creation_key, state, stage_id, source, full_name, headline, cv_title, applied_at, stage_since, changed_at)
       select a.vacancy_id, a.company_id, p.id, gen_random_uuid(), 'ACTIVE', a.stage_id, a.source, p.full_name, '', '', a.applied_at, a.stage_since, a.changed_at
       from applications a, (select id, full_name from users where email like '%correo.example' and id <> all(select user_id from applications) limit $1) p`,
      [CARDS],
    ),
  )
}

/** The CVs of the first people of the market. */
async function cvsOf(pool: Pool, count: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, n) => personAddress(n))
  const { rows } = await pool.query<{ id: string }>(
    'select c.id from cvs c join users u on u.id = c.user_id where u.email = any($1)',
    [addresses],
  )
  return rows.map(({ id }) => id)
}

async function besideBm25(url: string, pool: Pool, vacancyIds: readonly string[]): Promise<Record<string, object>> {
  const cvs = await cvsOf(pool, BESIDE)
  const vacancies = vacancyIds.slice(0, BESIDE)
  return patiently(url, async (client) => ({
    'F2 beside it: BM25 in PostgreSQL': rounded(await bm25Times(client, 'cv_id', cvs, 20)),
    'F3 beside it: BM25 in PostgreSQL': rounded(await bm25Times(client, 'vacancy_id', vacancies, 50)),
  }))
}

export async function run(): Promise<void> {
  const { url, env, close } = await openBenchDatabase()
  const database = openDatabase(url, () => undefined)
  const ctx = benchContext(database, env.DATA_DIR, () => new Date())
  // A database that is handed in may hold the market of another bench.
  await patiently(url, (client) => client.query('truncate users, companies cascade'))
  const vacancy_ids = await fillMarket(ctx, ORIGINALS, ROUNDS + OTHERS)
  const [vacancy_id = ''] = vacancy_ids
  const server = await startServer(
    BUILT_SERVER,
    { ...env, DEMO: '0', ROLE: 'web', LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' },
    '/api/v1/ready',
  )
  try {
    const owner = await sessionOf(url, OWNER)
    const people = await Promise.all(vacancy_ids.map((_, n) => sessionOf(url, personAddress(n))))
    for (const wanted of SIZES) {
      await patiently(url, (client) => multiply(client, Math.max(1, Math.round(wanted / ORIGINALS))))
      await recountTerms(database.db, await countProfiles(database.db))
      if (wanted === SIZES[0]) await fillBoard(url, server.url, ctx, vacancy_id)
      const one = (list: readonly string[], round: number) => list[round % list.length] ?? ''
      const forYou = (token: string) => ({ method: 'GET', path: '/api/v1/jobs?tab=para-ti', token })
      const peopleFor = (id: string) => ({ method: 'GET', path: `/api/v1/vacancies/${id}/matches`, token: owner })
      const what_if = { method: 'POST', path: '/api/v1/vacancies/what-if', token: owner, body: { vacancy_id } }
      const board = { method: 'GET', path: `/api/v1/vacancies/${vacancy_id}/dashboard`, token: owner }
      const asking: Record<string, (round: number) => Asked> = {
        'F2 «Para ti», another person each time': (round) => forYou(one(people, round)),
        'F2 a hundred others after them': (round) => forYou(one(people, ROUNDS + round)),
        'F2 the same two people again': (round) => forYou(one(people.slice(0, 2), round)),
        'F3 people, another vacancy each time': (round) => peopleFor(one(vacancy_ids, round)),
        'F3 a hundred others after them': (round) => peopleFor(one(vacancy_ids, ROUNDS + round)),
        'F3 the same two vacancies again': (round) => peopleFor(one(vacancy_ids.slice(0, 2), round)),
        [`board of ${CARDS} cards`]: () => board,
        '«¿y si…?» of 2,000 CVs': () => what_if,
      }
      const table: Record<string, object> = {}
      for (const [name, asked] of Object.entries(asking)) {
        await database.pool.query('delete from rate_limits')
        const found = await measured(server, database.pool, name.includes('others') ? OTHERS : ROUNDS, asked)
        table[name] = rounded(found)
      }
      if (wanted <= MOST_BESIDE) Object.assign(table, await besideBm25(url, database.pool, vacancy_ids))
      await database.pool.query('delete from rate_limits')
      const telling = await besides(
        server,
        { method: 'GET', path: '/api/v1/notifications/', token: owner },
        async () => {
          for (const id of vacancy_ids.slice(0, TOLD)) await notifyPeople(ctx, id)
        },
      )
      console.log(
        `${wanted} of each side, load of the machine ${loadavg()[0]?.toFixed(0)}; F6, ${TOLD} publications:`,
        rounded(telling),
      )
      console.log(`${wanted} vacancies and CVs, milliseconds; «own» and «database» are computing time`)
      console.table(table)
    }
  } finally {
    await server.stop()
    await database.close()
    await close()
  }
}
