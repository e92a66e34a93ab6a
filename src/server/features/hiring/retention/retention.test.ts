import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { ENGINE_VERSION } from '#server/features/matching/engine/engine-version.ts'
import * as messages from '#shared/hiring/messages.ts'
import { listMyApplications } from '#shared/hiring/my-applications.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { breakRow } from '#tests/support/broken-row.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, type Hiring } from '#tests/support/hiring.ts'
import { retentionTask } from './retention.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const runClock = () => retentionTask.run(app.deps, {}, { id: 'test' })
const query = async (text: string, values: unknown[]) => (await app.database.pool.query(text, values)).rows
const stateOf = async (id: string) => (await query('select state from applications where id = $1', [id]))[0]?.state

/** Somebody whose application ended today, in a company that keeps such things for `months`. */
async function ended(months: number, state: 'REJECTED' | 'WITHDRAWN' | 'HIRED' = 'WITHDRAWN') {
  const hiring = await aHiring(app)
  await query('update companies set retention_months = $2 where id = $1', [hiring.company.id, months])
  const ana = await anApplicant(app, hiring, 'Ana García-López')
  await query(
    `update applications set state = $2, decided_at = $3, decision_side = 'COMPANY', decision_reason = 'EXPERIENCIA', decision_depth = 'CV' where id = $1`,
    [ana.application_id, state, app.clock.now()],
  )
  return { ...ana, hiring }
}

/** Months later every session of before is over. */
const signedIn = ({ id }: { id: string }) =>
  startSession({ ...app.deps, request: { id: 'test', ip: '192.0.2.10', user_agent: 'test' } }, id)

/** Months have different lengths. */
function daysOf(months: number): number {
  const [from, to] = [app.clock.now(), app.clock.now()]
  to.setUTCMonth(to.getUTCMonth() + months)
  return (to.getTime() - from.getTime()) / (DAY * 1000)
}

async function bellOf({ owner }: Hiring): Promise<string[]> {
  const { answer } = await call(app, listNotifications, { token: await signedIn(owner.user) })
  return answer.map(({ message }) => message)
}

describe('what a company keeps for some months', () => {
  it.each(['REJECTED', 'WITHDRAWN', 'HIRED'] as const)(
    '%s: is announced a week before and then anonymous',
    async (state) => {
      const { hiring, application_id, user } = await ended(3, state)
      const { title } = hiring.vacancy
      app.clock.forward((daysOf(3) - 8) * DAY)
      await runClock()
      expect(await bellOf(hiring)).not.toContain(`En una semana anonimizaremos 1 postulación de «${title}».`)
      app.clock.forward(DAY)
      await runClock()
      await runClock()
      expect((await bellOf(hiring)).filter((text) => text.startsWith('En una semana'))).toEqual([
        `En una semana anonimizaremos 1 postulación de «${title}».`,
      ])
      const told = await call(app, listNotifications, { token: await signedIn(user) })
      expect(told.answer.filter(({ message }) => message.startsWith('En una semana'))).toHaveLength(1)
      app.clock.forward(6 * DAY)
      await runClock()
      expect(await stateOf(application_id)).toBe(state)
      app.clock.forward(DAY)
      await runClock()
      expect(await stateOf(application_id)).toBe('ANONYMISED')
      const [row] = await query('select row_to_json(a)::text as text from applications a where id = $1', [
        application_id,
      ])
      expect(row.text).not.toContain('Ana')
      expect(JSON.parse(row.text).engine_version).toBe(ENGINE_VERSION)
      expect(await query('select 1 from application_snapshots where application_id = $1', [application_id])).toEqual([])
      expect((await bellOf(hiring)).join()).not.toContain('Ana García')
      const mine = await call(app, listMyApplications, { token: await signedIn(user) })
      expect(mine.answer.items).toEqual([])
      await runClock()
    },
  )

  it('a shorter time that a company chooses later still gives the week', async () => {
    const { hiring, application_id } = await ended(24)
    app.clock.forward(200 * DAY)
    await runClock()
    expect(await stateOf(application_id)).toBe('WITHDRAWN')
    await query('update companies set retention_months = 3 where id = $1', [hiring.company.id])
    await runClock()
    expect(await stateOf(application_id)).toBe('WITHDRAWN')
    app.clock.forward(7 * DAY)
    await runClock()
    expect(await stateOf(application_id)).toBe('ANONYMISED')
  })

  it('one that cannot be told of stops nobody, and the team hears once how many there are', async () => {
    const { hiring, application_id } = await ended(3)
    const zoe = await anApplicant(app, hiring, 'Zoë Núñez')
    await query(`update applications set state = 'WITHDRAWN', decided_at = $2 where id = $1`, [
      zoe.application_id,
      app.clock.now(),
    ])
    app.clock.forward((daysOf(3) - 6) * DAY)
    const mend = await breakRow(app, 'applications', 'id', application_id)
    await expect(runClock()).rejects.toThrow('1 rows of hiring.retention-warning failed')
    const warned = async (id: string) =>
      (await query('select retention_warned_at as at from applications where id = $1', [id]))[0]?.at !== null
    expect([await warned(application_id), await warned(zoe.application_id)]).toEqual([false, true])
    await mend()
    await runClock()
    expect(await warned(application_id)).toBe(true)
    const told = (await bellOf(hiring)).filter((text) => text.startsWith('En una semana'))
    expect(told).toEqual([`En una semana anonimizaremos 2 postulaciones de «${hiring.vacancy.title}».`])
  })

  it('a file that nobody sent goes after a day', async () => {
    const { token, application_id: id } = await anApplicant(app, await aHiring(app))
    const bring = async (name: string) => {
      const file = new File(['%PDF-1.7 Ana'], name)
      return (await call(app, messages.uploadMessageFile, { token, params: { id }, file })).answer.id
    }
    const [unsent, sent] = [await bring('uno.pdf'), await bring('otro.pdf')]
    const body = { body: 'Aquí va.', creation_key: randomUUID(), file_ids: [sent] }
    expect((await call(app, messages.sendMessage, { token, params: { id }, body })).status).toBe(201)
    app.clock.forward(DAY + 60)
    await runClock()
    await app.runTasks()
    expect(await query('select id from message_files where application_id = $1', [id])).toEqual([{ id: sent }])
    expect([await app.deps.storage.get(unsent), (await app.deps.storage.get(sent))?.length]).toEqual([undefined, 12])
  })

  it('what is open is never touched', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    app.clock.forward(900 * DAY)
    await runClock()
    expect(await stateOf(application_id)).toBe('ACTIVE')
  })
})
