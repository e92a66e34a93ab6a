import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import * as contract from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { hostileAddresses } from '#tests/support/hostile/hostile-addresses.ts'
import { countQueries } from '#tests/support/postgres/counted-queries.ts'
import { refusalIn, sendJson } from '#tests/support/request.ts'
import { cleanNotificationsTask } from './notifications.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Alert {
  alert?: string
  list?: string
  recipients?: string[]
}

const tellOf = (person_id: string, { alert = 'Hola', list = '/app/jobs', recipients = [person_id] }: Alert = {}) =>
  emit(app.deps, { kind: 'JOB_ALERT', person_id, facts: { count: 1, alert, list }, recipients })
const words = (alert: string) => `1 vacante nueva en tu alerta «${alert}».`
const list = (token: string, headers: Record<string, string> = {}) =>
  call(app, contract.listNotifications, { token, headers })

describe('the list', () => {
  it('shows the newest fifty, newest first', async () => {
    const { token, user } = await aSession(app)
    for (let i = 1; i <= 55; i += 1) {
      await tellOf(user.id, { alert: `Aviso ${i}` })
      app.clock.forward(1)
    }
    const { answer } = await list(token)
    expect(answer.map(({ message }) => message)).toEqual(Array.from({ length: 50 }, (_, i) => words(`Aviso ${55 - i}`)))
    const [newest] = answer
    expect(Object.keys(newest ?? {}).sort()).toEqual(['created_at', 'id', 'is_read', 'link_to', 'message'])
    expect(newest).toMatchObject({ is_read: false, link_to: '/app/jobs' })
  })

  it('keeps one order for notices of the same moment', async () => {
    const { token, user } = await aSession(app)
    for (let i = 0; i < 20; i += 1) await tellOf(user.id)
    const [first, second] = [await list(token), await list(token)]
    expect(first.text).toBe(second.text)
  })

  it('answers 304 while nothing changed, and anew as soon as something did', async () => {
    const { token, user } = await aSession(app)
    await tellOf(user.id)
    const first = await list(token)
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const unchanged = await list(token, { 'if-none-match': etag })
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag])
    await tellOf(user.id)
    const changed = await list(token, { 'if-none-match': etag })
    expect([changed.status, changed.answer.length]).toEqual([200, 2])
    const ids = changed.answer.map(({ id }) => id)
    await call(app, contract.markAsRead, { body: { notification_ids: ids }, token })
    expect((await list(token, { 'if-none-match': String(changed.headers.etag) })).status).toBe(200)
  })

  it('shares no tag between people', async () => {
    const [mine, theirs] = [await aSession(app), await aSession(app)]
    await tellOf(mine.user.id)
    await tellOf(theirs.user.id)
    const { headers } = await list(mine.token)
    expect((await list(theirs.token, { 'if-none-match': String(headers.etag) })).status).toBe(200)
  })

  it('costs two queries at most', async () => {
    const { token, user } = await aSession(app)
    await tellOf(user.id)
    expect(await countQueries(app, () => list(token))).toBe(2)
    const etag = String((await list(token)).headers.etag)
    expect(await countQueries(app, () => list(token, { 'if-none-match': etag }))).toBe(2)
  })

  it('forgets notices after ninety days', async () => {
    const { token, user } = await aSession(app)
    await tellOf(user.id, { alert: 'Vieja' })
    app.clock.forward(10 * 86_400)
    await list(token)
    await tellOf(user.id, { alert: 'Nueva' })
    const later = { ...app.deps, now: () => new Date(app.clock.now().getTime() + 81 * 86_400_000) }
    await cleanNotificationsTask.run(later, {}, { id: 'test' })
    expect((await list(token)).answer.map(({ message }) => message)).toEqual([words('Nueva')])
  })
})

