import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { PASSWORD } from '#tests/support/factories.ts'
import { openFolder } from '#tests/support/open-folder.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const ROUNDS = 21
const PEOPLE = 4

const signedIn = z.object({ token: z.string() })
const profile = z.object({ headline: z.string().nullable() })

interface Writer {
  token: string
  /** The last value the server has acknowledged. */
  acknowledged: number
  /** The value that was on its way when the server died; it may or may not have been kept. */
  under_way: number
}

const folder = openFolder('durability')
let server: ServerProcess | undefined
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = () => startServerProcess({ DATA_DIR: folder })

function postgresPids(): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((line) => line.includes(folder) && /bin\/postgres /.test(line))
    .map((line) => Number.parseInt(line, 10))
}

async function send(url: string, method: string, path: string, body: unknown, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  return fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
}

async function newWriter(url: string, index: number): Promise<Writer> {
  const body = { full_name: 'Ana Prueba', email: `ana-${index}@correo.example`, password: PASSWORD, accept_terms: true }
  const { token } = signedIn.parse(await (await send(url, 'POST', '/auth/register', body)).json())
  return { token, acknowledged: 0, under_way: 0 }
}

/** Writes one number after the other until the server is gone. */
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

async function storedValue(url: string, writer: Writer): Promise<number> {
  const response = await fetch(`${url}/api/v1/users/me`, { headers: { authorization: `Bearer ${writer.token}` } })
  expect(response.status).toBe(200)
  return Number(profile.parse(await response.json()).headline?.replace('valor ', '') ?? 0)
}

/** The web server alone, the database alone, or both at once. */
function strike(round: number, running: ServerProcess): void {
  if (round % 3 !== 1) running.child.kill('SIGKILL')
  if (round % 3 !== 0) for (const pid of postgresPids()) process.kill(pid, 'SIGKILL')
}

it(`loses no acknowledged write when killed at any moment, ${ROUNDS} times`, { timeout: 600_000 }, async () => {
  server = await start()
  const writers: Writer[] = []
  for (let index = 0; index < PEOPLE; index += 1) writers.push(await newWriter(server.url, index))
  let acknowledged = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { url } = server
    const before = writers.map((writer) => writer.acknowledged)
    const writing = Promise.all(writers.map((writer) => writeUntilDeath(url, writer)))
    await delay(40 + Math.random() * 160)
    strike(round, server)
    // A server that outlives its database brings it back and goes on writing, for a moment.
    await delay(100)
    await server.kill()
    await writing
    server = await start()
    for (const writer of writers) {
      const stored = await storedValue(server.url, writer)
      expect([writer.acknowledged, writer.under_way]).toContain(stored)
      Object.assign(writer, { acknowledged: stored, under_way: stored })
    }
    acknowledged += writers.reduce((sum, writer, index) => sum + writer.acknowledged - (before[index] ?? 0), 0)
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS)
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
  expect(postgresPids()).toEqual([])
  server = undefined
})
