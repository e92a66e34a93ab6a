import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSession } from '#server/features/accounts/sessions/sessions.service.ts'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { UNDO_SECONDS, undoApplication } from '#shared/hiring/applying.ts'
import { getCandidate } from '#shared/matching/candidates.ts'
import { endTalentConsent, listTalentConsents, renewTalentConsent } from '#shared/matching/talent-consents.ts'
import { listVacancyMatches } from '#shared/matching/vacancy-matches.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { breakRow } from '#tests/support/broken-row.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import { aHiring, apply, aSeeker, type Hiring, type Seeker } from '#tests/support/hiring.ts'
import { consentsTask } from './consents.tasks.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Months later every session of before is over. */
const signedIn = ({ id }: { id: string }) =>
  startSession({ ...app.deps, request: { id: 'test', ip: '192.0.2.10', user_agent: 'test' } }, id)

/** Somebody who applied to one vacancy and, if they said so, wants to be considered for others. */
async function applied(talent_pool: boolean) {
  const hiring = await aHiring(app)
  const other = await aVacancy(app, hiring.company, { lead: hiring.owner.member })
  const ana = await aSeeker(app)
  await updateUser(app.deps.db, ana.user.id, { visibility: 'ONLY_APPLICATIONS' })
  const sent = await apply(app, ana, hiring.vacancy, { talent_pool })
  expect(sent.status).toBe(201)
  await app.runTasks()
  return { hiring, other, ana, application_id: sent.answer.id }
}

/** Whether the team finds the person in «Talento» of a vacancy, and can open the CV. */
async function isFound({ owner }: Hiring, vacancy: { id: string }, { cv }: Seeker): Promise<boolean[]> {
  const token = await signedIn(owner.user)
  const listed = await call(app, listVacancyMatches, { token, params: { vacancy_id: vacancy.id } })
  expect(listed.status).toBe(200)
  const opened = await call(app, getCandidate, { token, params: { cv_id: cv.id } })
  return [listed.answer.items.some(({ cv_id }) => cv_id === cv.id), opened.status === 200]
}

describe('whoever applies', () => {
  it('is found for other vacancies only after saying so, and only by that company', async () => {
    const no = await applied(false)
    expect(await isFound(no.hiring, no.other, no.ana)).toEqual([false, false])
    const yes = await applied(true)
    // Until its minute is over it can be taken back as if it had never been said.
    expect(await isFound(yes.hiring, yes.other, yes.ana)).toEqual([false, false])
    app.clock.forward(UNDO_SECONDS)
    expect(await isFound(yes.hiring, yes.other, yes.ana)).toEqual([true, true])
    expect(await isFound(no.hiring, no.other, yes.ana)).toEqual([false, false])
    const { answer } = await call(app, listTalentConsents, { token: yes.ana.token })
    expect(answer.items).toMatchObject([{ company_id: yes.hiring.company.id, until: '2027-03-02T09:00:00.000Z' }])
  })

  it('is not found while hidden, or once they end it', async () => {
    const { hiring, other, ana } = await applied(true)
    app.clock.forward(UNDO_SECONDS)
    await updateUser(app.deps.db, ana.user.id, { visibility: 'HIDDEN' })
    expect(await isFound(hiring, other, ana)).toEqual([false, false])
    await updateUser(app.deps.db, ana.user.id, { visibility: null })
    expect(await isFound(hiring, other, ana)).toEqual([true, true])
    const asked = { token: ana.token, params: { company_id: hiring.company.id } }
    expect((await call(app, endTalentConsent, asked)).status).toBe(204)
    expect((await call(app, endTalentConsent, asked)).status).toBe(404)
    expect(await isFound(hiring, other, ana)).toEqual([false, false])
  })

  it('has said nothing when the application is undone', async () => {
    const { ana, application_id } = await applied(true)
    expect((await call(app, undoApplication, { token: ana.token, params: { id: application_id } })).status).toBe(204)
    expect((await call(app, listTalentConsents, { token: ana.token })).answer.items).toEqual([])
  })
})

const runClock = () => consentsTask.run(app.deps, {}, { id: 'test' })
const askedTimes = async ({ user }: Seeker) => {
  const { answer } = await call(app, listNotifications, { token: await signedIn(user) })
  return answer.filter(({ message }) => message.startsWith('¿Quieres seguir en el banco de talento')).length
}

describe('a consent', () => {
  it('is asked for again a month before its end, once, and ends when nobody answers', async () => {
    const [silent, renewing] = [await applied(true), await applied(true)]
    app.clock.forward(334 * DAY)
    await runClock()
    expect(await askedTimes(silent.ana)).toBe(0)
    app.clock.forward(DAY)
    await runClock()
    await runClock()
    expect([await askedTimes(silent.ana), await askedTimes(renewing.ana)]).toEqual([1, 1])
    const token = await signedIn(renewing.ana.user)
    const params = { company_id: renewing.hiring.company.id }
    expect((await call(app, renewTalentConsent, { token, params })).answer.until).toBe('2028-01-31T09:02:00.000Z')
    app.clock.forward(30 * DAY)
    await runClock()
    expect(await isFound(silent.hiring, silent.other, silent.ana)).toEqual([false, false])
    expect(await isFound(renewing.hiring, renewing.other, renewing.ana)).toEqual([true, true])
    const late = { token: await signedIn(silent.ana.user), params: { company_id: silent.hiring.company.id } }
    expect((await call(app, renewTalentConsent, late)).status).toBe(404)
  })

  it('of which somebody cannot be told stops nobody', async () => {
    const [broken, other] = [await applied(true), await applied(true)]
    app.clock.forward(336 * DAY)
    const mend = await breakRow(app, 'talent_consents', 'user_id', broken.ana.user.id)
    await expect(runClock()).rejects.toThrow('1 rows of matching.consents failed')
    expect([await askedTimes(broken.ana), await askedTimes(other.ana)]).toEqual([0, 1])
    await mend()
    await runClock()
    expect([await askedTimes(broken.ana), await askedTimes(other.ana)]).toEqual([1, 1])
  })

  it('of before an application that is undone stays as it was', async () => {
    const { ana, hiring, other } = await applied(true)
    const said = async () => (await call(app, listTalentConsents, { token: ana.token })).answer.items
    const before = await said()
    app.clock.forward(10 * DAY)
    const again = await apply(app, ana, other, { talent_pool: true })
    expect((await said()).map(({ until }) => until)).not.toEqual(before.map(({ until }) => until))
    const undone = await call(app, undoApplication, { token: ana.token, params: { id: again.answer.id } })
    expect(undone.status).toBe(204)
    expect([before.length, await said()]).toEqual([1, before])
    expect(await isFound(hiring, other, ana)).toEqual([true, true])
  })
})