describe('mark-as-read', () => {
  const mark = (token: string, notification_ids: string[]) =>
    call(app, contract.markAsRead, { body: { notification_ids }, token })

  it('touches only one’s own among five hundred', async () => {
    const [mine, theirs] = [await aSession(app), await aSession(app)]
    await tellOf(mine.user.id)
    for (let i = 0; i < 50; i += 1) await tellOf(theirs.user.id)
    const foreign = (await list(theirs.token)).answer.map(({ id }) => id)
    const [own] = (await list(mine.token)).answer.map(({ id }) => id)
    const ids = [...foreign, ...Array.from({ length: 449 }, () => randomUUID()), own ?? '']
    expect(ids).toHaveLength(500)
    expect((await mark(mine.token, ids)).answer).toEqual({ updated: 1 })
    expect((await list(mine.token)).answer.map(({ is_read }) => is_read)).toEqual([true])
    expect((await list(theirs.token)).answer.filter(({ is_read }) => is_read)).toEqual([])
    expect((await mark(mine.token, ids)).answer).toEqual({ updated: 0 })
  })

  it('takes five hundred ids and no more', async () => {
    const { token } = await aSession(app)
    const ids = Array.from({ length: 501 }, () => randomUUID())
    expect((await mark(token, ids.slice(1))).status).toBe(200)
    const refused = await mark(token, ids)
    expect([refused.status, refused.error?.fields]).toEqual([
      422,
      { notification_ids: 'Marca como máximo 500 a la vez.' },
    ])
  })

  it('ignores what is no id at all', async () => {
    const { token } = await aSession(app)
    expect((await mark(token, ['', 'x', "' or 1=1 --", '\u0000', 'ñ'])).answer).toEqual({ updated: 0 })
    expect((await mark(token, [])).answer).toEqual({ updated: 0 })
  })

  it.each(['{}', '{"notification_ids":"todas"}', '{"notification_ids":[1]}', '[]', 'null'])(
    'refuses %s',
    async (json) => {
      const { token } = await aSession(app)
      const response = await sendJson(app, { method: 'POST', url: contract.markAsRead.path, token, json })
      expect([response.statusCode, refusalIn(response).code]).toEqual([422, 'validation'])
    },
  )
})

describe('the bell', () => {
  it('rings once for each whom an event concerns, however often they are named', async () => {
    const [one, two] = [await aSession(app), await aSession(app)]
    await tellOf(one.user.id, { recipients: [one.user.id, two.user.id, one.user.id] })
    for (const { token } of [one, two]) expect((await list(token)).answer).toMatchObject([{ message: words('Hola') }])
  })

  it('rings for nothing that did not happen', async () => {
    const { token, user } = await aSession(app)
    const failing = inTransaction(app.deps, async (tx) => {
      await emit(tx, { kind: 'WELCOME', person_id: user.id, recipients: [user.id] })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect((await list(token)).answer).toEqual([])
  })

  it('cuts long messages', async () => {
    const { token, user } = await aSession(app)
    await tellOf(user.id, { alert: '🦆'.repeat(100) })
    const [shown] = (await list(token)).answer
    expect(shown?.message.length).toBeLessThanOrEqual(140)
    expect(shown?.message.isWellFormed()).toBe(true)
    expect(shown?.message).not.toContain('\ufffd')
  })

  it('leads nowhere outside the application', async () => {
    const { token, user } = await aSession(app)
    for (const address of hostileAddresses) await expect(tellOf(user.id, { list: address }), address).rejects.toThrow()
    expect((await list(token)).answer).toEqual([])
  })

  it('passes by what another release kept and this one cannot read', async () => {
    const { token, user } = await aSession(app)
    await tellOf(user.id)
    await tellOf(user.id)
    const [odd] = (await list(token)).answer
    const ofNotice = 'id = (select event_id from notifications where id = $1)'
    await app.database.pool.query(`update events set kind = 'FROM_TOMORROW' where ${ofNotice}`, [odd?.id])
    expect((await list(token)).answer).toHaveLength(1)
    await app.database.pool.query(`update events set kind = 'JOB_ALERT', facts = '{}' where ${ofNotice}`, [odd?.id])
    expect((await list(token)).answer).toHaveLength(1)
  })
})
