import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { addWebhook, createSendingApp, moveCard } from '#tests/support/outside/listening.ts'
import { aReceiver, fine, type Receiver } from '#tests/support/outside/receiver.ts'
import { moveQueueClock } from '#tests/support/queue-clock.ts'
import { type ServerProcess, startServerProcess, waitUntil } from '#tests/support/server-process.ts'

const KILLS = soak(2, 12)
const random = randomFor('killed-webhooks')

let app: TestApp
let receiver: Receiver
let worker: ServerProcess | undefined
beforeAll(async () => {
  app = await createSendingApp()
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
  await addWebhook(app, hiring, receiver.url, ['application.moved'])
  const { application_id } = await anApplicant(app, hiring)
  const steps: string[] = []
  const arrived = () => [...new Map(receiver.received.map(({ body: { id, data } }) => [id, data.stage])).values()]
  // Slow enough for the sender to die between what is received and what it writes down of it.
  receiver.answers((response, received) => void setTimeout(() => fine(response, received), 40))
  for (let kill = 0; kill < KILLS; kill += 1) {
    for (const index of [1, 2, 0, 1, 0]) steps.push(await moveCard(app, hiring, application_id, index))
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
