import { afterAll, beforeAll, expect, it } from 'vitest'
import { getApplyContext } from '#shared/hiring/applying.ts'
import { rejectApplication, restoreApplication } from '#shared/hiring/decisions.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, apply, boardOf } from '#tests/support/hiring.ts'
import { sendOutgoingTask } from '../sending/outgoing.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Decided against, and told an hour later. */
async function refused() {
  const hiring = await aHiring(app)
  const person = await anApplicant(app, hiring)
  const { version = 0 } = (await boardOf(app, hiring)).cards[0] ?? {}
  const why = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', version } as const
  const message = { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours: 1 }
  const asked = { token: hiring.owner.token, params: { id: person.application_id } }
  const { answer } = await call(app, rejectApplication, { ...asked, body: { ...why, message } })
  const tell = () => {
    app.clock.forward(3600)
    return sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  }
  return { hiring, person, asked, version: answer.version, tell }
}

it('who applies again reads nothing of a decision before it is told', async () => {
  const { hiring, person, tell } = await refused()
  const read = async () => {
    const params = { vacancy_id: hiring.vacancy.id }
    const { answer } = await call(app, getApplyContext, { token: person.token, params })
    const { error } = await apply(app, person, hiring.vacancy)
    return [answer.earlier?.again_from === null, error?.message.includes('Podrás volver')]
  }
  expect(await read()).toEqual([true, false])
  await tell()
  expect(await read()).toEqual([false, true])
})

it('nobody is brought back into a process in which they stand again by now', async () => {
  const { asked, version, tell } = await refused()
  await tell()
  await app.database.pool.query(
    `insert into applications (vacancy_id, company_id, user_id, creation_key, state, stage_id, source, full_name, headline, cv_title, applied_at, stage_since, changed_at)
     select vacancy_id, company_id, user_id, gen_random_uuid(), 'ACTIVE', stage_id, source, full_name, '', '', applied_at, stage_since, changed_at
     from applications where id = $1`,
    [asked.params.id],
  )
  const body = { version, message: 'Nos equivocamos: seguimos contigo.' }
  const { status, error } = await call(app, restoreApplication, { ...asked, body })
  expect([status, error?.message]).toEqual([409, expect.stringContaining('otra postulación abierta')])
})
