import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as mine from '#shared/hiring/my-applications.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { getSeekerStats } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'
import { hiringClockTask } from '../deadlines/deadlines.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const AD = 'Se busca camarera en Valencia con dos años de experiencia.'
const entry = { company: 'Bar Sol', role: 'Camarera', applied_on: '2026-02-01', state: 'POR_ENVIAR' as const }

const create = (token: string, more = {}) =>
  call(app, mine.createExternalApplication, { token, body: { ...entry, ...more } })
const change = (token: string, id: string, more = {}) =>
  call(app, mine.updateExternalApplication, { token, params: { id }, body: { ...entry, ...more } })

describe('an application elsewhere', () => {
  it('keeps its ad until it is taken away, for its person alone', async () => {
    const { token } = await aSession(app)
    const { id } = (await create(token, { ad_text: AD })).answer
    expect((await change(token, id, { notes: 'Llamar' })).answer).toMatchObject({ ad_text: AD, notes: 'Llamar' })
    const { items } = (await call(app, mine.listExternalApplications, { token, query: {} })).answer
    expect(items).toMatchObject([{ id, ad_text: AD }])
    expect((await change(token, id, { ad_text: '' })).answer.ad_text).toBeNull()
    expect((await change(token, id, { ad_text: 'corto' })).status).toBe(422)
    expect((await change(token, id, { ad_text: 'a'.repeat(16_001) })).status).toBe(422)
    const stranger = await aSession(app)
    expect((await change(stranger.token, id)).status).toBe(404)
    const seen = (await call(app, mine.listExternalApplications, { token: stranger.token, query: {} })).answer.items
    expect(seen).toEqual([])
  })

  it('counts nowhere while it only waits to be sent', async () => {
    const { token } = await aSession(app)
    await create(token)
    await create(token, { role: 'Cocinera', state: 'ENVIADA' })
    const { text } = await call(app, mine.exportMyApplications, { token })
    expect([text.includes('Cocinera'), text.includes('Camarera')]).toEqual([true, false])
  })

  it('reminds once of a date, and stands among what comes until then', async () => {
    const { token, user } = await aSession(app)
    const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString()
    const reminder_at = at(60)
    const { id } = (await create(token, { reminder_at })).answer
    const next = (await call(app, getSeekerStats, { token })).answer.next_events
    const link_to = `/app/my-applications?tab=otras&otra=${id}`
    expect(next).toMatchObject([{ kind: 'REMINDER', text: 'Tu recordatorio: Bar Sol', detail: 'Camarera', link_to }])
    const reminders = async () => {
      await hiringClockTask.run(app.deps, {}, { id: 'test' })
      const { answer } = await call(app, listNotifications, { token: await signedInAgain(app, user) })
      return answer.filter(({ message }) => message.startsWith('Recordatorio'))
    }
    expect(await reminders()).toEqual([])
    app.clock.forward(120)
    expect(await reminders()).toMatchObject([{ message: 'Recordatorio: «Camarera», fuera de Skillo.', link_to }])
    await change(token, id, { reminder_at, notes: 'Llamé' })
    expect(await reminders()).toHaveLength(1)
    await change(token, id, { reminder_at: at(60) })
    app.clock.forward(120)
    expect(await reminders()).toHaveLength(2)
    await change(token, id, { reminder_at: at(60) })
    expect((await change(token, id, { reminder_at: null })).answer.reminder_at).toBeNull()
    app.clock.forward(120)
    expect(await reminders()).toHaveLength(2)
  })
})
