import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountRows, plainRoutes } from '#tests/matrix/accounts.rows.ts'
import { matchingRows } from '#tests/matrix/matching.rows.ts'
import { actorNames, createWorld, foreignCanaries, tokenOf, type World } from '#tests/matrix/world.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'

const rows = [...accountRows, ...matchingRows]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** What the business tables hold, as one value; counters and the queue may move on a refused call. */
async function stateOf(world: World): Promise<string> {
  const tables = await world.app.deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits' order by 1`,
  )
  const parts = []
  for (const { name } of tables.rows) {
    const { rows: sums } = await world.app.deps.db.execute(
      sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.identifier(name)} t`,
    )
    parts.push(`${name} ${JSON.stringify(sums)}`)
  }
  return parts.join('\n')
}

let network = 0
function freshIp(): string {
  network += 1
  return `203.0.${Math.floor(network / 250)}.${network % 250}`
}

describe('authorisation', () => {
  it('has a row for every route, and every row has a route', () => {
    const known = new Set(rows.map(({ route }) => route))
    const isHead = (route: string) => route.startsWith('HEAD ') && known.has(route.replace('HEAD', 'GET'))
    const isWeb = (route: string) => /^(?:GET|HEAD) \/(?!api\/)/.test(route)
    const isPlain = (route: string) => plainRoutes.some((pattern) => pattern.test(route))
    const without = app.routes.filter(
      (route) => !known.has(route) && !isHead(route) && !isWeb(route) && !isPlain(route),
    )
    expect(without).toEqual([])
    expect([...known].filter((route) => !app.routes.includes(route))).toEqual([])
  })

  describe.each(rows)('$route', ({ endpoint, input, expected }) => {
    it.each(actorNames)('%s', async (actor) => {
      const world = await createWorld(app)
      const before = await stateOf(world)
      const token = tokenOf(world, actor)
      const sent = { ...input(world), ip: freshIp(), ...(token && { token }) }
      const { status, text, headers } = await call(app, endpoint, sent as never)
      expect(status).toBe(expected[actor])
      const leaked = foreignCanaries(world, actor).filter((canary) => (text + JSON.stringify(headers)).includes(canary))
      expect(leaked).toEqual([])
      if (status >= 400) expect(await stateOf(world)).toBe(before)
    })
  })
})
