import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { computedSeconds } from './cpu.ts'
import type { Running } from './process.ts'
import { timedCall } from './timed-call.ts'

export interface Asked {
  method: string
  path: string
  token: string
  body?: object
}

export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

/** Milliseconds that each connection to a database has computed so far. */
async function computedByDatabase(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return new Map(rows.map(({ pid }) => [pid, computedBy(pid)]))
}

/** Nothing of a connection that is closed meanwhile. */
function computedBy(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

/** For services that a bench calls in its own process: what one call makes it and the connections of its pool compute, in milliseconds. */
export function computingOf(pool: Pool): <T>(work: () => Promise<T>) => Promise<{ result: T } & Computing> {
  const connected = new Set<number>()
  pool.on('connect', (client) => connected.add(Number(Reflect.get(client, 'processID'))))
  pool.on('remove', (client) => connected.delete(Number(Reflect.get(client, 'processID'))))
  const byDatabase = () => new Map([...connected].map((pid) => [pid, computedBy(pid)]))
  return async (work) => {
    const before = byDatabase()
    const [began, started] = [process.cpuUsage(), performance.now()]
    const result = await work()
    const ms = performance.now() - started
    const { user, system } = process.cpuUsage(began)
    return { result, ms, own: (user + system) / 1000, database: computedSince(before, byDatabase()) }
  }
}

export interface Computing {
  /** By the clock. */
  ms: number
  own: number
  database: number
}

/** Of connections that are still there: what one has computed that is closed by now is nowhere to be read. */
const computedSince = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, ms]) => sum + (Number.isNaN(ms) ? 0 : ms - (before.get(pid) || 0)), 0)

/** Times by the clock, and what each request made our process and PostgreSQL compute: other work on the machine hardly touches that. */
export async function measured(server: Running, pool: Pool, rounds: number, asked: (round: number) => Asked) {
  const times: number[] = []
  const before = [computedSeconds(server), await computedByDatabase(pool)] as const
  for (let round = 0; round < rounds; round += 1) {
    const { status, ms, body } = await timedCall(server.url, asked(round))
    if (status >= 300) throw new Error(`${asked(round).path}: ${status} ${body.slice(0, 300)}`)
    times.push(ms)
  }
  const own = ((computedSeconds(server) - before[0]) * 1000) / rounds
  const database = computedSince(before[1], await computedByDatabase(pool)) / rounds
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), own, database }
}

/** How long others wait while something is done, and while nothing is. */
export async function besides(server: Running, asked: Asked, work: () => Promise<void>) {
  const alone: number[] = []
  for (let round = 0; round < 300; round += 1) alone.push((await timedCall(server.url, asked)).ms)
  const started = performance.now()
  let is_done = false
  const working = work().finally(() => {
    is_done = true
  })
  const beside: number[] = []
  while (!is_done) beside.push((await timedCall(server.url, asked)).ms)
  await working
  return { 'p99 alone': quantile(alone, 0.99), 'p99 beside': quantile(beside, 0.99), ms: performance.now() - started }
}
