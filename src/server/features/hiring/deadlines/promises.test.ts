import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { holdApplication, resumeApplication } from '#shared/hiring/decisions.ts'
import { assignApplication } from '#shared/hiring/team-application.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'
import { hiringClockTask, promisesTask } from './deadlines.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const noticesOf = async (token: string) =>
  (await call(app, listNotifications, { token })).answer.map(({ message }) => message)

describe('the promised date', () => {
  it('is remembered by the clock: first the team, then both', async () => {
    const hiring = await aHiring(app)
    const { user } = await anApplicant(app, hiring)
    const run = () => promisesTask.run(app.deps, {}, { id: 'test' })
    app.clock.forward(9 * DAY)
    await run()
    await run()
    const owner = await signedInAgain(app, hiring.owner.user)
    expect((await noticesOf(owner)).filter((one) => one.startsWith('Prometiste'))).toEqual([
      'Prometiste responder pronto a 1 persona en «Analista de datos».',
    ])
    app.clock.forward(2 * DAY)
    await run()
    await run()
    expect((await noticesOf(owner)).filter((one) => one.includes('sin respuesta'))).toHaveLength(1)
    const own = await signedInAgain(app, user)
    expect((await noticesOf(own)).filter((one) => one.includes('no respondió en el plazo'))).toHaveLength(1)
  })

  it('is told to the team also when another application cannot be worked on', async () => {
    const [hiring, other] = [await aHiring(app), await aHiring(app)]
    await anApplicant(app, hiring)
    const { application_id } = await anApplicant(app, other)
    app.clock.forward(11 * DAY)
    const { pool } = app.database
    const breaking = `check (id <> '${application_id}' or missed_told_at is null)`
    await pool.query(`alter table applications add constraint one_bad_row ${breaking}`)
    await expect(promisesTask.run(app.deps, {}, { id: 'test' })).rejects.toThrow('1 rows of hiring.missed failed')
    await pool.query('alter table applications drop constraint one_bad_row')
    const owner = await signedInAgain(app, hiring.owner.user)
    expect((await noticesOf(owner)).filter((one) => one.includes('sin respuesta'))).toHaveLength(1)
  })
})

describe('somebody on hold', () => {
  const run = () => hiringClockTask.run(app.deps, {}, { id: 'test' })
  const overFor = async (user: UserRow) =>
    (await noticesOf(await signedInAgain(app, user))).filter((one) => one.startsWith('Terminó la espera'))

  async function held(days: number) {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    const { token } = hiring.owner
    const hold = async () => {
      const token = await signedInAgain(app, hiring.owner.user)
      const body = { version: (await boardOf(app, hiring, token)).cards[0]?.version ?? 0, days }
      expect((await call(app, holdApplication, { token, params: { id }, body })).status).toBe(200)
    }
    await hold()
    return { hiring, id, token, hold }
  }

  it('is remembered once, by the team and by whoever looks after them, when the date has come', async () => {
    const { hiring, id, token } = await held(3)
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
    await app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [
      hiring.vacancy.id,
      interviewer.member.id,
    ])
    const member_id = colleague.member.id
    await call(app, assignApplication, { token, params: { id }, body: { member_id } })
    app.clock.forward(3 * DAY - 60)
    await run()
    expect(await overFor(colleague.user)).toEqual([])
    app.clock.forward(60)
    await run()
    await run()
    for (const { user } of [colleague, hiring.owner])
      expect(await overFor(user)).toEqual([
        'Terminó la espera de Ana García-López en «Analista de datos». Dale una respuesta.',
      ])
    expect(await overFor(interviewer.user)).toEqual([])
  })

  it('is remembered when nobody in particular looks after them, and again after another date', async () => {
    const { hiring, id, hold } = await held(2)
    app.clock.forward(2 * DAY)
    await run()
    expect(await overFor(hiring.owner.user)).toHaveLength(1)
    const token = await signedInAgain(app, hiring.owner.user)
    const version = (await boardOf(app, hiring, token)).cards[0]?.version ?? 0
    await call(app, resumeApplication, { token, params: { id }, body: { version } })
    await hold()
    await run()
    expect(await overFor(hiring.owner.user)).toHaveLength(1)
    app.clock.forward(2 * DAY)
    await run()
    expect(await overFor(hiring.owner.user)).toHaveLength(2)
  })
})
