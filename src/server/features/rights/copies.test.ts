import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadDataCopy, getDataCopy, startDataCopy } from '#shared/rights/rights.ts'
import { createWorld, type World } from '#tests/matrix/world.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, PASSWORD } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { makeCopyTask } from './make-copy.tasks.ts'
import { registry } from './registry.ts'
import { cleanCopiesTask } from './rights.tasks.ts'

const WEEK = 7 * 24 * 60 * 60

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
})
afterAll(() => app.close())

const start = (token: string, password = PASSWORD) => call(app, startDataCopy, { token, body: { password } })
const copyOf = async (token: string) => (await call(app, getDataCopy, { token })).answer
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list()) keys.push(key)
  return keys
}

async function unpacked(token: string): Promise<Record<string, string>> {
  const response = await app.fastify.inject({
    url: downloadDataCopy.path,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toContain('skillo-mis-datos-')
  const files = unzipSync(response.rawPayload)
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]))
}

describe('the copy of all data', () => {
  it('needs the password again', async () => {
    const { token } = await aSession(app)
    expect((await start(token, 'no-es-esta-clave')).error?.code).toBe('wrong_password')
    expect(await copyOf(token)).toMatchObject({ state: 'NONE' })
  })

  it('holds what the register says, the CVs as PDFs and what was sent; and nothing of others, and no key', async () => {
    const { token, canary, email } = world.owner
    expect((await start(token)).answer).toMatchObject({ state: 'RUNNING', bytes: null })
    await app.runTasks()
    const copy = await copyOf(token)
    expect([copy.state, copy.parts_done === copy.parts, copy.parts > 20]).toEqual(['READY', true, true])
    const files = await unpacked(token)
    const exported = registry.flatMap((feature) =>
      Object.entries(feature).filter(([, { of, exported = [] }]) => of && exported.length > 0),
    )
    for (const [table, { exported: columns = [] }] of exported) {
      const rows: object[] = JSON.parse(files[`datos/${table}.json`] ?? '')
      for (const row of rows) expect([table, Object.keys(row)]).toEqual([table, columns])
    }
    for (const part of ['users', 'cvs', 'cv_versions', 'cv_imports', 'saved_searches', 'applications', 'certificates'])
      expect([part, files[`datos/${part}.json`]?.includes(canary)]).toEqual([part, true])
    const drawn = Object.entries(files).filter(([name]) => name.startsWith('cv/'))
    expect(drawn.map(([, text]) => text.slice(0, 5))).toEqual(['%PDF-', '%PDF-'])
    const text = Object.values(files).join('\n')
    const others = Object.values(world.people).filter(({ id }) => id !== world.owner.id)
    expect(others.filter((other) => text.includes(other.canary))).toEqual([])
    expect(text).not.toMatch(/password_hash|token_hash|argon2/)
    expect((await sentTo(app, email)).map(({ subject }) => subject)).toContain('La copia de tus datos está lista')
  })

  it('tells a person nothing that they have not been told: no draft of an offer, no decision that waits', async () => {
    const { token, id } = world.owner
    const { pool } = app.database
    await pool.query(
      `update applications set state = 'REJECTED', decision_side = 'COMPANY', decision_reason = 'EXPERIENCIA', decision_note = 'NOTA-INTERNA', decision_message = 'AUN-NO', decided_at = now() where user_id = $1`,
      [id],
    )
    await pool.query(`update offers set terms = 'OFERTA-EN-BORRADOR' where state = 'DRAFT'`)
    await start(token)
    await app.runTasks()
    const { 'datos/applications.json': text = '' } = await unpacked(token)
    expect(text).not.toMatch(/NOTA-INTERNA|AUN-NO|OFERTA-EN-BORRADOR|REJECTED|NO_SELECCIONADA|EXPERIENCIA/)
  })

  it('is made once however often it is asked for, and a task of an earlier asking does nothing', async () => {
    const { token, user } = await aSession(app)
    await start(token)
    await start(token)
    const { rows } = await app.database.pool.query('select number from data_copies where user_id = $1', [user.id])
    expect(rows).toHaveLength(1)
    await makeCopyTask.run(app.deps, { user_id: user.id, number: crypto.randomUUID() }, { id: 'test' })
    expect(await copyOf(token)).toMatchObject({ state: 'RUNNING' })
    await app.runTasks()
    expect(await copyOf(token)).toMatchObject({ state: 'READY' })
  })

  it('says so when it fails, and can be asked for again', async () => {
    const { token, user } = await aSession(app)
    await start(token)
    const { rows } = await app.database.pool.query('select number from data_copies where user_id = $1', [user.id])
    const storage = { ...app.deps.storage, put: () => Promise.reject(new Error('full')) }
    await makeCopyTask.run({ ...app.deps, storage }, { user_id: user.id, number: rows[0].number }, { id: 'test' })
    expect(await copyOf(token)).toMatchObject({ state: 'FAILED' })
    expect((await start(token)).answer).toMatchObject({ state: 'RUNNING' })
    await app.runTasks()
    expect(await copyOf(token)).toMatchObject({ state: 'READY' })
  })

  it('can be downloaded for a week, and is gone from the store afterwards', async () => {
    const { token, user } = await aSession(app)
    await start(token)
    await app.runTasks()
    const { rows } = await app.database.pool.query('select file_id from data_copies where user_id = $1', [user.id])
    expect(await storedKeys()).toContain(rows[0].file_id)
    app.clock.forward(WEEK - 60)
    expect((await call(app, downloadDataCopy, { token })).status).toBe(200)
    app.clock.forward(60)
    expect((await call(app, downloadDataCopy, { token })).status).toBe(410)
    expect(await copyOf(token)).toMatchObject({ state: 'NONE' })
    await cleanCopiesTask.run(app.deps, {}, { id: 'test' })
    await app.runTasks()
    expect(await storedKeys()).not.toContain(rows[0].file_id)
    expect((await call(app, downloadDataCopy, { token })).status).toBe(404)
  })
})
