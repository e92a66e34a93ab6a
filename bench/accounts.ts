// S5: what a flood of logins does to everybody else. S1 and A7: whether the time of an answer tells what its words hide.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '#tests/support/server-process.ts'
import { addressOf, fillPeople, KINDS, PASSWORD, sessionOf, unknownAddress } from './support/account-data.ts'
import { openBenchDatabase } from './support/database.ts'
import { median, startServer } from './support/process.ts'
import { size } from './support/size.ts'
import { areaUnderCurve } from './support/statistics.ts'
import { type TimedAnswer, timedCall } from './support/timed-call.ts'

/** `PAIRS=100 npm run bench accounts` gives a first idea in a minute. */
const PAIRS = Number(process.env.PAIRS ?? size(1000, 2))
const LOGINS = size(200, 5)
const WARM_UP = size(30, 1)
const FIRST_LOGINS = size(10, 1)
const IDLE_MS = size(2000, 50)

const loopWaits = z.object({ p99_ms: z.number(), max_ms: z.number() })

type Call = () => Promise<TimedAnswer>

const timesOf = (answers: TimedAnswer[]) => answers.map(({ ms }) => ms)

/** Calls two in turns whose order changes, and says how well their times, and anything else, tell them apart. */
async function compare(name: string, count: number, pair: (at: number) => [Call, Call]): Promise<void> {
  for (let at = 0; at < WARM_UP; at += 1) for (const call of pair(at)) await call()
  const answers: [TimedAnswer[], TimedAnswer[]] = [[], []]
  for (let at = WARM_UP; at < count + WARM_UP; at += 1) {
    const calls = pair(at)
    for (const side of at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) answers[side].push(await calls[side]())
  }
  const [first, second] = [timesOf(answers[0]), timesOf(answers[1])]
  const shapes = new Set(answers.flat().map(({ shape }) => shape)).size
  console.log(
    `${name.padEnd(44)} ${String(answers[0][0]?.status).padEnd(4)} AUC ${areaUnderCurve(first, second).toFixed(3)}  |Δ median| ${Math.abs(median(first) - median(second)).toFixed(2)} ms  of ${median(second).toFixed(2)} ms  ${shapes === 1 ? 'equal answers' : `${shapes} KINDS OF ANSWER`}`,
  )
}

async function compareAccounts(url: string): Promise<void> {
  const ask = (path: string, body: object) => () => timedCall(url, { method: 'POST', path, body })
  console.log(`S1: ${PAIRS} pairs of each (target AUC 0.45–0.55, |Δ median| ≤ 3 ms, equal answers)`)
  for (const [index, kind] of KINDS.entries()) {
    const person = (at: number) => at * KINDS.length + index
    const wrong = { password: 'no-es-esta-clave' }
    await compare(`login, ${kind} against nobody`, PAIRS, (at) => [
      ask('/api/v1/auth/login', { email: addressOf(person(at)), ...wrong }),
      ask('/api/v1/auth/login', { email: unknownAddress(person(at)), ...wrong }),
    ])
    await compare(`forgotten password, ${kind} against nobody`, PAIRS, (at) => [
      ask('/api/v1/auth/forgot-password', { email: addressOf(person(at)) }),
      ask('/api/v1/auth/forgot-password', { email: unknownAddress(person(at)) }),
    ])
  }
}

/** What somebody else has, by the path that names it. */
async function foreignThings(
  url: string,
  token: string,
): Promise<[method: string, path: (id: string) => string, id: string][]> {
  const make = async (path: string, body: object): Promise<string> =>
    JSON.parse((await timedCall(url, { method: 'POST', path, body, token })).body).id
  const cv = await make('/api/v1/cvs', {})
  const company = await make('/api/v1/companies', { name: 'Taller Norte', website: 'https://taller-norte.example' })
  const sessions = JSON.parse((await timedCall(url, { method: 'GET', path: '/api/v1/auth/sessions', token })).body)
  return [
    ['GET', (id) => `/api/v1/cvs/${id}`, cv],
    ['GET', (id) => `/api/v1/companies/${id}`, company],
    ['GET', (id) => `/api/v1/companies/${id}/members`, company],
    ['DELETE', (id) => `/api/v1/auth/sessions/${id}`, sessions.items[0].id],
  ]
}

async function compareThings(url: string, own: string, other: string): Promise<void> {
  console.log(`A7: somebody else's against nothing at all, ${PAIRS} pairs (target AUC 0.45–0.55, equal answers)`)
  for (const [method, path, id] of await foreignThings(url, other)) {
    const ask = (what: string) => () => timedCall(url, { method, path: path(what), token: own })
    await compare(`${method} ${path(':id')}`, PAIRS, () => [ask(id), ask(randomUUID())])
  }
}

async function flood(url: string, watch: string): Promise<void> {
  const waits = async () => loopWaits.parse(await (await fetch(watch)).json())
  const login = (at: number) =>
    fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` },
      body: JSON.stringify({ email: addressOf(at * KINDS.length), password: PASSWORD }),
    }).then(({ status }) => status)
  for (let at = LOGINS; at < LOGINS + FIRST_LOGINS; at += 1) await login(at)
  await waits()
  await delay(IDLE_MS)
  const idle = await waits()
  const statuses = await Promise.all(Array.from({ length: LOGINS }, (_, at) => login(at)))
  const { p99_ms, max_ms } = await waits()
  const counts = Map.groupBy(statuses, (status) => status)
  const told = [...counts].map(([status, list]) => `${list.length} × ${status}`).join(', ')
  console.log(
    `S5: event-loop delay during ${LOGINS} logins at once: p99 ${p99_ms.toFixed(1)} ms, longest ${max_ms.toFixed(1)} ms, idle before it p99 ${idle.p99_ms.toFixed(1)} ms (target p99 < 50 ms); answers ${told} (target: 200, 429 or 503)`,
  )
}

export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  await fillPeople(database.url, Math.max(PAIRS + WARM_UP, 2 * LOGINS) * KINDS.length)
  const watch_port = String(await freePort())
  const env = {
    ...database.env,
    DEMO: '0',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    WATCH_PORT: watch_port,
  }
  const server = await startServer('bench/support/watched-server.ts', env, '/api/v1/ready')
  try {
    await flood(server.url, `http://127.0.0.1:${watch_port}`)
    const [own, other] = [addressOf(0), addressOf(KINDS.length)]
    await compareThings(server.url, await sessionOf(database.url, own), await sessionOf(database.url, other))
    await compareAccounts(server.url)
  } finally {
    await server.stop()
    await database.close()
  }
}
