import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { subscriber } from '#server/features/events/events.service.ts'
import { forgotPassword, resetPassword } from '#shared/accounts/auth.ts'
import { getMe } from '#shared/accounts/users.ts'
import { archiveCompany, listActivity } from '#shared/companies/companies.ts'
import { getAnalysis } from '#shared/hiring/analysis.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { deleteMe, keepAccount } from '#shared/rights/rights.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, PASSWORD } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring } from '#tests/support/hiring.ts'
import { linkTokenIn, sentTo } from '#tests/support/outbox.ts'
import { plainLogin } from '#tests/support/sign-in-steps/plain-login.ts'
import { eraseAccountsTask } from './rights.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = (token: string, password = PASSWORD) => call(app, deleteMe, { token, body: { password } })
const signIn = ({ email }: UserRow, password = PASSWORD) => call(app, plainLogin, { body: { email, password } })
const rowOf = async ({ id }: UserRow) =>
  (await app.database.pool.query('select * from users where id = $1', [id])).rows[0]
const runClock = (deps = app.deps) => eraseAccountsTask.run(deps, {}, { id: 'test' })

async function leaves(days = 7) {
  const person = await aSession(app, { full_name: "Sinéad O'Brien-García" })
  expect((await ask(person.token)).status).toBe(202)
  await app.runTasks()
  app.clock.forward(days * DAY)
  return person
}

describe('asking for the account to be deleted', () => {
  it('needs the password again, and a wrong one signs nobody out', async () => {
    const { token } = await aSession(app)
    const refused = await ask(token, 'no-es-esta-clave')
    expect([refused.status, refused.error?.code]).toEqual([422, 'wrong_password'])
    expect((await call(app, getMe, { token })).status).toBe(200)
  })

  it('ends every session, says the day and mails the way back', async () => {
    const { user, token } = await aSession(app)
    const { status, answer } = await ask(token)
    expect([status, answer.deletion_due_at]).toEqual([
      202,
      new Date(app.clock.now().getTime() + 7 * DAY * 1000).toISOString(),
    ])
    expect((await call(app, getMe, { token })).status).toBe(401)
    const [mail] = await sentTo(app, user.email)
    expect(mail?.text).toContain('9 de marzo')
    expect(mail?.text).toMatch(/verify-email\?token=[\w-]{43}&action=keep/)
  })

  it('asks an owner to hand over or archive first, and says which companies', async () => {
    const { user, token } = await aSession(app)
    const { company } = await aCompany(app, user, { name: 'Clínica Ñandú' })
    const refused = await ask(token)
    expect([refused.status, refused.error?.code]).toEqual([409, 'last_owner'])
    expect(refused.error?.message).toContain('«Clínica Ñandú»')
    expect(refused.error?.fields).toEqual({ [company.id]: 'Clínica Ñandú' })
    expect((await call(app, archiveCompany, { token, params: { id: company.id } })).status).toBe(200)
    expect((await ask(token)).status).toBe(202)
  })
})

describe('in the seven days', () => {
  it('signing in keeps the account, says so once, and nothing is erased afterwards', async () => {
    const { user } = await leaves(6)
    const { status, answer } = await signIn(user)
    expect([status, answer.is_account_kept]).toEqual([200, true])
    expect((await signIn(user)).answer.is_account_kept).toBe(false)
    const { answer: bell } = await call(app, listNotifications, { token: answer.token })
    expect(bell.map(({ message }) => message)).toContain('Conservas tu cuenta: cancelamos su eliminación.')
    app.clock.forward(30 * DAY)
    await runClock()
    expect(await rowOf(user)).toMatchObject({ status: 'ACTIVE', full_name: user.full_name, deletion_due_at: null })
  })

  it('the link of the mail keeps it too, also when it is pressed twice', async () => {
    const { user } = await leaves(3)
    const token = await linkTokenIn(app, user.email, /se eliminará/)
    const keep = () => call(app, keepAccount, { body: { token } })
    expect([(await keep()).status, (await keep()).status]).toEqual([200, 200])
    expect(await rowOf(user)).toMatchObject({ status: 'ACTIVE' })
  })

  it('whoever forgot the password gets a link for a new one', async () => {
    const { user } = await leaves(1)
    await call(app, forgotPassword, { body: { email: user.email } })
    const token = await linkTokenIn(app, user.email, /contraseña nueva/)
    const password = 'una-orquidea-bajo-la-luna'
    expect((await call(app, resetPassword, { body: { token, password } })).status).toBe(204)
    expect((await signIn(user, password)).answer.is_account_kept).toBe(true)
  })

  it('the clock erases nothing before the day', async () => {
    const { user } = await leaves(6)
    await runClock()
    expect(await rowOf(user)).toMatchObject({ status: 'DELETION_SCHEDULED', full_name: user.full_name })
  })
})

