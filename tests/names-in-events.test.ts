import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { accountRows } from '#tests/matrix/accounts.rows.ts'
import { companyRows } from '#tests/matrix/companies.rows.ts'
import { cvRows, importRows } from '#tests/matrix/cvs.rows.ts'
import { addedPeopleRows } from '#tests/matrix/hiring/added-people.rows.ts'
import { hiringRows } from '#tests/matrix/hiring/hiring.rows.ts'
import { hiringTalkRows } from '#tests/matrix/hiring/hiring-talks.rows.ts'
import { jobRows, savedSearchRows } from '#tests/matrix/jobs.rows.ts'
import { teamRows } from '#tests/matrix/team.rows.ts'
import { vacancyRows } from '#tests/matrix/vacancies.rows.ts'
import { actorNames, createWorld, tokenOf, type World } from '#tests/matrix/world.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { type HeldTransaction, holdTransaction } from '#tests/support/postgres/held-transaction.ts'

const rows = [
  ...accountRows,
  ...companyRows,
  ...teamRows,
  ...cvRows,
  ...importRows,
  ...vacancyRows,
  ...jobRows,
  ...savedSearchRows,
  ...hiringRows,
  ...hiringTalkRows,
  ...addedPeopleRows,
]

let app: TestApp
let transaction: HeldTransaction
let world: World
beforeAll(async () => {
  const whole = await createTestApp()
  transaction = await holdTransaction(whole.database_url)
  const deps = { ...whole.deps, db: transaction.db }
  app = { ...whole, ...(await createApp(deps)), deps }
  world = await createWorld(app)
})
afterAll(async () => {
  await transaction.close()
  await app.close()
})

/** The words by which anybody of this world could be recognised; each is a name and part of an address. */
function namesIn({ people, company, other_company }: World): string[] {
  const teams = [company, other_company].flatMap((one) => [one.colleague_canary, one.invited_canary, one.asker_canary])
  return [...Object.values(people).map(({ canary }) => canary), ...teams]
}

async function keptText() {
  const { rows: kept } = await app.deps.db.execute<{ kind: string; text: string }>(
    sql`select kind, row_to_json(e)::text as text from events e`,
  )
  const { rows: told } = await app.deps.db.execute<{ text: string }>(
    sql`select row_to_json(n)::text as text from notifications n`,
  )
  return { kinds: kept.map(({ kind }) => kind), text: [...kept, ...told].map(({ text }) => text).join('\n') }
}

let network = 0

it('nobody is named in what is kept of anything that can be done', { timeout: 120_000 }, async () => {
  const names = namesIn(world)
  const kinds = new Set<string>()
  for (const { route, endpoint, input, expected, more } of rows) {
    const actor = actorNames.find((name) => expected[name] < 300)
    if (!actor) continue
    await transaction.undoing(async () => {
      await more.prepare?.(world)
      const token = tokenOf(world, actor)
      network += 1
      const ip = `203.0.${Math.floor(network / 250)}.${network % 250}`
      await call(app, endpoint, { ...input(world), ip, ...(token && { token }) } as never)
      const kept = await keptText()
      for (const kind of kept.kinds) kinds.add(kind)
      expect(
        names.filter((name) => kept.text.includes(name)),
        route,
      ).toEqual([])
    })
  }
  // Were nothing kept, nobody could be found in it.
  expect(kinds.size).toBeGreaterThan(20)
})
