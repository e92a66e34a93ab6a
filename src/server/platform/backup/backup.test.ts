import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { setProfilePicture, updateMe } from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, aUser } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { request } from '#tests/support/request.ts'
import { makeBackup } from './make-backup.service.ts'
import { MANIFEST } from './manifest.ts'
import { restoreBackup } from './restore-backup.service.ts'

let source: TestApp
let target: TestApp
let folder: string
let token: string
beforeAll(async () => {
  source = await createTestApp()
  target = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'skillo-backup-'))
  const { token: own, user } = await aSession(source, { full_name: "Nuño O'Ñíguez-Pérez \u2028 محمد 🙂 \\n \\" })
  token = own
  await aCompany(source, user)
  for (let more = 0; more < 600; more += 1) await aUser(source)
  await call(source, updateMe, { token, body: { bio: 'Línea uno\nLínea dos\t«"comillas"» \u2029 fin' } })
  await call(source, setProfilePicture, { token, file: aPicture(300, 300) })
  await sendMail(source.deps, { to: 'nadie@correo.example', subject: 'Espera', title: 'Espera', paragraphs: ['Hola.'] })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await target.close()
  await source.close()
})

const make = (into = folder) =>
  makeBackup({ url: source.database_url, folder: into, storage: source.deps.storage, now: new Date() })
const restore = (from = folder) =>
  restoreBackup({ url: target.database_url, folder: from, storage: target.deps.storage })

/** Every table as one sum, those that wait in the queue too. */
async function sumsOf({ database }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const sums: Record<string, string> = {}
  for (const name of [...tables.map((table) => table.name), 'pgboss.job']) {
    const { rows } = await database.pool.query(
      `select count(*)::int || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${name} t`,
    )
    sums[name] = rows[0].sum
  }
  return sums
}

async function filesOf({ deps }: TestApp): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { key } of deps.storage.list()) found[key] = (await deps.storage.get(key))?.toString('base64') ?? ''
  return found
}

const catalogue = async ({ database }: TestApp) =>
  (
    await database.pool.query(`select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as it from pg_constraint
      where connamespace = 'public'::regnamespace union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
      where not tgisinternal order by 1`)
  ).rows

describe('a backup', () => {
  it('comes back into an empty database as it was: every value, every file, every rule, and counters go on', async () => {
    const rules = await catalogue(target)
    const { tables, files } = await make()
    expect(files).toBe(1)
    expect(tables.find(({ name }) => name === 'users')?.rows).toBe(601)
    await restore()
    const [before, after] = [await sumsOf(source), await sumsOf(target)]
    expect(Number(before['pgboss.job']?.split(' ')[0])).toBeGreaterThan(0)
    expect(after).toEqual(before)
    expect(await filesOf(target)).toEqual(await filesOf(source))
    expect(await catalogue(target)).toEqual(rules)
    expect((await request(target, { url: '/api/v1/users/me', token })).statusCode).toBe(200)
    await aCompany(target, await aUser(target))
    const numbers = `select count(distinct number)::int = count(*)::int as unique from audit_pending`
    expect((await target.database.pool.query(numbers)).rows).toEqual([{ unique: true }])
  })

  it('is one moment, whatever is written meanwhile', async () => {
    const into = join(folder, 'moment')
    const writing = Promise.all(Array.from({ length: 20 }, () => aSession(source)))
    await make(into)
    await writing
    await restore(into)
    const orphans =
      'select count(*)::int as n from sessions s where not exists (select from users u where u.id = s.user_id)'
    expect((await target.database.pool.query(orphans)).rows).toEqual([{ n: 0 }])
  })

  it('is readable by nobody else, and goes into no folder that holds something', async () => {
    await expect(make()).rejects.toThrow('is not empty')
    for (const name of ['tables', 'files', MANIFEST, 'tables/public.users.jsonl.gz'])
      expect([name, (await stat(join(folder, name))).mode & 0o077]).toEqual([name, 0])
  })
})

describe('what is no good backup', () => {
  const copyOf = async (name: string): Promise<string> => {
    const into = join(folder, name)
    await make(into)
    return into
  }

  it.each([
    ['is unfinished', (from: string) => rm(join(from, MANIFEST)), 'holds no finished backup'],
    [
      'was made by another release',
      async (from: string) => {
        const text = await readFile(join(from, MANIFEST), 'utf8')
        await writeFile(join(from, MANIFEST), text.replace(/"migrations": \[\s*"/, '$&x'))
      },
      'another release',
    ],
    ['was damaged', (from: string) => appendFile(join(from, 'tables/public.users.jsonl.gz'), 'x'), ''],
    [
      'lost a row',
      async (from: string) => {
        const text = await readFile(join(from, MANIFEST), 'utf8')
        await writeFile(join(from, MANIFEST), text.replace(/("name": "users"[^}]*"rows": )\d+/, '$17'))
      },
      'is damaged',
    ],
  ] as const)('%s: it is refused and nothing changes', async (name, spoil, message) => {
    const from = await copyOf(name.replaceAll(' ', '-'))
    await spoil(from)
    const before = await sumsOf(target)
    await expect(restore(from)).rejects.toThrow(message)
    expect(await sumsOf(target)).toEqual(before)
  })
})
