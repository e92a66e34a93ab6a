import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Deps, inTransaction } from '#server/context.ts'
import * as users from '#shared/accounts/users.ts'
import { listActivity } from '#shared/companies/companies.ts'
import * as cvs from '#shared/cvs/cvs.ts'
import type { EventKind } from '#shared/events.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, anInvitation, aSession, aUser } from '#tests/support/factories.ts'
import { emit, subscriber } from './events.service.ts'
import { cleanEventsTask } from './events.tasks.ts'

const heard: { kind: string; id: unknown }[] = []
/** Says which CV or person a signal was about. */
const listener = subscriber(['PERSON_CHANGED', 'CV_CHANGED'], async (_, event) => {
  heard.push({ kind: event.kind, id: event.kind === 'CV_CHANGED' ? event.cv_id : event.user_id })
})

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rowsOf = async (company_id: string) => {
  const { rows } = await app.database.pool.query('select * from events where company_id = $1', [company_id])
  return rows
}

async function anOwner() {
  const { user, token } = await aSession(app, { full_name: 'Rut Titular' })
  const { company } = await aCompany(app, user)
  const read = async () => {
    const activity = await call(app, listActivity, { token, params: { id: company.id } })
    const bell = await call(app, listNotifications, { token })
    return [activity.answer.items[0]?.text, bell.answer[0]?.message]
  }
  return { user, token, company, read }
}

describe('an event', () => {
  it('keeps ids and facts, and neither names nor who was told', async () => {
    const { user, company } = await anOwner()
    const person = await aUser(app, { full_name: 'Noa Nombrada' })
    const facts = { role: 'ADMIN' as const, full_name: person.full_name }
    const ids = { company_id: company.id, actor_id: user.id, person_id: person.id }
    await emit(app.deps, { kind: 'MEMBER_ROLE_CHANGED', ...ids, facts, recipients: [person.id] })
    const [row] = await rowsOf(company.id)
    expect(row).toMatchObject({ ...ids, kind: 'MEMBER_ROLE_CHANGED', vacancy_id: null, facts: { role: 'ADMIN' } })
    expect(JSON.stringify(row)).not.toContain('Noa')
  })

  it('is read with the names of today, and without them once somebody is gone', async () => {
    const { user, company, read } = await anOwner()
    const leaver = await aUser(app, { full_name: 'Eva Antes' })
    const ids = { company_id: company.id, actor_id: leaver.id }
    await emit(app.deps, { kind: 'MEMBER_LEFT', ...ids, recipients: [user.id] })
    expect(await read()).toEqual(['Eva Antes dejó el equipo.', `Eva Antes dejó el equipo de ${company.name}.`])
    await app.database.pool.query("update users set full_name = 'Eva Después' where id = $1", [leaver.id])
    expect((await read())[0]).toBe('Eva Después dejó el equipo.')
    await app.database.pool.query('delete from users where id = $1', [leaver.id])
    expect(await read()).toEqual([
      'Una persona que ya no está dejó el equipo.',
      `Una persona que ya no está dejó el equipo de ${company.name}.`,
    ])
  })

  it('names an invited address as long as there is an invitation', async () => {
    const { user, company, read } = await anOwner()
    const { invitation } = await anInvitation(app, company, user, { email: 'invitada@correo.example' })
    const ids = { company_id: company.id, invitation_id: invitation.id }
    await emit(app.deps, { kind: 'INVITE_EXPIRED', ...ids, recipients: [user.id] })
    expect((await read())[0]).toBe('La invitación a invitada@correo.example venció sin respuesta.')
    await app.database.pool.query('delete from invitations where id = $1', [invitation.id])
    expect((await read())[0]).toBe('La invitación a una persona que ya no está venció sin respuesta.')
  })

  it('is gone with what did not happen, and so is what followed it', async () => {
    const { company } = await anOwner()
    const failing = inTransaction(app.deps, async (tx) => {
      await emit(tx, { kind: 'COMPANY_CREATED', company_id: company.id, actor_id: randomUUID() })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await rowsOf(company.id)).toEqual([])
  })

  it('of one person alone goes after ninety days; what happened in a company stays', async () => {
    const { user, token, company } = await anOwner()
    await emit(app.deps, { kind: 'WELCOME', person_id: user.id, recipients: [user.id] })
    await emit(app.deps, { kind: 'COMPANY_CREATED', company_id: company.id, actor_id: user.id })
    const later: Deps = { ...app.deps, now: () => new Date(app.clock.now().getTime() + 91 * 86_400_000) }
    await cleanEventsTask.run(later, {}, { id: 'test' })
    expect((await call(app, listNotifications, { token })).answer).toEqual([])
    expect(await rowsOf(company.id)).toHaveLength(1)
  })
})

describe('a signal', () => {
  let listening: TestApp
  beforeAll(async () => {
    listening = await createTestApp({ deps: { subscribers: [listener] } })
  })
  afterAll(() => listening.close())

  /** What was signalled while `work` ran. */
  async function during(work: () => Promise<{ status: number }>): Promise<[EventKind, unknown][]> {
    heard.length = 0
    expect((await work()).status).toBeLessThan(300)
    return heard.map(({ kind, id }) => [kind as EventKind, id])
  }

  it('says that a person is another, and leaves no row', async () => {
    const { user, token } = await aSession(listening)
    const body = { hidden_companies: [{ name: 'Talleres Roca', domain: null, auto: false }] }
    expect(await during(() => call(listening, users.updateMe, { token, body }))).toEqual([['PERSON_CHANGED', user.id]])
    const { rows } = await listening.database.pool.query('select count(*)::int as kept from events')
    expect(rows).toEqual([{ kept: 0 }])
  })

  it('says that a CV is another: made, written, made the base, put away, brought back or deleted', async () => {
    const { token } = await aSession(listening)
    const first = (await call(listening, cvs.createCv, { token, body: { title: 'Primero' } })).answer
    let second = first.id
    const made = await during(async () => {
      const copied = await call(listening, cvs.duplicateCv, { token, params: { id: first.id }, body: {} })
      second = copied.answer.id
      return copied
    })
    expect(made).toEqual([['CV_CHANGED', second]])
    const { title: _, ...content } = first
    const renamed = { ...content, title: 'Otro título' }
    const save = () => call(listening, cvs.saveCv, { token, params: { id: first.id }, body: renamed })
    expect([await during(save), await during(save)]).toEqual([[['CV_CHANGED', first.id]], []])
    const of = { token, params: { id: second } }
    expect(await during(() => call(listening, cvs.makeBaseCv, of))).toEqual([
      ['CV_CHANGED', first.id],
      ['CV_CHANGED', second],
    ])
    const other = { token, params: { id: first.id } }
    for (const step of [cvs.archiveCv, cvs.unarchiveCv, cvs.deleteCv])
      expect(await during(() => call(listening, step, other))).toEqual([['CV_CHANGED', first.id]])
  })
})
