import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { plainRoutes } from '#tests/matrix/accounts.rows.ts'
import { allRows as rows } from '#tests/matrix/all-rows.ts'
import { companyRows } from '#tests/matrix/companies.rows.ts'
import { type HeldWorld, holdWorld, unusedIp } from '#tests/matrix/held-world.ts'
import { companyHiringRows } from '#tests/matrix/hiring/company-hiring.rows.ts'
import { hiringRows } from '#tests/matrix/hiring/hiring.rows.ts'
import { hiringTalkRows } from '#tests/matrix/hiring/hiring-talks.rows.ts'
import { sumsOf, type TableSums, type TableWrites, writesOf } from '#tests/matrix/table-sums.ts'
import { teamRows } from '#tests/matrix/team.rows.ts'
import { vacancyRows } from '#tests/matrix/vacancies.rows.ts'
import { actorNames, foreignCanaries, tokenOf } from '#tests/matrix/world.ts'
import { call } from '#tests/support/call.ts'

let held: HeldWorld
let app: HeldWorld['app']
let transaction: HeldWorld['transaction']
let world: HeldWorld['world']
/** Every case starts from the same world and is undone afterwards. */
let untouched: TableSums
beforeAll(async () => {
  held = await holdWorld()
  ;({ app, transaction, world } = held)
  untouched = await sumsOf(app, [...(await writesOf(app)).keys()])
})
afterAll(() => held.close())

/** How often the tables had been written to when somebody last looked; most cases write nothing, so it is still true. */
let lastSeen: TableWrites | undefined
const writesSoFar = async (): Promise<TableWrites> => lastSeen ?? (await writesOf(app))

/** What the business tables hold; only those are read again that were written to since. */
async function stateSince(start: TableWrites): Promise<TableSums> {
  lastSeen = await writesOf(app)
  const written = [...lastSeen].filter(([name, writes]) => writes !== start.get(name))
  return {
    ...untouched,
    ...(await sumsOf(
      app,
      written.map(([name]) => name),
    )),
  }
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

  it('would see what a refused call wrote', () =>
    transaction.undoing(async () => {
      const start = await writesOf(app)
      expect(await stateSince(start)).toEqual(untouched)
      await app.deps.db.update(users).set({ full_name: 'Otra Persona' })
      expect(await stateSince(start)).not.toEqual(untouched)
    }))

  describe.each(rows)('$route', ({ endpoint, input, expected, more }) => {
    it.each(actorNames)('%s', (actor) =>
      transaction.undoing(async () => {
        const start = await writesSoFar()
        await more.prepare?.(world)
        const before = more.prepare ? await stateSince(start) : untouched
        const token = tokenOf(world, actor)
        const sent = { ...input(world), ip: unusedIp(), ...(token && { token }) }
        const { status, text, headers } = await call(app, endpoint, sent as never)
        expect(status).toBe(expected[actor])
        const inHand = more.reveals?.(world) ?? []
        const foreign = foreignCanaries(world, actor).filter((canary) => !inHand.includes(canary))
        expect(foreign.filter((canary) => (text + JSON.stringify(headers)).includes(canary))).toEqual([])
        if (status >= 400) expect(await stateSince(start)).toEqual(before)
        else lastSeen = undefined
      }),
    )
  })

  // Every pair of ids in one path, one of them of the other company.
  const nested = [
    ...companyRows,
    ...teamRows,
    ...vacancyRows,
    ...hiringRows,
    ...hiringTalkRows,
    ...companyHiringRows,
  ].filter(({ endpoint }) => Object.keys(endpoint.params?.shape ?? {}).length > 1)
  describe.each(nested)('$route with ids of two companies', ({ endpoint, input }) => {
    it.each(['owner', 'other-company'] as const)('%s', (actor) =>
      transaction.undoing(async () => {
        const start = await writesSoFar()
        const own = input(world)
        const foreign = input({ ...world, company: world.other_company })
        for (const name of Object.keys(endpoint.params?.shape ?? {})) {
          const mixed = { ...own, params: { ...paramsOf(own), [name]: Reflect.get(paramsOf(foreign), name) } }
          const sent = { ...mixed, token: tokenOf(world, actor), ip: unusedIp() }
          expect((await call(app, endpoint, sent as never)).status).toBe(404)
          expect(await stateSince(start)).toEqual(untouched)
        }
      }),
    )
  })
})

const paramsOf = (sent: object): object => Reflect.get(sent, 'params')
