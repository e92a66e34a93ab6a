import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moveApplication } from '#shared/hiring/board.ts'
import { createWebhook } from '#shared/integrations/webhooks.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aHiring, anApplicant, boardOf, stageAt } from '#tests/support/hiring.ts'
import { aReceiver, fine, type Receiver } from '#tests/support/outside/receiver.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts'

const KILLS = soak(2, 12)
const random = randomFor('killed-webhooks')

let app: TestApp
let receiver: Receiver
let worker: ServerProcess | undefined
beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_LOOPBACK: '1' } })
  receiver = await aReceiver()
})
afterAll(async () => {
  await worker?.kill()
  await receiver.close()
  await app.close()
})

const start = () => startServerProcess({ ROLE: 'worker', WEBHOOKS_LOOPBACK: '1', DATABASE_URL: app.database_url })

it('what happened is told in order and nothing of it is lost, however often the sender is killed', {
  timeout: soak(300_000, 1_800_000),
}, async () => {
  const hiring = await aHiring(app)
  const { token } = hiring.owner
  const body = { url: receiver.url, kinds: ['application.moved' as const] }
  await call(app, createWebhook, { token, params: { id: hiring.company.id }, body })
  const { application_id } = await anApplicant(app, hiring)
  const steps: string[] = []
  const move = async (index: number) => {
    const board = await boardOf(app, hiring)
    const stage_id = stageAt(board, index)
    const to = { stage_id, version: board.cards[0]?.version ?? 0 }
    const { status } = await call(app, moveApplication, { token, params: { id: application_id }, body: to })
    expect(status).toBe(200)
    steps.push(stage_id)
  }
  const arrived = () => [...new Map(receiver.received.map(({ body: { id, data } }) => [id, data.stage])).values()]
  // Slow enough for the sender to die between what is received and what it writes down of it.
  receiver.answers((response, received) => void setTimeout(() => fine(response, received), 40))
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const index of [1, 2, 0, 1, 0]) await move(index)
    worker = await start()
    const before = receiver.received.length
    await waitUntil(() => receiver.received.length > before)
    await delay(random.next() * 120)
    await worker.kill()
    // What the dead one held is free again: its heartbeat and its place are over.
    await moveQueueClock(app, 120 * (kill + 1))
    await app.database.pool.query("update webhooks set claimed_until = claimed_until - interval '1 minute'")
  }
  worker = await start()
  await waitUntil(() => arrived().length >= steps.length)
  expect(arrived().map((stage) => Reflect.get(Object(stage), 'id'))).toEqual(steps)
  expect(await worker.stop()).toBe(0)
})
