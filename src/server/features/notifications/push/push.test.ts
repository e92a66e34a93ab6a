import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import { startPushReceiver } from '#server/platform/adapters/push/testing/push-receiver.ts'
import { createWebPush } from '#server/platform/adapters/push/web-push.ts'
import { logout } from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import { listNotifications, markAsRead } from '#shared/notifications/notifications.ts'
import * as contract from '#shared/notifications/push.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'

const SECRET = 'a-secret-of-this-test-that-is-long-enough'
const MAIL_FROM = 'Skillo <avisos@skillo.example>'
const sender = createWebPush({ secret_key: SECRET, mail: { from: MAIL_FROM } }, { allow_loopback: true })

let app: TestApp
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => {
  receiver = await startPushReceiver()
  app = await createTestApp({ env: { SECRET_KEY: SECRET }, deps: { push: sender } })
})
afterEach(() => {
  receiver.answersWith(201)
  receiver.pushed.splice(0)
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const listOf = async (token: string) => (await call(app, contract.listPushDevices, { token })).answer
const subscribe = (token: string, body = receiver.subscription(randomUUID())) =>
  call(app, contract.subscribeToPush, { token, body })

async function aDevice(values: Partial<NewUser> = {}) {
  const session = await aSession(app, values)
  const { answer: device } = await subscribe(session.token)
  return { ...session, device }
}

/** Somebody hears that a vacancy was put to rest. */
const paused = (user_id: string, title = 'Jefa d’obra') =>
  emit(app.deps, {
    kind: 'VACANCY_PAUSE',
    company_id: randomUUID(),
    actor_id: randomUUID(),
    vacancy_id: randomUUID(),
    facts: { title },
    recipients: [user_id],
  })

const messages = () => receiver.pushed.map(({ text }) => contract.pushMessage.parse(JSON.parse(text)))

describe('a device', () => {
  it('is told of a notice in the words of the bell, encrypted for it and signed by us', async () => {
    const { user, token } = await aDevice()
    await paused(user.id)
    await app.runTasks()
    const [notice] = (await call(app, listNotifications, { token })).answer
    const [message, ...others] = messages()
    expect(others).toEqual([])
    expect(message).toEqual({
      title: 'Tus vacantes',
      body: notice?.message,
      path: notice?.link_to ?? '/app',
      tag: notice?.id,
      stop: expect.stringContaining('.vacancies.'),
    })
    const { vapid, ttl } = receiver.pushed[0] ?? {}
    expect(vapid).toMatchObject({ audience: receiver.origin, subject: 'mailto:avisos@skillo.example', is_signed: true })
    expect([vapid?.key, Number(ttl)]).toEqual([sender.public_key, 24 * 60 * 60])
    expect(app.logged()).not.toContain(receiver.origin)
  })

  it('is listed for its person, and removed by nobody else', async () => {
    const { token, device } = await aDevice()
    const { public_key, items } = await listOf(token)
    expect([public_key, items]).toEqual([sender.public_key, [{ ...device, is_current: true }]])
    const other = await aDevice()
    const remove = (as: string) => call(app, contract.removePushDevice, { token: as, params: { id: device.id } })
    expect((await remove(other.token)).status).toBe(404)
    expect((await remove(token)).status).toBe(204)
    expect([(await listOf(token)).items, (await remove(token)).status]).toEqual([[], 404])
  })

  it('has one subscription, of whoever signed in there last', async () => {
    const browser = receiver.subscription(randomUUID())
    const [one, other] = [await aSession(app), await aSession(app)]
    await subscribe(one.token, browser)
    await subscribe(one.token)
    await subscribe(one.token, browser)
    expect((await listOf(one.token)).items).toHaveLength(1)
    await subscribe(other.token, browser)
    expect([(await listOf(one.token)).items, (await listOf(other.token)).items.length]).toEqual([[], 1])
    await paused(one.user.id)
    await app.runTasks()
    expect(messages()).toEqual([])
  })

  it('hears nothing any more after signing out, nor when its session has died of itself', async () => {
    const [left, idle] = [await aDevice(), await aDevice()]
    await call(app, logout, { token: left.token })
    app.clock.forward(15 * 24 * 60 * 60)
    for (const { user } of [left, idle]) await paused(user.id)
    await app.runTasks()
    expect(messages()).toEqual([])
  })

  it('is forgotten when its push service says that it is gone, and kept when that only fails', async () => {
    const { user, token } = await aDevice()
    receiver.answersWith(400)
    await paused(user.id)
    await app.runTasks()
    expect((await listOf(token)).items).toHaveLength(1)
    receiver.answersWith(410)
    await paused(user.id)
    await app.runTasks()
    expect((await listOf(token)).items).toEqual([])
    expect(app.logged()).toContain('push_400')
  })

  it.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://10.0.0.7/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://user:word@push.example/a',
    'https://169.254.169.254/latest',
  ])('cannot be at %s', async (endpoint) => {
    const { token } = await aSession(app)
    const { status, error } = await subscribe(token, { ...receiver.subscription('x'), endpoint })
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['endpoint']])
  })
})