describe('on the day', () => {
  it('the account becomes a stone without a name; its mail is free again and nobody signs in', async () => {
    const { user } = await leaves()
    await runClock()
    expect(await rowOf(user)).toMatchObject({ status: 'DELETED', full_name: 'Cuenta eliminada', phone: null })
    expect((await signIn(user)).status).toBe(422)
    const subjects = async () => (await sentTo(app, user.email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Eliminamos tu cuenta'])
    await runClock()
    expect(await subjects()).toHaveLength(1)
    const again = await aSession(app, { email: user.email })
    expect((await ask(again.token)).status).toBe(202)
  })

  it('a link of before says that it is too late', async () => {
    const { user } = await leaves(6)
    const token = await linkTokenIn(app, user.email, /se eliminará/)
    app.clock.forward(DAY)
    await runClock()
    expect((await call(app, keepAccount, { body: { token } })).status).toBe(410)
  })
})

describe('what others keep', () => {
  let hiring: Hiring
  beforeEach(async () => {
    hiring = await aHiring(app)
  })

  async function erased({ token }: { token: string }): Promise<void> {
    expect((await ask(token)).status).toBe(202)
    app.clock.forward(7 * DAY)
    await runClock()
  }

  it('an application is withdrawn and anonymous, and counts as before', async () => {
    const ana = await anApplicant(app, hiring, 'Ana García-López')
    await erased(ana)
    const { rows } = await app.database.pool.query('select * from applications where id = $1', [ana.application_id])
    expect(rows[0]).toMatchObject({ state: 'ANONYMISED', user_id: null, cv_id: null, full_name: 'Persona anónima' })
    const { token } = hiring.owner
    const figures = await call(app, getAnalysis, { token, params: { id: hiring.vacancy.id } })
    expect(figures.answer.total).toBe(1)
    expect((await boardOf(app, hiring)).cards).toEqual([])
    const params = { vacancy_id: hiring.vacancy.id, id: ana.application_id }
    expect((await call(app, getTeamApplication, { token, params })).status).toBe(404)
    const { text } = await call(app, listNotifications, { token })
    expect(text).not.toContain('Ana García')
  })

  it('a colleague leaves the team, and what happened is told without the name', async () => {
    const iker = await aColleague(app, hiring, 'RECRUITER')
    await erased(iker)
    const { rows } = await app.database.pool.query('select status from members where id = $1', [iker.member.id])
    expect(rows).toEqual([{ status: 'LEFT' }])
    const { answer } = await call(app, listActivity, { token: hiring.owner.token, params: { id: hiring.company.id } })
    expect(answer.items[0]?.text).toContain('una persona que ya no está'.replace('una', 'Una'))
    expect(JSON.stringify(answer)).not.toMatch(/Iker|Cuenta eliminada/)
  })

  it('a deletion that breaks half-way leaves everything as it was, and the next one finishes it', async () => {
    const iker = await aColleague(app, hiring, 'RECRUITER')
    const ana = await anApplicant(app, hiring)
    expect([(await ask(iker.token)).status, (await ask(ana.token)).status]).toEqual([202, 202])
    app.clock.forward(7 * DAY)
    const breaking = subscriber(['MEMBER_LEFT'], () => Promise.reject(new Error('killed')))
    await expect(runClock({ ...app.deps, subscribers: [...app.deps.subscribers, breaking] })).rejects.toThrow('1 rows')
    expect(await rowOf(iker.user)).toMatchObject({ status: 'DELETION_SCHEDULED', full_name: iker.user.full_name })
    expect(await rowOf(ana.user)).toMatchObject({ status: 'DELETED' })
    await runClock()
    expect(await rowOf(iker.user)).toMatchObject({ status: 'DELETED' })
  })
})
