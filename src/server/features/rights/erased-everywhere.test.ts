import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { deleteMe } from '#shared/rights/rights.ts'
import { createWorld, type World } from '#tests/matrix/world.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { registry } from './registry.ts'
import { eraseAccountsTask } from './rights.tasks.ts'

const WEEK = 7 * 24 * 60 * 60

let app: TestApp
let world: World
beforeAll(async () => {
  app = await createTestApp()
  world = await createWorld(app)
  // So that matching holds something of them too.
  for (const { id } of [world.owner, world.people.recruiter])
    await updateUser(app.deps.db, id, { visibility: 'VISIBLE' })
  await app.runTasks()
})
afterAll(() => app.close())

const held = new Map(registry.flatMap((feature) => Object.entries(feature)))

/** Where in the database a word or an id stands, as `table.column`. */
async function placesOf(word: string): Promise<string[]> {
  const found: string[] = []
  for (const [table] of held) {
    const { rows } = await app.database.pool.query<{ column: string }>(
      `select distinct pair.key as column from "${table}" t, jsonb_each_text(to_jsonb(t)) pair where strpos(lower(pair.value), lower($1)) > 0`,
      [word],
    )
    found.push(...rows.map(({ column }) => `${table}.${column}`))
  }
  return found.toSorted()
}

const isPseudonymised = (place: string): boolean => {
  const [table = '', column = ''] = place.split('.')
  return held.get(table)?.pseudonymised?.includes(column) ?? false
}

async function storedWords(): Promise<string> {
  const words: string[] = []
  for await (const { key } of app.deps.storage.list()) words.push(String(await app.deps.storage.get(key)))
  return words.join(' ')
}

describe.each(['seeker-owner', 'recruiter'] as const)('when %s is erased', (name) => {
  it('no word of theirs is left in any table or file, and their id only where nothing names them', async () => {
    const person = world.people[name]
    const before = await placesOf(person.canary)
    expect(before.length).toBeGreaterThan(15)
    expect(await storedWords()).toContain(person.canary)
    expect((await call(app, deleteMe, { token: person.token, body: { password: PASSWORD } })).status).toBe(202)
    app.clock.forward(WEEK)
    await eraseAccountsTask.run(app.deps, {}, { id: 'test' })
    expect(await placesOf(person.canary)).toEqual([])
    expect((await placesOf(person.id)).filter((place) => !isPseudonymised(place) && place !== 'users.email')).toEqual(
      [],
    )
    await app.runTasks()
    // The farewell itself went to the address that is gone.
    expect(await placesOf(person.canary)).toEqual(['outbox.recipient'])
    expect(await storedWords()).not.toContain(person.canary)
  })
})