describe('what a person chose', () => {
  it('holds for devices too: by group, and never without the bell', async () => {
    const prefs = (choice: object) => ({ notification_prefs: { vacancies: { app: true, mail: true, ...choice } } })
    const deaf = [await aDevice(prefs({ push: false })), await aDevice(prefs({ app: false }))]
    for (const { user } of deaf) await paused(user.id)
    await app.runTasks()
    expect(messages()).toEqual([])
    const [first] = deaf
    expect((await call(app, listNotifications, { token: first?.token ?? '' })).answer).toHaveLength(1)
  })

  it('is not told of what was read meanwhile', async () => {
    const { user, token } = await aDevice()
    await paused(user.id)
    const notification_ids = (await call(app, listNotifications, { token })).answer.map(({ id }) => id)
    await call(app, markAsRead, { token, body: { notification_ids } })
    await app.runTasks()
    expect(messages()).toEqual([])
  })

  it('stops with one tap on the notice, of its like and nothing else', async () => {
    const { user, token } = await aDevice({ notification_prefs: { vacancies: { app: true, mail: false } } })
    await paused(user.id)
    await app.runTasks()
    const stop = messages()[0]?.stop ?? ''
    expect((await call(app, contract.stopPush, { body: { token: stop } })).status).toBe(204)
    const { notification_prefs } = (await call(app, getMe, { token })).answer
    expect(notification_prefs.vacancies).toEqual({ app: true, mail: false, push: false })
    expect(notification_prefs.team.push).toBeUndefined()
    await paused(user.id, 'Otra')
    await app.runTasks()
    expect(messages()).toHaveLength(1)
    const forged = [stop.replace('vacancies', 'team'), stop.replace(user.id, randomUUID()), 'x', '']
    for (const body of forged) expect((await call(app, contract.stopPush, { body: { token: body } })).status).toBe(404)
  })

  it('has no such tap for what protects the account', async () => {
    const { user } = await aDevice()
    await emit(app.deps, { kind: 'PASSWORD_CHANGED', person_id: user.id, recipients: [user.id] })
    await app.runTasks()
    expect(messages()).toMatchObject([{ title: 'Seguridad', stop: null }])
  })
})

describe('where nothing is set up', () => {
  it('nobody is offered it, and nothing is sent', async () => {
    const plain = await createTestApp()
    try {
      const { token } = await aSession(plain)
      expect((await call(plain, contract.listPushDevices, { token })).answer).toEqual({ public_key: null, items: [] })
      const body = receiver.subscription('a')
      expect((await call(plain, contract.subscribeToPush, { token, body })).status).toBe(409)
    } finally {
      await plain.close()
    }
  })
})
