import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverTask } from '#server/features/hiring/applying/delivery.tasks.ts'
import { startSmtpSink } from '#server/platform/adapters/mail/testing/smtp-sink.ts'
import { startS3Double } from '#server/platform/adapters/storage/testing/s3-double.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { aColleague, aHiring, apply, aSeeker, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { freshIp } from '#tests/support/networks.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { createBareDatabase } from '#tests/support/postgres/database.ts'
import { removeDataDir } from '#tests/support/postgres/postgres-folder.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { callOver, retryingCall } from '#tests/support/retrying-call.ts'
import { type RoundRobin, startRoundRobin } from '#tests/support/round-robin.ts'
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts'

const PAIRS = soak(10, 300)
const PEOPLE = soak(6, 12)
const ROUNDS = soak(1, 12)
const LOADED_MS = soak(400, 8000)
/** A worker has so many mails in its hands. */
const AT_ONCE = 4
const random = randomFor('several machines')
const S3 = { access_key_id: 'skillo', secret_access_key: 'un-secreto-de-prueba' }

type Role = 'all' | 'web' | 'worker'
/** In the short form each machine is both, and so two are enough. */
const ROLES = soak<Role[]>(['all', 'all'], ['web', 'web', 'worker', 'worker'])
/** What is killed in each round, and put in its place. */
const KILLED = soak<Role[]>(['all'], ['web', 'worker'])
const folders: string[] = []
const alive = new Set<ServerProcess>()
let smtp: Awaited<ReturnType<typeof startSmtpSink>>
let store: Awaited<ReturnType<typeof startS3Double>>
let env: Record<string, string>
/** The same database seen from the test, for what nobody can do through the front door in a minute. */
let app: TestApp
let front: RoundRobin
let webs: ServerProcess[]
let workers: ServerProcess[]
/** How far the test's own clock lags behind, so that something can have been sent minutes ago. */
let lag_ms = 0

/** A machine of its own: nothing but the database and the store are shared. */
async function aMachine(role: Role): Promise<ServerProcess> {
  const folder = openFolder(`machine-${role}`, roomiestParent())
  folders.push(folder)
  const machine = await startServerProcess({ ...env, ROLE: role, DATA_DIR: folder })
  alive.add(machine)
  return machine
}

async function kill(machine: ServerProcess | undefined): Promise<void> {
  if (machine) alive.delete(machine)
  await machine?.kill()
}

beforeAll(async () => {
  const database = await createBareDatabase()
  smtp = await startSmtpSink()
  store = await startS3Double('skillo', S3)
  env = {
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url(),
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://skillo.example',
    S3_BUCKET: 'skillo',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: S3.access_key_id,
    S3_SECRET_ACCESS_KEY: S3.secret_access_key,
  }
  // All at once on a database without a table: each brings it up to date.
  const started = await Promise.all(ROLES.map(aMachine))
  webs = started.slice(0, 2)
  workers = started.slice(2)
  front = await startRoundRobin(webs.map(({ url }) => url))
  app = await createTestApp({ database, deps: { now: () => new Date(Date.now() - lag_ms) } })
}, 300_000)
afterAll(async () => {
  await front?.close()
  for (const machine of alive) await machine.kill()
  await app?.close()
  await smtp?.close()
  await store?.close()
  for (const folder of folders) await removeDataDir(folder)
})

async function register(name = "Nerea O'Toole-Ibáñez"): Promise<{ token: string; email: string }> {
  const email = `${randomUUID()}@correo.example`
  const body = { full_name: name, email, password: PASSWORD, accept_terms: true }
  const answer = await retryingCall(front.url, '/auth/register', { method: 'POST', body, ip: freshIp() })
  // Whoever's answer got lost with a machine has an account all the same, and is led to signing in.
  const entered =
    answer.status === 409
      ? await retryingCall(front.url, '/auth/login', {
          method: 'POST',
          body: { email, password: PASSWORD },
          ip: freshIp(),
        })
      : answer
  expect([[200, 201].includes(entered.status), entered.text]).toEqual([true, expect.any(String)])
  return { token: entered.json().token, email }
}

const mailsTo = (email: string) => smtp.arrived.filter(({ recipients }) => recipients.includes(email)).length

