import { afterAll, beforeAll, expect, it } from 'vitest'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession, PASSWORD } from '#tests/support/factories.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { plainLogin } from '#tests/support/sign-in-steps/plain-login.ts'
import { eraseAccountsTask, unusedAccountsTask } from './rights.tasks.ts'

const DAY = 24 * 60 * 60
/** From 2 March 2026 to 2 March 2028. */
const TWO_YEARS = 731

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const clock = async (days: number) => {
  app.clock.forward(days * DAY)
  await unusedAccountsTask.run(app.deps, {}, { id: 'test' })
  await eraseAccountsTask.run(app.deps, {}, { id: 'test' })
}
const subjects = async ({ email }: UserRow) => (await sentTo(app, email)).map(({ subject }) => subject).reverse()
const statusOf = async ({ id }: UserRow) =>
  (await app.database.pool.query('select status from users where id = $1', [id])).rows[0].status

const SOON = 'Tu cuenta de Skillo se eliminará si no la usas'
const WEEK = 'Tu cuenta se eliminará en 7 días'

it('an account that nobody uses for 24 months ends to the day, after a mail a month and another a week before', async () => {
  const [gone, back, owner, late] = [await aSession(app), await aSession(app), await aSession(app), await aSession(app)]
  await aCompany(app, owner.user)
  await clock(TWO_YEARS - 31)
  expect(await subjects(gone.user)).toEqual([])
  await clock(1)
  expect(await subjects(gone.user)).toEqual([SOON])
  const [mail] = await sentTo(app, gone.user.email)
  expect(mail?.text).toContain('2 de marzo de 2028')
  await clock(22)
  expect([await subjects(gone.user), await statusOf(gone.user)]).toEqual([[SOON], 'ACTIVE'])

  const { status } = await call(app, plainLogin, { body: { email: back.user.email, password: PASSWORD } })
  expect(status).toBe(200)
  await clock(1)
  expect([await subjects(gone.user), await statusOf(gone.user)]).toEqual([[SOON, WEEK], 'DELETION_SCHEDULED'])
  const kept = await call(app, plainLogin, { body: { email: late.user.email, password: PASSWORD } })
  expect([kept.status, kept.answer.is_account_kept]).toEqual([200, true])
  await clock(6)
  expect(await statusOf(gone.user)).toBe('DELETION_SCHEDULED')
  await clock(1)
  expect(await statusOf(gone.user)).toBe('DELETED')
  for (const { user } of [back, owner, late]) expect(await statusOf(user)).toBe('ACTIVE')
  expect(await subjects(owner.user)).toEqual([])

  await clock(30)
  expect(await statusOf(late.user)).toBe('ACTIVE')
})

it('whoever was told late has the whole month', async () => {
  const { user } = await aSession(app)
  await clock(TWO_YEARS + 40)
  expect(await subjects(user)).toEqual([SOON])
  await clock(22)
  expect(await statusOf(user)).toBe('ACTIVE')
  await clock(1)
  expect(await statusOf(user)).toBe('DELETION_SCHEDULED')
  await clock(7)
  expect(await statusOf(user)).toBe('DELETED')
})
