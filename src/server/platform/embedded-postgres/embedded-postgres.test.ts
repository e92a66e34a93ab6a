import { chmod, cp, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { execute, urlOf } from '#tests/support/postgres/postgres-admin.ts'
import {
  homeOf,
  preparedDataDir,
  serverFile,
  serverPid,
  temporaryDataDir,
  temporaryFolder,
} from '#tests/support/postgres/postgres-folder.ts'
import { startProcess } from '#tests/support/postgres/postgres-process.ts'
import { run, unprivilegedAccount } from './account.ts'
import { findBinaries, restoreLinks } from './binaries.ts'
import { startEmbedded } from './embedded-postgres.ts'

// Many servers are started here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

// The state that the control file has at this place when the server was stopped in good order.
const STATE_OFFSET = 16
const SHUT_DOWN = 1

test('data survive a clean stop and start, in a database that is not a superuser’s', async () => {
  const dataDir = await preparedDataDir()
  const first = await startEmbedded({ dataDir })
  await execute(first.url, `create table kept as select 'ñandú' as word`)
  await first.stop()
  const second = await startEmbedded({ dataDir })
  const role = `select word, rolsuper, current_database() as name from kept, pg_roles where rolname = current_user`
  expect((await execute(second.url, role)).rows).toEqual([{ word: 'ñandú', rolsuper: false, name: 'skillo' }])
  await second.stop()
})

test('a clean stop leaves no process, no pid file and a database that was shut down', async () => {
  const dataDir = await preparedDataDir()
  const database = await startEmbedded({ dataDir })
  const control = await serverFile(dataDir, 'global', 'pg_control')
  const stateOf = async () => (await readFile(control)).readInt32LE(STATE_OFFSET)
  const pid = await serverPid(dataDir)
  expect(pid).toBeDefined()
  expect(await stateOf()).not.toBe(SHUT_DOWN)
  await Promise.all([database.stop(), database.stop()])
  expect(await stateOf()).toBe(SHUT_DOWN)
  await expect(stat(await serverFile(dataDir, 'postmaster.pid'))).rejects.toThrow('ENOENT')
  // A process that has ended can be seen until its parent has looked at it.
  await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH'), { timeout: 20_000 })
})

test('Spanish text and the extensions that search needs work for the application’s role', async () => {
  const database = await startEmbedded({ dataDir: await preparedDataDir(), durable: false })
  for (const name of ['unaccent', 'pg_trgm', 'btree_gin']) await execute(database.url, `create extension ${name}`)
  const words = `select lower('ÁÉÍÑ') as low, unaccent('pingüino') as plain, 'ÑANDÚ' ilike 'ñan%' as alike,
    similarity('programación', 'programador') > 0.4 as near, to_tsvector('simple', '«Año» ¿qué?')::text as vector,
    (select string_agg(w, '' order by w collate "es-x-icu") from unnest(array['o', 'z', 'ñ', 'á', 'n']) w) as sorted`
  expect((await execute(database.url, words)).rows).toEqual([
    { low: 'áéíñ', plain: 'pinguino', alike: true, near: true, vector: `'año':1 'qué':2`, sorted: 'ánñoz' },
  ])
  await database.stop()
})

test('nobody else can reach the server', async () => {
  const dataDir = await temporaryDataDir()
  const database = await startEmbedded({ dataDir, durable: false })
  expect((await execute(database.url, 'show listen_addresses')).rows).toEqual([{ listen_addresses: '' }])
  const home = await homeOf(dataDir)
  const modes = ['run', 'cluster', 'log', 'cluster/password'].map(
    async (name) => (await stat(join(home, name))).mode & 0o777,
  )
  expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o700, 0o600])
  const stranger = new URL(database.url)
  stranger.password = 'guess'
  await expect(execute(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  stranger.username = 'postgres'
  await expect(execute(stranger.href, 'select 1')).rejects.toThrow('no pg_hba.conf entry')
  await database.stop()
})

test('a second process joins, and only the last one out stops the server', async () => {
  const dataDir = await preparedDataDir()
  const first = await startEmbedded({ dataDir })
  const pid = await serverPid(dataDir)
  const second = startProcess(dataDir)
  expect(await second.ready).toBe(first.url)
  await first.stop()
  expect(await serverPid(dataDir)).toBe(pid)
  await execute(await second.ready, 'select 1')
  await second.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('three processes that start at the same moment on an empty folder share one server', async () => {
  const dataDir = await temporaryDataDir()
  const processes = [startProcess(dataDir), startProcess(dataDir), startProcess(dataDir)]
  const urls = await Promise.all(processes.map(({ ready }) => ready))
  expect(new Set(urls).size).toBe(1)
  const servers = urls.map((url) => execute(url, 'select pg_postmaster_start_time()::text as start'))
  expect(new Set((await Promise.all(servers)).map(({ rows }) => rows[0]?.start)).size).toBe(1)
  await Promise.all(processes.map((one) => one.stop()))
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('any folder name works, also one too long for a socket', async () => {
  const strange = await temporaryDataDir(undefined, `mi "carpeta", ñ'%20`)
  const long = await temporaryDataDir(undefined, 'l'.repeat(120))
  for (const dataDir of [strange, long]) {
    const database = await startEmbedded({ dataDir, durable: false })
    const again = await startEmbedded({ dataDir, durable: false })
    expect(again.url).toBe(database.url)
    await execute(urlOf(again.url, 'postgres'), 'select 1')
    await again.stop()
    await database.stop()
  }
})

test('data of another PostgreSQL major stop the start with one line that says what to do', async () => {
  const dataDir = await preparedDataDir()
  await (await startEmbedded({ dataDir })).stop()
  await writeFile(await serverFile(dataDir, 'PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    /^The data in .* are of PostgreSQL 17 and .* dump .*restore.*\.$/,
  )
})

test('commits reach the disk, and a server that does not care is refused', async () => {
  const dataDir = await preparedDataDir()
  const careless = await startEmbedded({ dataDir, durable: false })
  await expect(startEmbedded({ dataDir })).rejects.toThrow('does not write commits through to the disk')
  await execute(careless.url, 'select 1')
  await careless.stop()
  const careful = await startEmbedded({ dataDir })
  const settings = `select name from pg_settings where setting = 'on' and name in ('fsync', 'full_page_writes', 'synchronous_commit')`
  expect((await execute(careful.url, settings)).rowCount).toBe(3)
  await careful.stop()
})

test('binaries without their links are repaired, and copied when the server’s account cannot reach them', async () => {
  const account = await unprivilegedAccount()
  const home = await temporaryFolder()
  const closed = join(await temporaryFolder(), 'closed')
  const native = join(closed, 'native')
  const { initdb } = await findBinaries({ home, account })
  await mkdir(closed, { mode: 0o755 })
  const withoutLinks = async (path: string) => !(await lstat(path)).isSymbolicLink()
  await cp(join(initdb, '..', '..'), native, { recursive: true, filter: withoutLinks })
  await expect(run(account, join(native, 'bin', 'postgres'), ['--version'])).rejects.toThrow('shared libraries')
  await restoreLinks(native)
  await run(account, join(native, 'bin', 'postgres'), ['--version'])
  await chmod(closed, 0o700)
  const used = await findBinaries({ home, account }, native)
  expect(used.postgres.startsWith(account ? home : native)).toBe(true)
  expect(await run(account, used.postgres, ['--version'])).toContain('PostgreSQL')
})
