// F1: what our whole stack costs, beside a bare Fastify + pg handler that runs the same named statements for the same rows.
import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { hashToken } from '#server/platform/secrets.ts'
import { computedSeconds } from './support/cpu.ts'
import { openBenchDatabase } from './support/database.ts'
import { BUILT_SERVER, median, type Running, startServer } from './support/process.ts'
import { readSameSql } from './support/same-sql.ts'
import { size } from './support/size.ts'

const ROUNDS = size(5, 1)
const LENGTH = size({ duration: 3 }, { amount: 100 })
const CONNECTIONS = 20

export async function fill(url: string, token: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } =
    await client.query(`insert into users (full_name, email, password_hash, terms_version, terms_accepted_at, created_at, updated_at)
    values ('Ana Prueba', 'ana@correo.example', '-', '-', now(), now(), now()) returning id`)
  const user = rows[0].id
  await client.query(
    `insert into sessions (user_id, token_hash, device, ip_prefix, created_at, last_seen_at, expires_at)
     values ($1, $2, 'bench', '127.0.0.1', now(), now(), now() + interval '10 days')`,
    [user, hashToken(token)],
  )
  await client.query(
    `with told as (
       insert into events (kind, actor_id, company_id, vacancy_id, facts, created_at)
       select 'VACANCY_PUBLISH', $1, gen_random_uuid(), gen_random_uuid(), '{"title": "Diseño de producto"}', now() - n * interval '1 minute'
       from generate_series(1, 50) n returning id, created_at)
     insert into notifications (user_id, event_id, created_at) select $1, id, created_at from told`,
    [user],
  )
  await client.end()
}

interface Measured {
  per_second: number
  /** Microseconds that the server itself computed for each. */
  computed: number
}

async function measure(server: Running, path: string, token: string): Promise<Measured> {
  const before = computedSeconds(server)
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    ...LENGTH,
    headers: { authorization: `Bearer ${token}` },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`)
  const computed = ((computedSeconds(server) - before) * 1e6) / result.requests.total
  return { per_second: result.requests.average, computed }
}

export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  const token = randomBytes(32).toString('base64url')
  await fill(database.url, token)
  const env = { ...database.env, DEMO: '0', ROLE: 'web', LOG_LEVEL: 'info' }
  const ours = await startServer(BUILT_SERVER, env, '/api/v1/ready')
  const SAME_SQL = JSON.stringify(await readSameSql(database.url))
  const bare = await startServer('bench/support/bare-server.ts', { ...env, SAME_SQL }, '/ready')
  try {
    for (const path of ['/api/v1/users/me', '/api/v1/notifications/']) {
      const [own, plain]: [Measured[], Measured[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        own.push(await measure(ours, path, token))
        plain.push(await measure(bare, path, token))
      }
      const of = (list: Measured[], figure: keyof Measured) => median(list.map((each) => each[figure]))
      const ratio = of(own, 'per_second') / of(plain, 'per_second')
      const computed = of(plain, 'computed') / of(own, 'computed')
      console.log(
        `GET ${path.padEnd(26)} ours ${of(own, 'per_second').toFixed(0)} req/s, bare ${of(plain, 'per_second').toFixed(0)} req/s, ratio ${ratio.toFixed(2)} (target 0.80); computing per request ours ${of(own, 'computed').toFixed(0)} µs, bare ${of(plain, 'computed').toFixed(0)} µs, ratio ${computed.toFixed(2)}`,
      )
    }
  } finally {
    await ours.stop()
    await bare.stop()
    await database.close()
  }
}
