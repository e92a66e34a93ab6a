// L1, L4 and F11: so many requests a second, nine of ten only reading, by people who each have a session of their own.
// L7 is the same at half the rate for two hours: LOAD_RATE=250 LOAD_SECONDS=7200 npm run bench load
// Every LOAD_LOOK_SECONDS (a minute) it says what the server holds, and in the end how that grew.
import { loadavg } from 'node:os'
import autocannon, { type Request } from 'autocannon'
import { z } from 'zod'
import { openDatabase } from '#server/platform/db/open.ts'
import { seededRandom } from '#tests/support/chance/random.ts'
import { freePort } from '#tests/support/server-process.ts'
import { sessionOf } from './support/account-data.ts'
import { benchContext } from './support/context.ts'
import { computedSeconds } from './support/cpu.ts'
import { type Crowd, gather, tokenOf } from './support/crowd.ts'
import { openBenchDatabase, patiently } from './support/database.ts'
import { fillMarket, OWNER } from './support/market.ts'
import { type Running, startServer } from './support/process.ts'
import { size } from './support/size.ts'
import { heldBy, watchHeld } from './support/soak.ts'

const RATE = Number(process.env.LOAD_RATE ?? size(500, 20))
const SECONDS = Number(process.env.LOAD_SECONDS ?? size(600, 2))
const LOOK_SECONDS = Number(process.env.LOAD_LOOK_SECONDS ?? 60)
const CROWD: Crowd = { people: size(10_000, 20), applications: 10, notices: 20 }
const VACANCIES = size(400, 12)

const { oneOf, whole } = seededRandom(20261117)
const QUERIES = ['enfermera', 'desarrollador react', 'contable madrid', 'camarera', 'técnico de mantenimiento remoto']
const ETAGS = new Map<number, string>()

interface World {
  vacancies: string[]
  board: { vacancy_id: string; token: string }
}

const as = (person: number) => ({
  authorization: `Bearer ${tokenOf(person)}`,
  'x-forwarded-for': `198.18.${(person >> 8) & 255}.${person & 255}`,
})

/** One request of somebody: an open tab that asks for news most often, and now and then what people do in it. */
function nextOf({ vacancies, board }: World, context: { person?: number | undefined }): Request {
  const person = whole(CROWD.people)
  context.person = undefined
  const drawn = whole(100)
  const headers = as(person)
  const get = (path: string): Request => ({ method: 'GET', path, headers })
  if (drawn < 60) {
    context.person = person
    const etag = ETAGS.get(person)
    return { ...get('/api/v1/notifications/'), headers: { ...headers, ...(etag && { 'if-none-match': etag }) } }
  }
  if (drawn < 70) return get('/api/v1/users/me')
  if (drawn < 78) return get('/api/v1/applications')
  if (drawn < 84) return get(`/api/v1/jobs?tab=explorar&q=${encodeURIComponent(oneOf(QUERIES))}`)
  if (drawn < 89) return get(`/api/v1/jobs/${oneOf(vacancies)}`)
  if (drawn < 90) {
    const path = `/api/v1/vacancies/${board.vacancy_id}/dashboard`
    return { ...get(path), headers: { ...headers, authorization: `Bearer ${board.token}` } }
  }
  if (drawn < 95) return { method: 'PUT', path: `/api/v1/jobs/${oneOf(vacancies)}/save`, headers }
  return { method: 'DELETE', path: `/api/v1/jobs/${oneOf(vacancies)}/save`, headers }
}

const loopWaits = z.object({ p99_ms: z.number(), max_ms: z.number() })

async function loaded(server: Running, world: World, watch: string): Promise<void> {
  const before = { memory: heldBy(server), computed: computedSeconds(server) }
  const statuses: Record<number, number> = {}
  await fetch(watch)
  const endWatch = watchHeld(server, LOOK_SECONDS)
  const result = await autocannon({
    url: server.url,
    connections: 50,
    duration: SECONDS,
    overallRate: RATE,
    requests: [
      {
        setupRequest: (request, context) => ({ ...request, ...nextOf(world, context) }),
        onResponse: (status, _body, { person }: { person?: number }, headers) => {
          statuses[status] = (statuses[status] ?? 0) + 1
          const etag = z.looseObject({ etag: z.string() }).safeParse(headers)
          if (person !== undefined && etag.success) ETAGS.set(person, etag.data.etag)
        },
      },
    ],
  })
  endWatch()
  const waits = loopWaits.parse(await (await fetch(watch)).json())
  const seconds = computedSeconds(server) - before.computed
  console.table({
    'requests per second': { measured: result.requests.average, wanted: RATE },
    'p50 ms': { measured: result.latency.p50 },
    'p99 ms': { measured: result.latency.p99, wanted: 200 },
    'slowest ms': { measured: result.latency.max },
    'errors, and answers that are none': {
      measured: result.errors + result.timeouts + result['4xx'] + result['5xx'],
      wanted: 0,
    },
    'event loop, p99 ms': { measured: waits.p99_ms.toFixed(1), wanted: 50 },
    'event loop, longest ms': { measured: waits.max_ms.toFixed(1), wanted: 250 },
    'memory before, MB': { measured: before.memory.toFixed(0) },
    'memory after, MB': { measured: heldBy(server).toFixed(0), wanted: 400 },
    'share of one core': { measured: (seconds / SECONDS).toFixed(2) },
    'computing per request, ms': { measured: ((seconds * 1000) / result.requests.total).toFixed(2) },
  })
  console.log(`answers by status: ${JSON.stringify(statuses)}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
}

export async function run(): Promise<void> {
  const { url, env, close } = await openBenchDatabase({ durable: true })
  const database = openDatabase(url, () => undefined)
  await patiently(url, (client) => client.query('truncate users, companies cascade'))
  const ctx = benchContext(database, env.DATA_DIR, () => new Date())
  const [vacancy_id = ''] = await fillMarket(ctx, VACANCIES, 1)
  await patiently(url, (client) => gather(client, CROWD))
  const { rows } = await database.pool.query<{ id: string }>('select id from vacancies')
  const watched = String(await freePort())
  const server = await startServer(
    'bench/support/watched-server.ts',
    { ...env, DEMO: '0', LOG_LEVEL: 'error', TRUST_PROXY: 'loopback', WATCH_PORT: watched },
    '/api/v1/ready',
  )
  try {
    const board = { vacancy_id, token: await sessionOf(url, OWNER) }
    await loaded(server, { vacancies: rows.map(({ id }) => id), board }, `http://127.0.0.1:${watched}`)
  } finally {
    await server.stop()
    await database.close()
    await close()
  }
}
