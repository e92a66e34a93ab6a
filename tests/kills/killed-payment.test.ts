import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentEvent } from '#server/platform/adapters/payments/payments.ts'
import { EVENT_SIGNATURE, signedEvent } from '#server/platform/adapters/payments/signed-event.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, aCheckout, eventOf } from '#tests/support/billing.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const KILLS = soak(1, 10)
const PAYMENTS = 12
const random = randomFor('killed-payment')

let app: TestApp
let server: ServerProcess | undefined
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await server?.kill()
  await app.close()
})

const start = () => startServerProcess({ ROLE: 'web', DATABASE_URL: app.database_url })

/** As a provider posts it, at its own time of day; undefined when nobody answered. */
async function post({ url }: ServerProcess, news: PaymentEvent): Promise<number | undefined> {
  const { body, signature } = signedEvent(app.deps.config.secret_key, news, new Date())
  const headers = { 'content-type': 'application/json', [EVENT_SIGNATURE]: signature }
  const answer = await fetch(`${url}/api/v1/payments/news/local`, { method: 'POST', headers, body }).catch(
    () => undefined,
  )
  return answer?.status
}

const someNews = async (): Promise<PaymentEvent[]> => {
  const buying = await aBuyingCompany(app)
  const references: string[] = []
  for (let made = 0; made < PAYMENTS; made += 1) references.push(await aCheckout(app, buying, 'SUELTA'))
  return Promise.all(references.map((reference) => eventOf(app, reference, 'APPROVED')))
}

const counted = async (sql: string): Promise<number[]> =>
  (await app.database.pool.query(sql)).rows.map(({ n }: { n: number }) => n)

it('news that are told while the server is killed again and again are one credit and one invoice each', {
  timeout: soak(300_000, 3_600_000),
}, async () => {
  const all: PaymentEvent[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    all.push(...(await someNews()))
    const victim = await start()
    server = victim
    const telling = Promise.all(all.map((news) => post(victim, news)))
    await delay(random.next() * 150)
    await victim.kill()
    await telling
  }
  server = await start()
  const last = server
  // A provider tells again what nobody has acknowledged, and sometimes what somebody has.
  for (const news of [...all, ...all]) expect(await post(last, news)).toBe(204)
  expect(await last.stop()).toBe(0)
  const once = all.map(() => 1)
  expect(await counted('select count(*)::int as n from plan_credits group by payment_id')).toEqual(once)
  expect(await counted('select count(*)::int as n from invoices group by payment_id')).toEqual(once)
  expect(await counted('select number as n from invoices order by number')).toEqual(all.map((_, at) => at + 1))
  expect(await counted(`select count(*)::int as n from events where kind = 'PAYMENT_APPROVED'`)).toEqual([all.length])
  expect(await counted('select count(*)::int as n from payment_events where processed_at is null')).toEqual([0])
})
