import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import { databaseUrl, killServer, removeDataDir, serverPid } from '#tests/support/postgres/postgres-folder.ts'
import { beginServerProcess, type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts'

/** Each kind of death with SOAK, otherwise those that hit the database; the moments are others in every run. */
const STRIKES = soak(
  [1, 3],
  Array.from({ length: 44 }, (_, round) => round),
)
const ROUNDS = STRIKES.length
const PEOPLE = 4
/** Of each round, however slow the machine is: over a thousand in a long run. */
const FEWEST_WRITES = soak(1, 25)
const WRITING_MS = soak(150, 400)
const FIRST_STARTS = soak(1, 40)
const FIRST_START_MS = 3000

const random = randomFor('durability')

const signedIn = z.object({ token: z.string() })
const profile = z.object({ headline: z.string().nullable() })

interface Writer {
  token: string
  /** The last value the server has acknowledged. */
  acknowledged: number
  /** The value that was on its way when the server died; it may or may not have been kept. */
  under_way: number
}

const folder = openFolder('durability', roomiestParent())
let server: ServerProcess | undefined
afterAll(async () => {
  await server?.stop()
  await removeDataDir(folder)
})

const start = (data = folder) => startServerProcess({ DATA_DIR: data })

async function send(url: string, method: string, path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
}

async function newWriter(url: string, index: number): Promise<Writer> {
  const body = { full_name: 'Ana Prueba', email: `ana-${index}@correo.example`, password: PASSWORD, accept_terms: true }
  const { token } = signedIn.parse(await (await send(url, 'POST', '/auth/register', body)).json())
  return { token, acknowledged: 0, under_way: 0 }
}

/** Writes one number after the other until the server, or its database, is gone. */
async function writeUntilDeath(url: string, writer: Writer): Promise<void> {
  for (;;) {
    writer.under_way += 1
    try {
      const { status } = await send(url, 'PUT', '/users/me', { headline: `valor ${writer.under_way}` }, writer.token)
      if (status !== 200) return
    } catch {
      return
    }
    writer.acknowledged = writer.under_way
  }
}

/** Gives the database its own hard work, so that it also dies in the middle of that. */
async function tidyUntilDeath(url: string): Promise<void> {
  for (;;) {
    try {
      await execute(url, 'checkpoint')
      await execute(url, 'vacuum users')
    } catch {
      return
    }
  }
}

/** A server without its database answers 503 until it has brought it back; nobody is signed out meanwhile. */
async function storedValue(url: string, { token }: Writer): Promise<number> {
  const read = () => fetch(`${url}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
  let response = await read()
  while (response.status === 503) {
    await delay(50)
    response = await read()
  }
  expect(response.status).toBe(200)
  return Number(profile.parse(await response.json()).headline?.replace('valor ', '') ?? 0)
}

/** The web server alone, the database alone, both at once, or one shortly after the other, while it is being brought back. */
async function strike(round: number, running: ServerProcess): Promise<ServerProcess> {
  const kind = round % 4
  if (kind !== 1 && kind !== 3) running.child.kill('SIGKILL')
  if (kind !== 0) await killServer(folder)
  if (kind === 1) return running
  if (kind === 3) await delay(random.next() * 200)
  await running.kill()
  // Somebody impatient: a start that does not come to its end either.
  if (round % 5 === 0) {
    const interrupted = await beginServerProcess({ DATA_DIR: folder })
    await delay(random.next() * 1500)
    await interrupted.kill()
  }
  return start()
}

it('a first start that is killed at any moment, also while tables are made, does not harm the next one', {
  timeout: 120_000 + FIRST_STARTS * 120_000,
}, async () => {
  for (let round = 0; round < FIRST_STARTS; round += 1) {
    // The last of them is what the others are tried on.
    const isLast = round === FIRST_STARTS - 1
    const data = isLast ? folder : openFolder('first-start', roomiestParent())
    const interrupted = await beginServerProcess({ DATA_DIR: data })
    await delay(((round + random.next()) / FIRST_STARTS) * FIRST_START_MS)
    await interrupted.kill()
    const next = await start(data)
    if (isLast) server = next
    expect((await newWriter(next.url, -1)).token).not.toBe('')
    if (isLast) break
    expect(await next.stop()).toBe(0)
    await removeDataDir(data)
  }
})

it(`loses no acknowledged write when killed at any moment, ${ROUNDS} times`, {
  timeout: ROUNDS * 150_000,
}, async () => {
  server ??= await start()
  const writers: Writer[] = []
  for (let index = 0; index < PEOPLE; index += 1) writers.push(await newWriter(server.url, index))
  const database = await databaseUrl(folder)
  let acknowledged = 0
  for (const round of STRIKES) {
    const { url }: ServerProcess = server
    const before = writers.map((writer) => writer.acknowledged)
    const working = [...writers.map((writer) => writeUntilDeath(url, writer))]
    if (round % 2 === 1) working.push(tidyUntilDeath(database))
    // On a busy machine nothing might be acknowledged, and so nothing tried, before the end.
    const written = () => writers.reduce((sum, writer, index) => sum + writer.acknowledged - (before[index] ?? 0), 0)
    await waitUntil(() => written() >= FEWEST_WRITES)
    await delay(random.next() * WRITING_MS)
    const running = await strike(round, server)
    server = running
    await Promise.all(working)
    acknowledged += written()
    const stored = await Promise.all(writers.map((writer) => storedValue(running.url, writer)))
    for (const [index, writer] of writers.entries()) {
      const value = stored[index] ?? Number.NaN
      expect([writer.acknowledged, writer.under_way]).toContain(value)
      Object.assign(writer, { acknowledged: value, under_way: value })
    }
  }
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS * FEWEST_WRITES)
})

it('drains what is under way when it is told to stop', async () => {
  server ??= await start()
  const { url } = server
  const [writer] = [await newWriter(url, PEOPLE)]
  const requests = Array.from({ length: 20 }, (_, index) =>
    send(url, 'PUT', '/users/me', { headline: `valor ${index}` }, writer.token),
  )
  await Promise.race(requests)
  const [code, ...answers] = await Promise.all([
    server.stop(),
    ...requests.map((request) =>
      request.then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  ])
  expect(code).toBe(0)
  // Done, told to come back, or never accepted; none is cut off halfway.
  expect(answers.filter((status) => ![200, 503, 0].includes(status ?? -1))).toEqual([])
  expect(answers).toContain(200)
  expect(await serverPid(folder)).toBeUndefined()
  server = undefined
})
