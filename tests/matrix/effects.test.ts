import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { call } from '#tests/support/call.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { withForbiddenFields } from '#tests/support/hostile/forbidden-fields.ts'
import { allRows } from './all-rows.ts'
import { type HeldWorld, holdWorld, unusedIp } from './held-world.ts'
import { foreignIn, forgetTasks, mailsOf } from './mails.ts'
import { type NetworkWatch, watchNetwork } from './network-watch.ts'
import type { Row } from './rows.ts'
import { type TableWrites, writesOf } from './table-sums.ts'
import { type ActorName, actorNames, tokenOf } from './world.ts'

let held: HeldWorld
let watch: NetworkWatch | undefined
beforeAll(async () => {
  held = await holdWorld((deps) => {
    watch = watchNetwork(deps)
    return watch.deps
  })
  await forgetTasks(held.app)
})
afterAll(() => held.close())

/** Whoever gets furthest. */
const mayCall = ({ expected }: Row): ActorName =>
  actorNames.reduce((best, name) => (expected[name] < expected[best] ? name : best))

const send = ({ endpoint }: Row, actor: ActorName, input: object, ip = unusedIp()) => {
  const sent = { ...input, token: tokenOf(held.world, actor), ip }
  return call(held.app, endpoint, sent as never)
}

const bodyOf = (input: object): unknown => Reflect.get(input, 'body')

