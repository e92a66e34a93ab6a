import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { folderProblem, prepareDataFolder } from '#server/platform/start-checks.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { createTestDatabase } from '#tests/support/postgres/database.ts'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import { removeDataDir, serverPid } from '#tests/support/postgres/postgres-folder.ts'
import {
  beginServerProcess,
  freePort,
  type ServerProcess,
  startServerProcess,
  waitUntil,
} from '#tests/support/server-process.ts'

const folder = openFolder('start', roomiestParent())
afterAll(() => removeDataDir(folder))

/** Waits until a server has given up. */
async function givenUp(server: ServerProcess): Promise<string> {
  await waitUntil(() => server.child.exitCode !== null)
  expect(server.child.exitCode).toBe(1)
  return server.output()
}

/** Somebody else on a port. */
async function holding(port: number): Promise<Server> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}

const ONE_SENTENCE = /^[A-Z][^\n]+\.\n$/

describe('a server that is stopped while it still fills its demonstration', { timeout: 300_000 }, () => {
  it('stops without a word', async () => {
    const database = await createTestDatabase()
    const server = await startServerProcess({
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'filling'),
      DEMO: '1',
      DEMO_WORLD: 'full',
    })
    const profiles = () => execute(database.url, 'select 1 from matching_profiles limit 1')
    await waitUntil(async () => (await profiles()).rows.length > 0)
    expect(await server.stop()).toBe(0)
    expect(server.output()).not.toContain('"level":50')
    await database.drop()
  })
})

describe('a start that fails', { timeout: 200_000 }, () => {
  it('because the port is taken says so in one sentence, before anything is made', async () => {
    const port = await freePort()
    const other = await holding(port)
    const data = join(folder, 'port')
    const output = await givenUp(await beginServerProcess({ DATA_DIR: data, DEMO: '1' }, port))
    expect(output).toMatch(ONE_SENTENCE)
    expect(output).toContain(`Port ${port} is already in use`)
    expect(readdirSync(data)).toEqual([])
    other.close()
  })

  it('after its database was started stops that again', async () => {
    const port = await freePort()
    const data = join(folder, 'half-way')
    const server = await beginServerProcess({ DATA_DIR: data }, port)
    // The port was free when it was tried; now, while the database is being made, somebody takes it.
    await waitUntil(() => existsSync(join(data, 'postgres')))
    const other = await holding(port)
    await waitUntil(async () => (await serverPid(data).catch(() => undefined)) !== undefined)
    expect(await givenUp(server)).toMatch(ONE_SENTENCE)
    expect(await serverPid(data)).toBeUndefined()
    other.close()
  })

  it('because of the data folder says so in one sentence', async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'file'), 'x')
    for (const [data_dir, said] of [
      [join(folder, 'file'), 'is a file'],
      [join(folder, 'file', 'below'), 'is a file'],
      ['/proc/skillo', 'cannot be used'],
    ] as const)
      await expect(prepareDataFolder(data_dir)).rejects.toThrow(said)
    // A whole start says it the same way as that its port is taken.
    for (const code of ['EROFS', 'EACCES', 'ENOSPC', 'EDQUOT', 'EIO'])
      expect(`${folderProblem('/x', code).message}\n`).toMatch(ONE_SENTENCE)
  })
})
