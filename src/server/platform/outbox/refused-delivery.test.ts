import { afterAll, beforeAll, expect, it } from 'vitest'
import { DeliveryError } from '#server/platform/adapters/mail/delivery-error.ts'
import { renderMail } from '#server/platform/adapters/mail/layout.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
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
