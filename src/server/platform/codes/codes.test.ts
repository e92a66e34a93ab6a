import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { type CodeKind, forgetCode, newCode, requireCode } from './codes.service.ts'
import { cleanCodesTask } from './codes.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const kind: CodeKind = { purpose: 'test', life_seconds: 600, tries: 3 }
const other = (code: string) => (code === '123456' ? '654321' : '123456')

async function aCode() {
  const wanted = { subject_id: randomUUID(), target: 'a@b.example' }
  return { wanted, ...(await newCode(app.deps, kind, wanted)) }
}

const outcome = (work: Promise<string>) =>
  work.then(
    (target) => target,
    (error: { code: string }) => error.code,
  )

it('proves where it was sent, for what it was made and nothing else', async () => {
  const { wanted, code } = await aCode()
  const tried = (purpose: string, subject_id: string, target?: string) =>
    outcome(requireCode(app.deps, { ...kind, purpose }, { subject_id, ...(target && { target }) }, code))
  expect(await tried('other', wanted.subject_id)).toBe('code_expired')
  expect(await tried('test', randomUUID())).toBe('code_expired')
  expect(await tried('test', wanted.subject_id, 'c@d.example')).toBe('code_expired')
  expect(await tried('test', wanted.subject_id)).toBe('a@b.example')
  await forgetCode(app.deps, kind, wanted.subject_id)
  expect(await tried('test', wanted.subject_id)).toBe('code_expired')
})

it('may be mistyped so often, and then the right one is worth nothing', async () => {
  const { wanted, code } = await aCode()
  for (let i = 0; i < 3; i += 1)
    expect(await outcome(requireCode(app.deps, kind, wanted, other(code)))).toBe('code_wrong')
  expect(await outcome(requireCode(app.deps, kind, wanted, code))).toBe('code_expired')
})

it('is replaced by a newer one, ends, and is swept then', async () => {
  const { wanted, code } = await aCode()
  const newer = await newCode(app.deps, kind, wanted)
  if (newer.code !== code) expect(await outcome(requireCode(app.deps, kind, wanted, code))).toBe('code_wrong')
  expect(await outcome(requireCode(app.deps, kind, wanted, newer.code))).toBe('a@b.example')
  const count = async () => (await app.database.pool.query('select count(*)::int as n from one_time_codes')).rows[0].n
  await cleanCodesTask.run(app.deps, {}, { id: 'test' })
  expect(await count()).toBeGreaterThan(0)
  app.clock.forward(kind.life_seconds)
  expect(await outcome(requireCode(app.deps, kind, wanted, newer.code))).toBe('code_expired')
  await cleanCodesTask.run(app.deps, {}, { id: 'test' })
  expect(await count()).toBe(0)
})

it('rests as a hash that says nothing without the secret', async () => {
  const { code } = await aCode()
  const { rows } = await app.database.pool.query('select * from one_time_codes')
  expect(JSON.stringify(rows)).not.toContain(code)
})
