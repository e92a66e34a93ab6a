import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { names } from '../bench/support/names.ts'
import { soak } from './support/chance/soak.ts'
import { createTestDatabase, type TestDatabase } from './support/postgres/database.ts'

const BENCHES = new URL('../bench', import.meta.url).pathname

it('the list of benches names every file', () => {
  const files = readdirSync(BENCHES).filter((name) => name.endsWith('.ts') && name !== 'run.ts')
  expect(names.map((name) => `${name}.ts`).sort()).toEqual(files.sort())
})

/** Those that start whole servers, which takes most of a minute each time, run with SOAK only. */
const chosen = soak(['matching-engine', 'search', 'people'], names)

// A bench that nobody runs rots; what it measures in this form means nothing and is not looked at.
describe('in its short form', () => {
  const printed = new Map<string, string[]>()
  let complaints = ''
  let database: TestDatabase
  afterAll(() => database.drop())

  // One process for all of them, since most of the time of a short bench is spent on loading.
  beforeAll(async () => {
    database = await createTestDatabase()
    const env = {
      ...process.env,
      BENCH: 'short',
      BENCH_DATABASE_URL: database.url,
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
    }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['bench/run.ts', ...chosen], { env })
    complaints = stderr
    for (const part of stdout.split(/^== /m).slice(1)) {
      const [name = '', ...table] = part.trim().split('\n')
      printed.set(name, table)
    }
  }, 900_000)

  it.each(chosen)('the bench «%s» runs and prints its table', (name) => {
    expect(complaints).toBe('')
    const table = printed.get(name) ?? []
    expect(table.length).toBeGreaterThan(0)
    for (const line of table) expect(line).not.toMatch(/NaN|undefined/)
  })
})