describe('two web processes and two workers on one database', () => {
  it('made its tables once, though all began at the same moment', async () => {
    const { rows } = await app.database.pool.query(
      'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    )
    expect(rows[0].all).toBe(rows[0].different)
    expect(rows[0].all).toBeGreaterThan(0)
  })

  it('know a session at once everywhere, and its end too', async () => {
    const { token } = await register()
    const seen = () => Promise.all(webs.map(({ url }) => callOver(url, '/users/me', { token })))
    expect((await seen()).map(({ status }) => status)).toEqual([200, 200])
    await callOver(webs[0]?.url ?? '', '/auth/logout', { method: 'POST', token })
    expect((await seen()).map(({ status }) => status)).toEqual([401, 401])
  })

  it('count guesses at a password together', async () => {
    const { email } = await register()
    const ip = freshIp()
    const body = { email, password: 'no-es-esta-clave' }
    const guesses = Array.from({ length: 14 }, () => callOver(front.url, '/auth/login', { method: 'POST', body, ip }))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(422), ...Array(4).fill(429)])
  })

  it('show a picture that the other one received', async () => {
    const { token } = await register()
    const body = new FormData()
    body.set('upload_file', aPicture(300, 300), 'yo.png')
    const [first, second] = webs
    const put = await callOver(first?.url ?? '', '/users/me/profile-picture', { method: 'PUT', token, body })
    expect([put.status, put.text]).toEqual([200, expect.any(String)])
    const { pathname, search } = new URL(put.json().profile_picture_url, 'https://skillo.example')
    const shown = await fetch(`${second?.url}${pathname}${search}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(store.objects.size).toBe(1)
  })

  it('do each task once: every mail leaves, none twice', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => register()))
    await waitUntil(() => people.every(({ email }) => mailsTo(email) > 0))
    expect(people.map(({ email }) => mailsTo(email))).toEqual(people.map(() => 1))
  })
})

describe('a team that works on different machines', () => {
  let hiring: Hiring
  let colleague: { token: string }
  let application_id: string

  beforeAll(async () => {
    lag_ms = 300_000
    hiring = await aHiring(app)
    colleague = await aColleague(app, hiring, 'RECRUITER')
    const { answer } = await apply(app, await aSeeker(app), hiring.vacancy)
    application_id = answer.id
    lag_ms = 0
    await deliverTask.run(app.deps, {}, { id: 'test' })
    // One of the machines may have it in hand already.
    await waitUntil(async () => (await boardOf(app, hiring)).cards.some(({ id }) => id === application_id))
  })

  it(`moves one card ${PAIRS} times at once, and each time one moves it and the other is told`, {
    timeout: 60_000 + PAIRS * 2000,
  }, async () => {
    const { stages } = await boardOf(app, hiring)
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const { cards } = await boardOf(app, hiring)
      const card = cards.find(({ id }) => id === application_id)
      if (!card) throw new Error('the card is gone')
      const to = (index: number) => {
        const others = stages.filter(({ id }) => id !== card.stage_id).slice(0, 2)
        return {
          stage_id: others[index]?.id ?? stageAt({ stages }, 0),
          expected_stage_id: card.stage_id,
          version: card.version,
        }
      }
      const moves = await Promise.all(
        [hiring.owner, colleague].map(({ token }, at) =>
          callOver(webs[at]?.url ?? '', `/applications/${application_id}/move`, {
            method: 'POST',
            token,
            body: to(at),
          }),
        ),
      )
      expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('reads on one machine at once what happened on the other', async () => {
    const unread = async () => (await callOver(webs[1]?.url ?? '', '/notifications/', colleague)).json().length
    const before = await unread()
    const { rows } = await app.database.pool.query(
      `select id from members where company_id = $1 and role = 'RECRUITER'`,
      [hiring.company.id],
    )
    const path = `/companies/${hiring.company.id}/members/${rows[0].id}`
    const body = { role: 'HIRING_MANAGER' }
    const changed = await callOver(webs[0]?.url ?? '', path, { method: 'PUT', token: hiring.owner.token, body })
    expect([changed.status, changed.text]).toEqual([200, expect.any(String)])
    expect(await unread()).toBe(before + 1)
  })
})

/** Writes one number after the other; what comes of each call after its tries. */
async function work(until: { over: boolean }, person: { token: string }) {
  const statuses: number[] = []
  let acknowledged = 0
  while (!until.over) {
    const body = { headline: `valor ${acknowledged + 1}` }
    const { status } = await retryingCall(front.url, '/users/me', { method: 'PUT', token: person.token, body })
    statuses.push(status)
    if (status === 200) acknowledged += 1
    statuses.push((await retryingCall(front.url, '/notifications/', { token: person.token })).status)
  }
  return { statuses, acknowledged }
}

describe('a web process and a worker that are killed under load', () => {
  it('are noticed by nobody who tries again', { timeout: 240_000 + ROUNDS * 120_000 }, async () => {
    const mailed: string[] = []
    let died = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => register()))
      const until = { over: false }
      const working = people.map((person) => work(until, person))
      const registering = Promise.all(Array.from({ length: 8 }, () => register()))
      await delay(random.next() * LOADED_MS)
      await Promise.all([kill(webs[0]), kill(workers[0])])
      died += 1
      await delay(LOADED_MS)
      // A machine is put in place of the one that died; it joins while the others work.
      const [web, worker] = await Promise.all(KILLED.map(aMachine))
      webs = [webs[1], web].filter((machine) => machine !== undefined)
      workers = [workers[1], worker].filter((machine) => machine !== undefined)
      front.backends = webs.map(({ url }) => url)
      await delay(LOADED_MS)
      until.over = true
      const done = await Promise.all(working)
      expect(done.flatMap(({ statuses }) => statuses).filter((status) => status !== 200)).toEqual([])
      for (const [index, { acknowledged }] of done.entries()) {
        const { headline } = (await callOver(front.url, '/users/me', { token: people[index]?.token })).json()
        expect(headline).toBe(`valor ${acknowledged}`)
      }
      mailed.push(...[...people, ...(await registering)].map(({ email }) => email))
    }
    // Instead of waiting until the heartbeat of the dead worker is overdue, and until it is time to try again.
    await moveQueueClock(app, 30)
    await waitUntil(async () => {
      const { rows } = await app.database.pool.query(
        `select 1 from pgboss.job where name = 'outbox.send-mail' and state = 'active' limit 1`,
      )
      return rows.length === 0
    })
    await moveQueueClock(app, 7200)
    await waitUntil(() => mailed.every((email) => mailsTo(email) > 0))
    const repeated = mailed.reduce((sum, email) => sum + mailsTo(email) - 1, 0)
    expect(repeated).toBeLessThanOrEqual(died * AT_ONCE)
  })
})
