import { afterAll, beforeAll, expect, it } from 'vitest'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('the team knows the zone of somebody once it knows who it is: of the profile, else of the town in the CV', async () => {
  const hiring = await aHiring(app)
  const { application_id: id, user } = await anApplicant(app, hiring)
  const { pool } = app.database
  const put = (zone: string) => pool.query('update users set timezone = $1 where id = $2', [zone, user.id])
  const shown = async () => {
    const params = { vacancy_id: hiring.vacancy.id, id }
    return (await call(app, getTeamApplication, { token: hiring.owner.token, params })).answer.timezone
  }
  await put('America/Bogota')
  expect(await shown()).toBe('America/Bogota')
  await pool.query('update applications set is_blind = true where id = $1', [id])
  expect(await shown()).toBeNull()
  await pool.query('update applications set is_blind = false where id = $1', [id])
  await put('UTC')
  expect(await shown()).toBeNull()
  const lives = `jsonb_set(content, '{document,basics}', content #> '{document,basics}' || $2)`
  const basics = { city: 'Santa Cruz de Tenerife', country: 'ES' }
  await pool.query(`update application_snapshots set content = ${lives} where application_id = $1`, [id, basics])
  expect(await shown()).toBe('Atlantic/Canary')
})
