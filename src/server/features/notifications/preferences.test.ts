import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import { emit } from '#server/features/events/events.service.ts'
import { switches } from '#shared/events/catalogue.ts'
import type { NoticeGroup } from '#shared/events/event.ts'
import type { KeptEvent } from '#shared/events.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const company = () => ({ company_id: randomUUID(), actor_id: randomUUID() })
const application = (person_id: string) => ({
  company_id: randomUUID(),
  vacancy_id: randomUUID(),
  person_id,
  recipients: [person_id],
  facts: { title: 'Analista', application_id: randomUUID() },
})

/** One event of each group that a person can switch. */
const samples: Record<NoticeGroup, (user_id: string) => KeptEvent> = {
  applications: (id) => ({ kind: 'APP_VIEWED', ...application(id) }),
  messages: (id) => ({ kind: 'MSG_TO_SEEKER', ...application(id) }),
  interviews: (id) => ({ kind: 'INTERVIEW_PROPOSED', ...application(id) }),
  payments: (id) => ({
    kind: 'PAYMENT_APPROVED',
    company_id: randomUUID(),
    recipients: [id],
    facts: { plan: 'EQUIPO' },
  }),
  matches: (id) => ({
    kind: 'JOB_ALERT',
    person_id: id,
    recipients: [id],
    facts: { count: 2, alert: 'Mi alerta', list: '/app/jobs' },
  }),
  team: (id) => ({ kind: 'COMPANY_ARCHIVED', ...company(), recipients: [id] }),
  vacancies: (id) => ({
    kind: 'VACANCY_PAUSE',
    ...company(),
    vacancy_id: randomUUID(),
    recipients: [id],
    facts: { title: 'Analista' },
  }),
}

const rung = async (token: string) => (await call(app, listNotifications, { token })).answer.length
const off = (group: NoticeGroup, channel: 'app' | 'mail'): Partial<NewUser> => ({
  notification_prefs: { [group]: { app: true, mail: true, [channel]: false } },
})

describe('what a person chose', () => {
  it('has an event behind every switch, and a switch for every event that can be muted', () => {
    expect(switches.map(({ group }) => group).toSorted()).toEqual(Object.keys(samples).toSorted())
    expect(switches.filter(({ has_mail }) => !has_mail)).toEqual([])
  })

  it.each(switches.map(({ group }) => group))('mutes the bell for %s and for nothing else', async (muted) => {
    const deaf = await aSession(app, off(muted, 'app'))
    const unmailed = await aSession(app, off(muted, 'mail'))
    for (const [group, sample] of Object.entries(samples)) {
      const before = [await rung(deaf.token), await rung(unmailed.token)]
      for (const { user } of [deaf, unmailed]) await emit(app.deps, sample(user.id))
      const heard = [await rung(deaf.token), await rung(unmailed.token)].map((now, at) => now - (before[at] ?? 0))
      expect(heard, group).toEqual([group === muted ? 0 : 1, 1])
    }
  })

  it('never mutes what protects the account', async () => {
    const everything = Object.fromEntries(switches.map(({ group }) => [group, { app: false, mail: false }]))
    const { user, token } = await aSession(app, { notification_prefs: everything })
    await emit(app.deps, { kind: 'PASSWORD_CHANGED', person_id: user.id, recipients: [user.id] })
    expect(await rung(token)).toBe(1)
  })

  it('is asked before a mail is sent, and only a proved address gets one', async () => {
    const mailed = async (values: Partial<NewUser>) => {
      const { user } = await aSession(app, values)
      const mail = { to: user.email, subject: 'Dos vacantes', title: 'Dos vacantes', paragraphs: ['Hola.'] }
      await emit(app.deps, { kind: 'NOTICE_MAIL', group: 'matches', user_id: user.id, mail })
      await app.runTasks()
      return (await sentTo(app, user.email)).length
    }
    expect(await mailed({})).toBe(1)
    expect(await mailed(off('matches', 'app'))).toBe(1)
    expect(await mailed(off('matches', 'mail'))).toBe(0)
    expect(await mailed({ email_verified_at: null })).toBe(0)
  })

  it('does not matter for whoever did it: they know', async () => {
    const { user, token } = await aSession(app)
    const archived = { kind: 'COMPANY_ARCHIVED', company_id: randomUUID(), actor_id: user.id } as const
    await emit(app.deps, { ...archived, recipients: [user.id, null] })
    expect(await rung(token)).toBe(0)
  })
})
