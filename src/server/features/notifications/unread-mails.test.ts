import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import * as contract from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession, aUser } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { mailUnreadTask } from './notifications.tasks.ts'

const MINUTE = 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const noticesOf = async (token: string) => (await call(app, contract.listNotifications, { token })).answer
const tick = async () => {
  await mailUnreadTask.run(app.deps, {}, { id: 'test' })
  await app.runTasks()
}

/** A person hears that a vacancy was put to rest. */
const paused = (user_id: string, title = 'Analista de datos') =>
  emit(app.deps, {
    kind: 'VACANCY_PAUSE',
    company_id: randomUUID(),
    actor_id: randomUUID(),
    vacancy_id: randomUUID(),
    facts: { title },
    recipients: [user_id],
  })

const applied = (user_id: string, vacancy_id: string, person_id: string) =>
  emit(app.deps, {
    kind: 'APP_RECEIVED',
    company_id: randomUUID(),
    vacancy_id,
    person_id,
    recipients: [user_id],
    facts: { title: 'Analista de datos', application_id: randomUUID() },
  })

describe('a mail of what nobody read', () => {
  it('comes after half an hour, once, with all that waits', async () => {
    const { user } = await aSession(app)
    await paused(user.id, "Jefe d'obra")
    app.clock.forward(10 * MINUTE)
    await paused(user.id, 'Diseñadora UX')
    app.clock.forward(19 * MINUTE)
    await tick()
    expect(await sentTo(app, user.email)).toEqual([])
    app.clock.forward(15 * MINUTE)
    await tick()
    const [mail, ...others] = await sentTo(app, user.email)
    expect([mail?.subject, others]).toEqual(['Tienes 2 avisos sin leer en Skillo', []])
    for (const title of ["Jefe d'obra", 'Diseñadora UX']) expect(mail?.text).toContain(title)
    app.clock.forward(60 * MINUTE)
    await tick()
    expect(await sentTo(app, user.email)).toHaveLength(1)
  })

  it('does not come for what was read, switched off, too old, or to an address that is not proved', async () => {
    const reader = await aSession(app)
    const off: Partial<NewUser> = { notification_prefs: { vacancies: { app: true, mail: false } } }
    const people = [reader, await aSession(app, off), await aSession(app, { email_verified_at: null })]
    for (const { user } of people) await paused(user.id)
    const notification_ids = (await noticesOf(reader.token)).map(({ id }) => id)
    await call(app, contract.markAsRead, { token: reader.token, body: { notification_ids } })
    app.clock.forward(31 * MINUTE)
    await tick()
    for (const { user } of people) expect(await sentTo(app, user.email)).toEqual([])
    const away = await aSession(app)
    await paused(away.user.id)
    app.clock.forward(3 * 24 * 60 * MINUTE)
    await tick()
    expect(await sentTo(app, away.user.email)).toEqual([])
  })

  it('never waits for what protects the account', async () => {
    const { user } = await aSession(app)
    await emit(app.deps, { kind: 'PASSWORD_CHANGED', person_id: user.id, recipients: [user.id] })
    app.clock.forward(31 * MINUTE)
    await tick()
    expect(await sentTo(app, user.email)).toEqual([])
  })
})

describe('what repeats', () => {
  it('is one notice within half an hour, and leads to all of them', async () => {
    const { user, token } = await aSession(app)
    const [one, other] = [randomUUID(), randomUUID()]
    for (let n = 0; n < 4; n += 1) {
      await applied(user.id, one, (await aUser(app, { full_name: `Ana ${n}` })).id)
      app.clock.forward(5 * MINUTE)
    }
    await applied(user.id, other, (await aUser(app, { full_name: "Mary O'Neill-Ruiz" })).id)
    const notices = await noticesOf(token)
    expect(notices.map(({ message }) => message)).toEqual([
      "Mary O'Neill-Ruiz se postuló a «Analista de datos».",
      '4 personas se postularon a «Analista de datos».',
    ])
    expect(notices.map(({ link_to }) => link_to?.includes('?postulacion='))).toEqual([true, false])
    app.clock.forward(20 * MINUTE)
    await applied(user.id, one, (await aUser(app)).id)
    expect(await noticesOf(token)).toHaveLength(3)
  })

  it('is told anew once it was read', async () => {
    const { user, token } = await aSession(app)
    const vacancy = randomUUID()
    await applied(user.id, vacancy, (await aUser(app)).id)
    const notification_ids = (await noticesOf(token)).map(({ id }) => id)
    await call(app, contract.markAsRead, { token, body: { notification_ids } })
    await applied(user.id, vacancy, (await aUser(app)).id)
    expect((await noticesOf(token)).map(({ is_read }) => is_read).toSorted()).toEqual([false, true])
  })
})

describe('all notices', () => {
  it('come page by page, the newest first, each once', async () => {
    const { user, token } = await aSession(app)
    for (let n = 1; n <= 120; n += 1) await paused(user.id, `Vacante ${n}`)
    const seen: string[] = []
    for (let cursor: string | undefined, more = true; more; ) {
      const { answer } = await call(app, contract.listAllNotifications, { token, query: cursor ? { cursor } : {} })
      seen.push(...answer.items.map(({ id }) => id))
      cursor = answer.next_cursor ?? undefined
      more = cursor !== undefined
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const other = await aSession(app)
    expect((await call(app, contract.listAllNotifications, { token: other.token, query: {} })).answer.items).toEqual([])
  })
})
