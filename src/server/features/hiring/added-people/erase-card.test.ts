import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '#server/features/rights/registry.ts'
import { listActivity } from '#shared/companies/companies.ts'
import * as contract from '#shared/hiring/added-people/added-people.ts'
import { proposeInterview } from '#shared/hiring/interviews.ts'
import { sendMessage } from '#shared/hiring/messages.ts'
import { createNote } from '#shared/hiring/notes.ts'
import { aHeldCard, bellOf, eraseCardBy, openCard, wholeCard } from '#tests/support/added-people/held-card.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { add, aHiring, anAddedPerson, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { retentionTask } from '../retention/retention.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Where in the database a word stands, as `table.column`. */
async function placesOf(word: string): Promise<string[]> {
  const found: string[] = []
  for (const table of registry.flatMap((feature) => Object.keys(feature))) {
    const { rows } = await app.database.pool.query<{ column: string }>(
      `select distinct pair.key as column from "${table}" t, jsonb_each_text(to_jsonb(t)) pair where strpos(lower(pair.value), lower($1)) > 0`,
      [word],
    )
    found.push(...rows.map(({ column }) => `${table}.${column}`))
  }
  return found.toSorted()
}

describe('having it erased', () => {
  it('leaves no word of the person in any table, whatever was done with the card', async () => {
    const word = 'Xarmangarri'
    const { hiring, email, application_id, token } = await aHeldCard(app, {
      full_name: `${word} Olabarri`,
      email: 'xarmangarri@correo.example',
      origin_detail: `La recomendó la hermana de ${word}`,
    })
    const params = { id: application_id }
    const { token: owner } = hiring.owner
    const note = { body: `${word} habló muy bien.`, visibility: 'TEAM' as const }
    await call(app, createNote, { token: owner, params, body: note })
    await call(app, sendMessage, { token: owner, params, body: { body: `Hola, ${word}.`, file_ids: [] } })
    const slots = [3, 4].map((days) => new Date(app.clock.now().getTime() + days * DAY * 1000).toISOString())
    const body = { title: `Charla con ${word}`, kind: 'VIDEO' as const, duration_minutes: 30, slots, place: 'Bilbao' }
    const interview = { ...body, timezone: 'Europe/Madrid', message: null, usual_only: false, interviewer_ids: [] }
    expect((await call(app, proposeInterview, { token: owner, params, body: interview })).status).toBe(201)
    await app.runTasks()
    expect((await placesOf(word)).length).toBeGreaterThan(6)
    expect((await eraseCardBy(app, token)).status).toBe(204)
    await app.runTasks()
    expect(await placesOf(word)).toEqual([])
    expect(await placesOf(email)).toEqual([])
    expect((await boardOf(app, hiring)).cards).toEqual([])
    expect((await wholeCard(app, hiring, application_id)).status).toBe(404)
    expect((await openCard(app, token)).status).toBe(410)
    expect((await eraseCardBy(app, token)).status).toBe(410)
    const title = hiring.vacancy.title
    expect(await bellOf(app, hiring)).toContain(
      `Una persona que añadieron a «${title}» borró sus datos. Ya no los tienen.`,
    )
    const activity = await call(app, listActivity, { token: owner, params: { id: hiring.company.id } })
    expect(activity.text).toContain(`Una persona que añadieron a «${title}» borró todos sus datos.`)
    const again = await add(app, hiring, { email: 'xarmangarri@correo.example' })
    expect([again.status, again.error?.message]).toEqual([409, expect.stringContaining('pidió que borraras sus datos')])
  })

  it('can be done by the team too, for whoever asks it to or was added by mistake', async () => {
    const { hiring, email, application_id, token } = await aHeldCard(app)
    const asked = { token: hiring.owner.token, params: { id: application_id } }
    const stranger = await aHiring(app)
    expect((await call(app, contract.removeAddedPerson, { ...asked, token: stranger.owner.token })).status).toBe(404)
    expect((await call(app, contract.removeAddedPerson, asked)).status).toBe(204)
    expect((await openCard(app, token)).status).toBe(410)
    expect(await placesOf(email)).toEqual([])
    // A mistake is no wish of the person.
    expect((await add(app, hiring, { email })).status).toBe(201)
  })

  it('does not touch who applied by themselves', async () => {
    const hiring = await aHiring(app)
    const { application_id: id } = await anApplicant(app, hiring)
    const { status } = await call(app, contract.removeAddedPerson, { token: hiring.owner.token, params: { id } })
    expect(status).toBe(404)
  })
})

describe('without a mail address', () => {
  const untold = async () => {
    const hiring = await aHiring(app)
    return { hiring, ...(await anAddedPerson(app, hiring, { email: '' })) }
  }
  const runClock = () => retentionTask.run(app.deps, {}, { id: 'test' })

  it('the card ends after 30 days, unless the company has told the person', async () => {
    const { hiring, application_id, ends_at } = await untold()
    expect(ends_at).toBe(new Date(app.clock.now().getTime() + 30 * DAY * 1000).toISOString())
    app.clock.forward(30 * DAY - 60)
    await runClock()
    const { owner } = hiring
    const { rows } = await app.database.pool.query('select state from applications where id = $1', [application_id])
    expect(rows).toEqual([{ state: 'ACTIVE' }])
    app.clock.forward(60)
    await runClock()
    const after = await app.database.pool.query('select state, full_name from applications where id = $1', [
      application_id,
    ])
    expect(after.rows).toEqual([{ state: 'ANONYMISED', full_name: 'Persona anónima' }])
    const bell = await app.database.pool.query(
      'select e.kind from notifications n join events e on e.id = n.event_id where n.user_id = $1',
      [owner.user.id],
    )
    expect(bell.rows).toContainEqual({ kind: 'PERSON_UNTOLD' })
  })

  it('whoever has told them says so once, and the card stays', async () => {
    const { hiring, application_id } = await untold()
    const asked = { token: hiring.owner.token, params: { id: application_id } }
    expect((await call(app, contract.confirmTold, asked)).status).toBe(204)
    expect((await call(app, contract.confirmTold, asked)).status).toBe(204)
    const { answer } = await wholeCard(app, hiring, application_id)
    expect(answer.brought_in).toMatchObject({ told_by_company: true, ends_at: null })
    expect(answer.timeline.map(({ kind }) => kind)).toEqual(['ADDED', 'TOLD'])
    app.clock.forward(31 * DAY)
    await runClock()
    const { rows } = await app.database.pool.query('select state from applications where id = $1', [application_id])
    expect(rows).toEqual([{ state: 'ACTIVE' }])
  })

  it('nothing is sent to them, and the team reads why', async () => {
    const { hiring, application_id } = await untold()
    const asked = { token: hiring.owner.token, params: { id: application_id } }
    const message = await call(app, sendMessage, { ...asked, body: { body: 'Hola', file_ids: [] } })
    expect([message.status, message.error?.message]).toEqual([409, expect.stringContaining('No tienes su correo')])
  })
})