/** How often each table was written to, and every row that is new since; what is drawn anew each time reads the same. */
async function writtenSince(before: TableWrites, mark: string): Promise<string[]> {
  const found: string[] = []
  for (const [name, writes] of await writesOf(held.app)) {
    const times = writes - (before.get(name) ?? 0)
    if (times === 0) continue
    const { rows } = await held.app.deps.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t where xmin::text::bigint >= ${mark}::bigint`,
    )
    found.push(`${name}: ${times}`, ...rows.map(({ row }) => `${name} ${row.replace(DRAWN, '#')}`))
  }
  return found.sort()
}
const DRAWN = new RegExp(
  [
    /\b(?!00000000-)[0-9a-f]{8}-[0-9a-f-]{27}\b/,
    /\b[\w-]{43}\b/,
    /\\\\x[0-9a-f]{32,}/,
    /\$argon2id[^"]+/,
    /(?<="number": )\d+/,
    /(?<="code": )"[^"]+"/,
    /(?<="pseudonym": )"[^"]+"/,
    /(?<="token_sealed": )"[^"]+"/,
    /(?<="slug": )"[^"]+"/,
    /(?<="(?:secret|old_secret|prefix)": )"[^"]+"/,
    /(?<="sealed_secret": )"[^"]+"/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** What is written from now on has this number or a higher one. */
async function marked(): Promise<string> {
  await held.app.deps.db.execute(sql`create temp table mark (n int) on commit drop`)
  const { rows } = await held.app.deps.db.execute<{ mark: string }>(
    sql`insert into mark values (1) returning xmin::text as mark`,
  )
  return rows[0]?.mark ?? ''
}

/** Whoever is invited reads where to, and by whom; whoever was added to a vacancy, which company holds their data. */
function toldToStrangers(actor: ActorName, subject: string): string[] {
  const { company, people } = held.world
  if (subject.startsWith('Te invitaron')) return [company.canary, Reflect.get(people, actor)?.canary]
  return subject.startsWith(`${company.canary} guardó tus datos`) ? [company.canary] : []
}

/** Read in a child process, whose start on a busy machine may outlast the request and end in the next case. */
const SLOW = new Set(['POST /api/v1/cvs/import/text'])

/** All of them with SOAK=1, otherwise others whenever the tree changes. */
const random = randomFor('effects')
function some(rows: Row[]): Row[] {
  const quick = rows.filter(({ route }) => !SLOW.has(route))
  return soak(random.some(quick, 50), quick)
}

describe('what an allowed call does', () => {
  // Reading writes to nobody.
  const changing = some(allRows.filter(({ endpoint }) => endpoint.method !== 'GET'))
  it.each(changing)('$route writes nothing of others to anybody', (row) =>
    held.transaction.undoing(async () => {
      await row.more.prepare?.(held.world)
      const actor = mayCall(row)
      await send(row, actor, row.input(held.world))
      const leaks = (await mailsOf(held.app)).flatMap((mail) => {
        const known = toldToStrangers(actor, mail.subject)
        return foreignIn(held.world, mail).flatMap((canary) => (known.includes(canary) ? [] : [mail.subject, canary]))
      })
      expect(leaks).toEqual([])
    }),
  )

  const withBody = some(allRows.filter(({ endpoint }) => endpoint.body))
  it.each(withBody)('$route takes no field that is not its own', async (row) => {
    const { endpoint, more } = row
    const input = row.input(held.world)
    if (!endpoint.body) throw new Error('no body')
    const hostile = withForbiddenFields(endpoint.body, bodyOf(input))
    expect(Object.keys(hostile ?? {}).length).toBeGreaterThan(40)
    const outcomes: string[][] = []
    const ip = unusedIp()
    for (const body of [bodyOf(input), hostile])
      await held.transaction.undoing(async () => {
        const mark = await marked()
        await more.prepare?.(held.world)
        const before = await writesOf(held.app)
        const { status } = await send(row, mayCall(row), { ...input, body }, ip)
        outcomes.push([String(status), ...(await writtenSince(before, mark))])
      })
    const [plain = [], attacked = []] = outcomes
    expect(attacked.filter((one) => !plain.includes(one))).toEqual([])
    expect(attacked).toHaveLength(plain.length)
  })

  it('never waits for the outside while rows are locked, which would be seen', async () => {
    expect(watch?.waited).toEqual([])
    await inTransaction(held.app.deps, (tx) => tx.storage.get(randomUUID()))
    expect(watch?.waited.splice(0)).toEqual(['storage.get'])
  })
})

const paramsOf = (sent: object): object => Reflect.get(sent, 'params') ?? {}

/** Whoever was invited is told that the invitation was taken back. */
const TOLD = new Set(['DELETE /api/v1/invitations/:id'])

describe('what was deleted', () => {
  const deletions = allRows.filter(
    (row) =>
      row.endpoint.method === 'DELETE' &&
      !TOLD.has(row.route) &&
      /\/:\w+$/.test(row.endpoint.path) &&
      row.expected[mayCall(row)] < 300,
  )
  it('is of many kinds', () => expect(deletions.length).toBeGreaterThan(12))

  it.each(deletions)('$route answers nowhere any more', (deletion) =>
    held.transaction.undoing(async () => {
      await deletion.more.prepare?.(held.world)
      const input = deletion.input(held.world)
      const addresses = readersOf(deletion, paramsOf(input))
      const answered = async () => {
        const found: string[] = []
        for (const { row, params } of addresses)
          for (const actor of new Set([mayCall(row), mayCall(deletion)])) {
            const { status } = await send(row, actor, { ...row.input(held.world), params })
            if (status < 300) found.push(`${actor} ${row.route}`)
          }
        return found
      }
      const before = await answered()
      expect((await send(deletion, mayCall(deletion), input)).status).toBeLessThan(300)
      expect([before.length > 0 || !addresses.length, await answered()]).toEqual([true, []])
    }),
  )
})

/** Every address under that of a thing, and those elsewhere that name a thing of its kind, for this very one. */
function readersOf({ endpoint }: Row, params: object): { row: Row; params: object }[] {
  const [, kind = '', name = ''] = /([a-z-]+)\/:(\w+)$/.exec(endpoint.path) ?? []
  const id: unknown = Reflect.get(params, name)
  const foreign = `${kind.replace(/ies$/, 'y').replace(/s$/, '')}_id`
  const reading = allRows.filter((row) => row.endpoint.method === 'GET' && row.expected[mayCall(row)] < 300)
  return reading.flatMap((row) => {
    const own = paramsOf(row.input(held.world))
    if (`${row.endpoint.path}/`.startsWith(`${endpoint.path}/`)) return [{ row, params: { ...own, ...params } }]
    return Object.hasOwn(own, foreign) ? [{ row, params: { ...own, [foreign]: id } }] : []
  })
}
