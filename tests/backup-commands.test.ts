import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { startEmbedded } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { tasks } from '#server/tasks.ts'
import { getMe } from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import { preparedDataDir, temporaryFolder } from '#tests/support/postgres/postgres-folder.ts'

/** A server on the database of a data folder, as a process that was started there would be. */
async function serving(data: string): Promise<TestApp> {
  const { url, stop } = await startEmbedded({ dataDir: data })
  await migrate(url, tasks)
  const app = await createTestApp({ database: { url, drop: stop }, env: { DATA_DIR: data } })
  onTestFinished(() => app.close())
  return app
}

/** As an operator types it, after `npm run`. */
const command = async (name: 'backup' | 'restore', data: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: data, NODE_ENV: 'development', LOG_LEVEL: 'silent' }
  const done = promisify(execFile)(process.execPath, [`src/server/${name}.ts`, ...args], { env })
  return done.then(
    ({ stdout }) => ({ said: stdout, code: 0 }),
    ({ stderr, code }: { stderr: string; code: number }) => ({ said: stderr, code }),
  )
}

const statusOf = async (app: TestApp, { token }: { token: string }): Promise<number> =>
  (await call(app, getMe, { token })).status

it('a running server is saved, comes back elsewhere, and whoever was erased since does not', {
  timeout: 300_000,
}, async () => {
  const [source, target, parent] = [await preparedDataDir(), await preparedDataDir(), await temporaryFolder()]
  const copy = join(parent, 'first')
  const app = await serving(source)
  const [stays, goes] = [await aSession(app), await aSession(app, { full_name: 'Borranda Ñíguez-O’Hara' })]
  expect(await command('backup', source, copy)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/rows of \d+ tables/),
  })
  const later = await aSession(app)
  expect(await readFile(join(copy, 'erased.txt'), 'utf8')).toBe('')
  expect(await command('backup', source)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run backup -- folder'),
  })

  expect(await command('restore', source, copy)).toMatchObject({
    code: 1,
    said: expect.stringContaining('new DATA_DIR'),
  })
  const list = join(parent, 'erased.txt')
  await writeFile(list, `${goes.user.id}\n`)
  expect(await command('restore', target, copy, list)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 people erased'),
  })

  const restored = await serving(target)
  expect([await statusOf(restored, stays), await statusOf(restored, later)]).toEqual([200, 401])
  expect(await statusOf(restored, goes)).toBe(401)
  const url = restored.database_url
  const { rows } = await execute(url, `select status from users where id = '${goes.user.id}'`)
  expect(rows).toEqual([{ status: 'DELETED' }])
  expect((await execute(url, `select 1 from users u where u::text ilike '%borranda%'`)).rowCount).toBe(0)
  expect(await statusOf(app, goes)).toBe(200)
})
