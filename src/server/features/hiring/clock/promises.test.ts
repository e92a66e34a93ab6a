import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'
import { promisesTask } from './clock.tasks.ts'

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
