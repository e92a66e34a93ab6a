import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import { homeOf, serverPid, temporaryDataDir, temporaryFolder } from '#tests/support/postgres/postgres-folder.ts'
import { startProcess } from '#tests/support/postgres/postgres-process.ts'
import { canEnter, unprivilegedAccount } from './account.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { createOutside } from './place.ts'

// Many servers are started here, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const nobody = await unprivilegedAccount()

/** An account that exists on this system, besides root and the one that root hands the server to. */
async function plainAccount(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).trim().split('\n')
  const accounts = lines
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
  const found = accounts.find(({ uid }) => uid > 0 && uid !== nobody?.uid)
  if (!found) throw new Error('This system has no account but root and nobody.')
  return found
}

async function ownerOfServer(dataDir: string): Promise<number> {
  return (await stat(`/proc/${await serverPid(dataDir)}`)).uid
}

describe.skipIf(nobody)('as a plain user', () => {
  test('everything stays inside the data folder and runs as that user', async () => {
    const dataDir = await temporaryDataDir()
    const database = await startEmbedded({ dataDir })
    expect(await homeOf(dataDir)).toBe(join(dataDir, 'postgres'))
    expect(await ownerOfServer(dataDir)).toBe(process.getuid?.())
    await database.stop()
  })
})

describe.skipIf(!nobody)('as root (skipped for anybody else)', () => {
  test('the server runs as an unprivileged account that owns the data and nothing above them', async () => {
    const dataDir = await temporaryDataDir()
    const database = await startEmbedded({ dataDir })
    expect(await ownerOfServer(dataDir)).toBe(nobody?.uid)
    expect((await stat(join(dataDir, 'postgres', 'cluster'))).uid).toBe(nobody?.uid)
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(0)
    await database.stop()
  })

  test('below a folder that only root can enter, the data live elsewhere and are found again', async () => {
    const closed = join(await temporaryFolder(), 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = await temporaryDataDir(closed)
    const first = await startEmbedded({ dataDir })
    const home = await homeOf(dataDir)
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    expect(home.startsWith(closed)).toBe(false)
    await execute(first.url, 'create table kept as select 1 as one')
    await first.stop()
    const second = await startEmbedded({ dataDir })
    expect((await execute(second.url, 'select one from kept')).rows).toEqual([{ one: 1 }])
    await second.stop()
    await rm(dataDir, { recursive: true })
    const fresh = await startEmbedded({ dataDir })
    await expect(execute(fresh.url, 'select one from kept')).rejects.toThrow('does not exist')
    await fresh.stop()
  })

  test('data elsewhere that are gone stop the start instead of giving way to an empty database', async () => {
    const closed = join(await temporaryFolder(), 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = await temporaryDataDir(closed)
    await (await startEmbedded({ dataDir, durable: false })).stop()
    await rm(await homeOf(dataDir), { recursive: true })
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/points to is gone/)
  })

  test('the first place that can be written is taken', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'file'), '')
    const home = await createOutside('/anything', [`${folder}/file/`, `${folder}/skillo-`])
    expect(home.startsWith(`${folder}/skillo-`)).toBe(true)
    expect(await canEnter(nobody, home)).toBe(true)
  })

  test('a strict umask does not lock the server out', async () => {
    const dataDir = await temporaryDataDir()
    const strict = startProcess(dataDir, { umask: '077' })
    await execute(await strict.ready, 'select 1')
    await strict.stop()
  })

  test('a plain user keeps everything inside the data folder, and root can go on with it', async ({ skip }) => {
    const user = await plainAccount()
    skip(!(await canEnter(user, import.meta.dirname)), 'no plain account can enter this checkout')
    const folder = await temporaryFolder()
    await chown(folder, user.uid, user.gid)
    const dataDir = await temporaryDataDir(folder)
    const plain = startProcess(dataDir, user)
    await execute(await plain.ready, 'create table kept as select 1 as one')
    expect(await homeOf(dataDir)).toBe(join(dataDir, 'postgres'))
    expect(await ownerOfServer(dataDir)).toBe(user.uid)
    await plain.stop()
    const root = await startEmbedded({ dataDir })
    expect((await execute(root.url, 'select one from kept')).rows).toEqual([{ one: 1 }])
    expect(await ownerOfServer(dataDir)).toBe(user.uid)
    await root.stop()
  })

  test('a plain user is told in one line that the data are root’s', async ({ skip }) => {
    const user = await plainAccount()
    skip(!(await canEnter(user, import.meta.dirname)), 'no plain account can enter this checkout')
    const dataDir = await temporaryDataDir()
    const root = await startEmbedded({ dataDir, durable: false })
    await expect(startProcess(dataDir, user).ready).rejects.toThrow(
      /^The database in .* belongs to another account: .*\.$/,
    )
    await root.stop()
  })
})
