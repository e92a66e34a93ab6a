import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { PASSWORD } from '#tests/support/factories.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { execute } from '#tests/support/postgres/postgres-admin.ts'
import { databaseUrl, removeDataDir } from '#tests/support/postgres/postgres-folder.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const running: ServerProcess[] = []
const folders = ['source', 'copy', 'target'].map((name) => openFolder(`backup-${name}`, roomiestParent()))
const [source = '', parent = '', target = ''] = folders
const copy = join(parent, 'first')
afterAll(async () => {
  for (const server of running) await server.stop()
  for (const folder of folders) await removeDataDir(folder)
})

const start = async (data: string): Promise<ServerProcess> => {
  const server = await startServerProcess({ DATA_DIR: data })
  running.push(server)
  return server
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

async function register({ url }: ServerProcess, name: string): Promise<{ token: string; id: string }> {
  const body = {
    full_name: name,
    email: `${name.toLowerCase()}@correo.example`,
    password: PASSWORD,
    accept_terms: true,
  }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/v1/auth/register`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { token, user } = z.object({ token: z.string(), user: z.object({ id: z.string() }) }).parse(await answer.json())
  return { token, id: user.id }
}

const statusOf = async ({ url }: ServerProcess, token: string): Promise<number> =>
  (await fetch(`${url}/api/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })).status

it('a running server is saved, comes back elsewhere, and whoever was erased since does not', {
  timeout: 300_000,
}, async () => {
  const server = await start(source)
  const [stays, goes] = [await register(server, 'Quedanda'), await register(server, 'Borranda')]
  expect(await command('backup', source, copy)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/rows of \d+ tables/),
  })
  const later = await register(server, 'Despues')
  expect(await readFile(join(copy, 'erased.txt'), 'utf8')).toBe('')

  expect(await command('restore', source, copy)).toMatchObject({
    code: 1,
    said: expect.stringContaining('new DATA_DIR'),
  })
  const list = join(parent, 'erased.txt')
  await writeFile(list, `${goes.id}\n`)
  expect(await command('restore', target, copy, list)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 people erased'),
  })

  const restored = await start(target)
  expect([await statusOf(restored, stays.token), await statusOf(restored, later.token)]).toEqual([200, 401])
  expect(await statusOf(restored, goes.token)).toBe(401)
  const url = await databaseUrl(target)
  const { rows } = await execute(url, `select status from users where id = '${goes.id}'`)
  expect(rows).toEqual([{ status: 'DELETED' }])
  expect((await execute(url, `select 1 from users u where u::text ilike '%borranda%'`)).rowCount).toBe(0)
  expect(await statusOf(server, goes.token)).toBe(200)
})

it('says how it is used', async () => {
  expect(await command('backup', source)).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run backup -- folder'),
  })
})
