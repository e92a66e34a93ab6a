import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendOutgoingTask } from '#server/features/hiring/sending/outgoing.tasks.ts'
import { archiveCompany } from '#shared/companies/companies.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import { withdrawApplication } from '#shared/hiring/my-applications.ts'
import { closeVacancy, reopenVacancy } from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { breakRow } from '#tests/support/broken-row.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, crowd, type Hiring } from '#tests/support/hiring.ts'
import { answerClosedTask } from './closing.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const at = ({ vacancy, owner }: Hiring) => ({ token: owner.token, params: { id: vacancy.id } })
const close = (hiring: Hiring, open_applications: number) =>
  call(app, decisions.closeAndAnswer, { ...at(hiring), body: { reason: 'FILLED', open_applications } })
const answerAll = () => answerClosedTask.run(app.deps, {}, { id: 'test' })

const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const statesOf = async ({ vacancy }: Hiring) =>
  Object.fromEntries(
    (
      await query('select state, count(*)::int as total from applications where vacancy_id = $1 group by 1', [
        vacancy.id,
      ])
    ).map(({ state, total }) => [state, total]),
  )
const mailsOf = async ({ vacancy }: Hiring) =>
  (await query('select body from outgoing_mails where vacancy_id = $1', [vacancy.id])).length

describe('closing a vacancy', () => {
  it('closes it at once and answers everybody who waits in the background', async () => {
    const hiring = await aHiring(app)
    await crowd(app, hiring, 3)
    const closing = (await call(app, decisions.getClosing, at(hiring))).answer
    expect(closing.open_applications).toBe(3)
    expect((await close(hiring, 2)).status).toBe(409)
    const { status, answer } = await close(hiring, 3)
    expect([status, answer.vacancy.state, answer.answered]).toEqual([200, 'CLOSED', 3])
    expect(answer.send_at).toBe(closing.send_at)
    await app.runTasks()
    expect([await statesOf(hiring), await mailsOf(hiring)]).toEqual([{ REJECTED: 3 }, 3])
    expect(await query('select id from vacancy_closings')).toEqual([])
    app.clock.forward(4 * DAY)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    await app.runTasks()
    const posted = await query(
      `select 1 from outbox o join users u on u.email = o.recipient join applications a on a.user_id = u.id
       where a.vacancy_id = $1`,
      [hiring.vacancy.id],
    )
    expect(posted).toHaveLength(3)
  })

  it('also without the dialog, in the prepared words', async () => {
    const hiring = await aHiring(app)
    await crowd(app, hiring, 2)
    expect((await call(app, closeVacancy, { ...at(hiring), body: { reason: 'OTHER' } })).status).toBe(200)
    await app.runTasks()
    expect([await statesOf(hiring), await mailsOf(hiring)]).toEqual([{ REJECTED: 2 }, 2])
  })

  it('goes on where it was cut short, and answers nobody twice', async () => {
    const hiring = await aHiring(app)
    const [first, broken] = (await crowd(app, hiring, 4)).toSorted()
    if (!first || !broken) throw new Error('four applied')
    const mend = await breakRow(app, 'outgoing_mails', 'application_id', broken)
    expect((await close(hiring, 4)).status).toBe(200)
    await expect(answerAll()).rejects.toThrow('1 rows of hiring.answer-closed failed')
    expect(await statesOf(hiring)).toEqual({ REJECTED: 3, ACTIVE: 1 })
    const [body] = await query('select version from applications where id = $1', [first])
    const { token } = hiring.owner
    // Nobody comes back into a vacancy that is closed.
    expect((await call(app, reopenVacancy, at(hiring))).status).toBe(200)
    expect((await call(app, decisions.restoreApplication, { token, params: { id: first }, body })).status).toBe(200)
    await mend()
    await answerAll()
    await answerAll()
    expect([await statesOf(hiring), await mailsOf(hiring)]).toEqual([{ REJECTED: 3, ACTIVE: 1 }, 4])
  })

  it('answers everybody when the company is archived', async () => {
    const hiring = await aHiring(app)
    await crowd(app, hiring, 2)
    const { token } = hiring.owner
    expect((await call(app, archiveCompany, { token, params: { id: hiring.company.id } })).status).toBe(200)
    await app.runTasks()
    expect([await statesOf(hiring), await mailsOf(hiring)]).toEqual([{ REJECTED: 2 }, 2])
    const [vacancy] = await query('select state, state_reason from vacancies where id = $1', [hiring.vacancy.id])
    expect(vacancy).toEqual({ state: 'CLOSED', state_reason: 'CANCELLED' })
  })

  it('says nothing to whoever withdrew in between', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    expect((await close(hiring, 1)).status).toBe(200)
    expect((await call(app, withdrawApplication, { token, params: { id }, body: {} })).status).toBe(200)
    await answerAll()
    expect([await statesOf(hiring), await mailsOf(hiring)]).toEqual([{ WITHDRAWN: 1 }, 0])
  })
})
