import { spawn } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import {
  homeOf,
  killServer,
  preparedDataDir,
  serverFile,
  serverPid,
  temporaryDataDir,
} from '#tests/support/postgres/postgres-folder.ts'
import { startProcess } from '#tests/support/postgres/postgres-process.ts'
import { unprivilegedAccount } from './account.ts'
import { startEmbedded } from './embedded-postgres.ts'

// Many servers are started here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const random = randomFor('embedded crash')

// Creating the database takes most of a second, twice that when two are made at once.
const FIRST_START_MS = 1200
const FIRST_START_STEP_MS = soak(600, 25)

test('when Node alone is killed the server lives on, and the next start joins it', async () => {
  const dataDir = await preparedDataDir()
  const killed = startProcess(dataDir)
  await execute(await killed.ready, 'create table kept as select 1 as one')
  const pid = await serverPid(dataDir)
  await killed.kill()
  expect(await serverPid(dataDir)).toBe(pid)
  const next = await startEmbedded({ dataDir })
  expect(await serverPid(dataDir)).toBe(pid)
  expect((await execute(next.url, 'select one from kept')).rows).toEqual([{ one: 1 }])
  await next.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('a killed process does not count as a user', async () => {
  const dataDir = await preparedDataDir()
  const survivor = await startEmbedded({ dataDir })
  const killed = startProcess(dataDir)
  await killed.ready
  await killed.kill()
  await survivor.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('when Node and PostgreSQL are both killed, three starts at once recover every committed row', async () => {
  const dataDir = await preparedDataDir()
  const killed = startProcess(dataDir)
  await execute(await killed.ready, 'create table kept as select generate_series(1, 1000) as n')
  await Promise.all([killed.kill(), killServer(dataDir)])
  expect(await readFile(await serverFile(dataDir, 'postmaster.pid'), 'utf8')).not.toBe('')
  const next = [startProcess(dataDir), startProcess(dataDir), startProcess(dataDir)]
  const urls = await Promise.all(next.map(({ ready }) => ready))
  for (const url of urls)
    expect((await execute(url, 'select count(*)::int as n from kept')).rows).toEqual([{ n: 1000 }])
  expect(await serverPid(dataDir)).toBeDefined()
  await Promise.all(next.map((one) => one.stop()))
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('a stale pid file does not matter, though it is empty or names another program of the same account', async () => {
  const dataDir = await preparedDataDir()
  const other = spawn('/bin/sleep', ['60'], { ...(await unprivilegedAccount()), stdio: 'ignore' })
  onTestFinished(() => void other.kill())
  for (const damage of [(text: string) => text.replace(/^\d+/, String(other.pid)), () => '']) {
    const killed = startProcess(dataDir)
    await killed.ready
    await Promise.all([killed.kill(), killServer(dataDir)])
    for (const file of [
      await serverFile(dataDir, 'postmaster.pid'),
      join(await homeOf(dataDir), 'run', '.s.PGSQL.5432.lock'),
    ]) {
      await writeFile(file, damage(await readFile(file, 'utf8')))
    }
    const next = await startEmbedded({ dataDir })
    await execute(next.url, 'select 1')
    await next.stop()
  }
  expect(other.exitCode).toBeNull()
})

test('a session of a killed server that is still busy is waited for, not fought', async () => {
  const dataDir = await preparedDataDir()
  const killed = startProcess(dataDir)
  const url = await killed.ready
  const busy = execute(url, 'select sum(sqrt(n)) as busy from generate_series(1, 5000000) n').catch(() => undefined)
  const active = `select 1 from pg_stat_activity where state = 'active' and query like '%as busy%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await execute(url, active)).rowCount).toBe(1)
  await Promise.all([killed.kill(), killServer(dataDir)])
  const next = await startEmbedded({ dataDir })
  await execute(next.url, 'select 1')
  await next.stop()
  await busy
})

test('a server that dies under a running process comes back by itself', async () => {
  const dataDir = await preparedDataDir()
  const database = await startEmbedded({ dataDir })
  const pid = await serverPid(dataDir)
  await killServer(dataDir)
  await expect.poll(() => execute(database.url, 'select 1').catch(() => undefined), { timeout: 60_000 }).toBeDefined()
  expect(await serverPid(dataDir)).not.toBe(pid)
  await database.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('a data folder that is removed under a running process is not created again', async () => {
  const dataDir = await preparedDataDir()
  const database = await startEmbedded({ dataDir, durable: false })
  const pid = await serverPid(dataDir)
  await rm(dataDir, { recursive: true, maxRetries: 20 })
  process.kill(pid ?? 0, 'SIGQUIT')
  await database.stop()
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT')
})

async function killFirstStart(after_ms: number, server_too: boolean) {
  const dataDir = await temporaryDataDir()
  const killed = startProcess(dataDir)
  await killed.begun
  await delay(after_ms)
  await killed.kill()
  if (server_too) await killServer(dataDir).catch(() => {})
  const next = await startEmbedded({ dataDir })
  await execute(next.url, 'create table works as select 1')
  const left = (await readdir(await homeOf(dataDir))).filter((name) => name.startsWith('cluster'))
  await next.stop()
  return left
}

test('a first start that is killed at any moment does not harm the next one', { timeout: 900_000 }, async () => {
  for (let after_ms = 0; after_ms < FIRST_START_MS; after_ms += 2 * FIRST_START_STEP_MS) {
    // Any moment of its step, so that many runs try them all.
    const moments = [0, 1].map((step) => after_ms + (step + random.next()) * FIRST_START_STEP_MS)
    const rounds = moments.map((moment, index) => killFirstStart(moment, index === 1))
    expect(await Promise.all(rounds), `killed after ${moments} ms`).toEqual([['cluster'], ['cluster']])
  }
})
