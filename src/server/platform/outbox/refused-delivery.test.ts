import { afterAll, beforeAll, expect, it } from 'vitest'
import { DeliveryError } from '#server/platform/adapters/mail/delivery-error.ts'
import { renderMail } from '#server/platform/adapters/mail/layout.ts'
import { openBoss } from '#server/platform/tasks/queue.ts'
import * as auth from '#shared/accounts/auth.ts'
import * as users from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { sealMessage } from './outbox.seal.ts'
import { sendMailTask, sendSmsTask } from './outbox.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const sealed = (message: Parameters<typeof sealMessage>[1]) => ({
  sealed: sealMessage(app.deps.config.secret_key, message),
})
const aMail = (to: string) => renderMail({ to, subject: 'Hola', title: 'Hola', paragraphs: ['Hola.'] })

it('ends with a line in the log when the provider refuses for good, and is not tried again', async () => {
  await app.deps.tasks.enqueue(app.deps.db, sendMailTask, sealed(aMail('dos@a.example, tres@a.example')))
  await app.deps.tasks.enqueue(app.deps.db, sendSmsTask, sealed({ to: 'nada', text: 'Hola' }))
  await app.runTasks()
  const told = app.logged().match(/delivery\.refused/g) ?? []
  expect(told).toHaveLength(2)
  expect(app.logged()).not.toContain('a.example')
})

it('is tried again when the provider is only away', async () => {
  const away = new DeliveryError('smtp_421', { final: false })
  const mail = { send: () => Promise.reject(away) }
  const run = sendMailTask.run({ ...app.deps, mail }, sealed(aMail('una@a.example')), { id: 'test' })
  await expect(run).rejects.toBe(away)
})

it('an hour without the provider loses no mail and stops nobody', async () => {
  const away = { ...app.deps, mail: { send: () => Promise.reject(new DeliveryError('smtp_421', { final: false })) } }
  const boss = await openBoss(app.database_url, { worker: false, onError: () => undefined })
  const { name, data } = sendMailTask
  // Its own pauses outlast the hour; here they are over at once.
  const { retryDelay = 0, retryLimit = 0 } = (await boss.getQueue(name)) ?? {}
  const pauses = Array.from({ length: retryLimit }, (_, tried) => Math.min(retryDelay * 2 ** tried, 3600))
  expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(3600)
  const people = Array.from({ length: 6 }, (_, i) => ({
    full_name: "Noor O'Dea",
    email: `una-hora-${i}@correo.example`,
  }))
  for (const person of people) {
    const body = { ...person, password: PASSWORD, accept_terms: true as const }
    const { status, answer } = await call(app, auth.register, { body, ip: `203.0.113.${people.indexOf(person)}` })
    expect(status).toBe(201)
    expect((await call(app, users.getMe, { token: answer.token })).status).toBe(200)
    await app.database.pool.query('update pgboss.job set start_after = now() where name = $1', [name])
    for (const job of await boss.fetch<{ payload: unknown }>(name, { batchSize: 100 })) {
      await expect(sendMailTask.run(away, data.parse(job.data.payload), job)).rejects.toThrow()
      await boss.fail(name, job.id)
    }
  }
  await app.database.pool.query('update pgboss.job set start_after = now() where name = $1', [name])
  await boss.stop({ graceful: false })
  for (const { email } of people) expect(await sentTo(app, email)).toHaveLength(1)
})
