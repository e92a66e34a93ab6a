// F2, F3, the board and «¿y si…?» through HTTP, and F6, at two sizes of the same market in one run: what is read is the growth.
// Other sizes: LISTS_SIZES=100000,1000000 npm run bench lists
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { deliverTask } from '#server/features/hiring/applications/delivery.tasks.ts'
import { tellPeople } from '#server/features/matching/inviting/telling.service.ts'
import { countProfiles, recountTerms } from '#server/features/matching/profiles/term-weights.queries.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { applyToJob } from '#shared/hiring/applying.ts'
import { sessionOf } from './support/account-data.ts'
import { benchContext } from './support/context.ts'
import { openBenchDatabase, patiently } from './support/database.ts'
import { fillMarket, multiply, OWNER, personAddress } from './support/market.ts'
import { startServer } from './support/process.ts'
import { size } from './support/size.ts'
import { timedCall } from './support/timed-call.ts'

const ORIGINALS = size(2000, 6)
const SIZES = (process.env.LISTS_SIZES ?? size('10000,100000', '12,24')).split(',').map(Number)
const ROUNDS = size(25, 2)
const CARDS = size(2000, 10)

interface Asked {
  method: string
  path: string
  token: string
  body?: object
}

async function timesOf(url: string, asked: (round: number) => Asked): Promise<number[]> {
  const times: number[] = []
  for (let round = -2; round < ROUNDS; round += 1) {
    const { status, ms, body } = await timedCall(url, asked(round + 2))
    if (status >= 300) throw new Error(`${asked(0).path}: ${status} ${body.slice(0, 300)}`)
    if (round >= 0) times.push(ms)
  }
  return times
}

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

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

export async function run(): Promise<void> {
  const { url, env, close } = await openBenchDatabase()
  const database = openDatabase(url, () => undefined)
  const ctx = benchContext(database, env.DATA_DIR, () => new Date())
  // A database that is handed in may hold the market of another bench.
  await patiently(url, (client) => client.query('truncate users, companies cascade'))
  const { vacancy_id } = await fillMarket(ctx, ORIGINALS)
  const server = await startServer(
    'src/server/main.ts',
    { ...env, DEMO: '0', ROLE: 'web', LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' },
    '/api/v1/ready',
  )
  try {
    const owner = await sessionOf(url, OWNER)
    const people = await Promise.all([0, 1, 2, 3].map((n) => sessionOf(url, personAddress(n))))
    const table: Record<string, Record<string, number | string>> = {}
    for (const wanted of SIZES) {
      await patiently(url, (client) => multiply(client, Math.max(1, Math.round(wanted / ORIGINALS))))
      await recountTerms(database.db, await countProfiles(database.db))
      if (wanted === SIZES[0]) await fillBoard(url, server.url, ctx, vacancy_id)
      await database.pool.query('delete from rate_limits')
      const lists = {
        'F2 «Para ti», 20 explained': (round: number) => ({
          ...{ method: 'GET', path: '/api/v1/jobs?tab=para-ti', token: people[round % people.length] ?? owner },
        }),
        'F3 people for a vacancy': () => ({
          method: 'GET',
          path: `/api/v1/vacancies/${vacancy_id}/matches`,
          token: owner,
        }),
        [`board of ${CARDS} cards`]: () => ({
          method: 'GET',
          path: `/api/v1/vacancies/${vacancy_id}/dashboard`,
          token: owner,
        }),
      }
      const told = performance.now()
      await tellPeople(ctx, vacancy_id)
      const telling = Math.round(performance.now() - told)
      table['F6 publication told'] = { ...table['F6 publication told'], [`p50 at ${wanted}`]: telling }
      const what_if = { method: 'POST', path: '/api/v1/vacancies/what-if', token: owner, body: { vacancy_id } }
      for (const [name, asked] of Object.entries({ ...lists, '«¿y si…?» of 2,000 CVs': () => what_if })) {
        const times = await timesOf(server.url, asked).catch((error: unknown) => {
          throw new Error(`${name} at ${wanted}: ${error}`)
        })
        await database.pool.query('delete from rate_limits')
        const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
        table[name] = { ...table[name], [`p50 at ${wanted}`]: Math.round(p50), [`p95 at ${wanted}`]: Math.round(p95) }
      }
    }
    console.log(`load of the machine at the end: ${loadavg()[0]?.toFixed(0)}`)
    const [small, large] = SIZES
    for (const row of Object.values(table))
      row.growth = (Number(row[`p50 at ${large}`]) / Math.max(1, Number(row[`p50 at ${small}`]))).toFixed(1)
    console.table(table)
  } finally {
    await server.stop()
    await database.close()
    await close()
  }
}
