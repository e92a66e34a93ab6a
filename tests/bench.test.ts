import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { names } from '../bench/support/names.ts'
import { createTestDatabase } from './support/postgres/database.ts'

const BENCHES = new URL('../bench', import.meta.url).pathname

it('the list of benches names every file', () => {
  const files = readdirSync(BENCHES).filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  expect(names.map((name) => `${name}.ts`).sort()).toEqual(files.sort())
})

// A bench that nobody runs rots; what it measures in this form means nothing and is not looked at.
it.each(names)('the bench «%s» runs in its short form and prints its table', { timeout: 180_000 }, async (name) => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const env = {
    ...{ ...process.env, BENCH: 'short', BENCH_DATABASE_URL: database.url, NODE_ENV: 'development' },
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['bench/run.ts', name], { env })
  const [title, ...table] = stdout.trim().split('\n')
  expect([title, stderr]).toEqual([`== ${name}`, ''])
  expect(table.length).toBeGreaterThan(0)
  for (const line of table) expect(line).not.toMatch(/NaN|undefined/)
})
