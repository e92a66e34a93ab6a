import { appendFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { dropDatabase, execute, urlOf } from './postgres-admin.ts'
import { preparedDataDir, serverFile } from './postgres-folder.ts'

// So eager and so slow that a worker of autovacuum is soon there and stays.
const DEAD_ROWS = `
  create table used (n int) with (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0,
    autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1);
  insert into used select generate_series(1, 50000);
  delete from used`

test('a test database goes at once, though a session and autovacuum are in it', async () => {
  const dataDir = await preparedDataDir()
  await appendFile(await serverFile(dataDir, 'postgresql.auto.conf'), 'autovacuum_naptime = 1s\n')
  const { url, stop } = await startEmbedded({ dataDir })
  onTestFinished(stop)
  await execute(url, 'create database used')
  await execute(urlOf(url, 'used'), DEAD_ROWS)
  const vacuuming = `select 1 from pg_stat_activity where datname = 'used' and backend_type = 'autovacuum worker'`
  await expect.poll(async () => (await execute(url, vacuuming)).rowCount, { timeout: 60_000 }).toBe(1)
  const session = execute(urlOf(url, 'used'), 'select pg_sleep(600)').catch((error: Error) => error.message)
  await expect
    .poll(async () => (await execute(url, `select 1 from pg_stat_activity where query like '%pg_sleep(600)'`)).rowCount)
    .toBe(1)
  await dropDatabase(url, 'used')
  expect((await execute(url, `select 1 from pg_database where datname = 'used'`)).rowCount).toBe(0)
  expect(await session).toContain('terminating connection')
})
