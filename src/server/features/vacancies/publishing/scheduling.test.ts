import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveCompany } from '#server/features/companies/company-states.service.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, aHistory, completeCompany, stepCalls } from '#tests/support/vacancies.ts'
import { publishDue, remindOfEnd } from '../deadlines/vacancy-deadlines.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60

/** A draft of a company of its own that goes out tomorrow. */
async function scheduled() {
  const { user, token } = await aSession(app, { full_name: 'Rut Titular' })
  const { company } = await aCompany(app, user)
  await completeCompany(app, company)
  const { answer } = await call(app, contract.createVacancy, {
    token,
    params: { id: company.id },
    body: aGoodDocument(),
  })
  const to = { token, params: { id: answer.id } }
  expect((await stepCalls.schedule(app, to)).answer.scheduled_at).not.toBeNull()
  return { to, company }
}

type Scheduled = Awaited<ReturnType<typeof scheduled>>

async function as({ to, company }: Scheduled, role: Role) {
  const { user, token } = await aSession(app, { full_name: `Colega ${role}` })
  await aMember(app, company, user, role)
  return { ...to, token }
}

const seen = async ({ to }: Scheduled) => (await call(app, contract.getVacancy, to)).answer

describe('a date of publication', () => {
  it('is taken back, told and written down once, and the clock passes by', async () => {
    const one = await scheduled()
    const recruiter = await as(one, 'RECRUITER')
    expect((await seen(one)).actions).toContain('cancel_schedule')
    const first = await stepCalls.cancel_schedule(app, recruiter)
    expect([first.status, first.answer.state, first.answer.scheduled_at]).toEqual([200, 'DRAFT', null])
    expect(first.answer.actions).not.toContain('cancel_schedule')
    const again = await stepCalls.cancel_schedule(app, recruiter)
    expect([again.status, again.answer.updated_at]).toEqual([200, first.answer.updated_at])
    const history = await aHistory(app, one.company.id)
    expect(history).toContain('Colega RECRUITER canceló la programación de la vacante «Analista de datos».')
    expect(history.filter((text) => text.includes('canceló'))).toHaveLength(1)
    expect(history.some((text) => /^Rut Titular programó la vacante «Analista de datos»\. Fecha: \d/.test(text))).toBe(
      true,
    )
    const told = await call(app, listNotifications, { token: one.to.token })
    expect(told.answer.map(({ message }) => message)).toContain(
      'Colega RECRUITER canceló la programación de «Analista de datos». Sigue como borrador.',
    )
    app.clock.forward(DAY + 60)
    await publishDue(app.deps)
    expect((await seen(one)).state).toBe('DRAFT')
  })

  it('belongs to those who may publish, and so does the text until then', async () => {
    const one = await scheduled()
    const statuses: Record<string, number> = {}
    for (const role of ['HIRING_MANAGER', 'INTERVIEWER', 'BILLING', 'RECRUITER'] as const)
      statuses[role] = (await stepCalls.cancel_schedule(app, await as(one, role))).status
    expect(statuses).toEqual({ HIRING_MANAGER: 404, INTERVIEWER: 404, BILLING: 404, RECRUITER: 200 })
  })

  it('goes when a review is asked for, and cannot be taken back once it is out', async () => {
    const [asked, out] = [await scheduled(), await scheduled()]
    expect((await stepCalls.submit(app, asked.to)).answer.scheduled_at).toBeNull()
    expect((await stepCalls.publish(app, out.to)).answer.scheduled_at).toBeNull()
    const late = await stepCalls.cancel_schedule(app, out.to)
    expect([late.status, late.error?.code]).toEqual([409, 'state_conflict'])
    expect((await seen(out)).state).toBe('PUBLISHED')
  })

  it('comes for every other vacancy when one cannot be read', async () => {
    const many = [await scheduled(), await scheduled(), await scheduled()]
    const [bad, ...good] = many.toSorted((one, other) => one.to.params.id.localeCompare(other.to.params.id))
    const badId = bad?.to.params.id ?? ''
    await app.database.pool.query(`update vacancies set document = '{}' where id = $1`, [badId])
    app.clock.forward(DAY + 60)
    await expect(publishDue(app.deps)).rejects.toThrow('1 rows of vacancies.publish failed')
    for (const one of good) expect((await seen(one)).state).toBe('PUBLISHED')
    expect(app.logged()).toContain(`"row_id":"${badId}"`)
    const { rows } = await app.database.pool.query('select state from vacancies where id = $1', [badId])
    expect(rows).toEqual([{ state: 'DRAFT' }])
    await app.database.pool.query('delete from vacancies where id = $1', [badId])
  })

  it('does not bring the vacancy of an archived company out', async () => {
    const one = await scheduled()
    await moveCompany(app.deps, 'archive', one.company)
    app.clock.forward(DAY + 60)
    await publishDue(app.deps)
    expect(await aHistory(app, one.company.id)).toContain(
      'No pudimos publicar «Analista de datos» en su fecha. La empresa no está activa.',
    )
  })

  it('is either taken back or kept when person and clock come at once, never half of both', async () => {
    const all = await Promise.all(Array.from({ length: 16 }, scheduled))
    app.clock.forward(DAY)
    const half = all.length / 2
    // Some ask before the clock looks and some after, so that both win at times.
    const early = all.slice(0, half).map(({ to }) => stepCalls.cancel_schedule(app, to))
    const clocks = [publishDue(app.deps), publishDue(app.deps)]
    const late = all.slice(half).map(({ to }) => stepCalls.cancel_schedule(app, to))
    const answers = await Promise.all([...early, ...late])
    await Promise.all(clocks)
    await publishDue(app.deps)
    for (const [index, one] of all.entries()) {
      const { state, scheduled_at, published_at } = await seen(one)
      const cancelled = answers[index]?.status === 200
      expect([answers[index]?.status, state]).toEqual(cancelled ? [200, 'DRAFT'] : [409, 'PUBLISHED'])
      expect([scheduled_at, published_at === null]).toEqual([null, cancelled])
      const history = await aHistory(app, one.company.id)
      expect(history.filter((text) => /canceló|Se publicó/.test(text))).toHaveLength(1)
    }
  })
})

describe('the end of a vacancy', () => {
  it('is told once three days before, however often the clock comes by, and later where it stood still', async () => {
    const [one, late] = [await scheduled(), await scheduled()]
    app.clock.forward(DAY)
    await publishDue(app.deps)
    const endings = async ({ to }: Scheduled) => {
      const { rows } = await app.database.pool.query(
        `select 1 from events where kind = 'VACANCY_ENDING' and vacancy_id = $1`,
        [to.params.id],
      )
      return rows.length
    }
    const ends = (days: number, { to }: Scheduled) =>
      app.database.pool.query('update vacancies set expires_at = $2 where id = $1', [
        to.params.id,
        new Date(app.clock.now().getTime() + days * DAY * 1000),
      ])
    await ends(2.5, one)
    await ends(1.5, late)
    for (let nth = 0; nth < 3; nth += 1) await remindOfEnd(app.deps)
    expect([await endings(one), await endings(late)]).toEqual([1, 1])
    await ends(12, one)
    app.clock.forward(10 * DAY)
    for (let nth = 0; nth < 2; nth += 1) await remindOfEnd(app.deps)
    expect(await endings(one)).toBe(2)
  })
})
