import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { sendDue } from '#server/features/hiring/sending/send-outgoing.service.ts'
import { getBulk, startBulk } from '#shared/hiring/bulk.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { cancelOutgoing, listOutgoing } from '#shared/hiring/outgoing.ts'
import { askForTalent, inviteElsewhere } from '#shared/hiring/talent-pool.ts'
import { answerTalentAsk, listTalentConsents } from '#shared/matching/talent-consents.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aVacancy } from '#tests/support/factories.ts'
import { aColleague, aHiring, anApplicant, boardOf, type Hiring, type Seeker } from '#tests/support/hiring.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ask = ({ owner }: Hiring, id: string) => call(app, askForTalent, { token: owner.token, params: { id } })
const consentsOf = async ({ token }: Pick<Seeker, 'token'>) => (await call(app, listTalentConsents, { token })).answer
const say = ({ token }: Pick<Seeker, 'token'>, { company }: Hiring, answer: 'SI' | 'NO') =>
  call(app, answerTalentAsk, { token, params: { company_id: company.id }, body: { answer } })
const toldTo = async ({ token }: Pick<Seeker, 'token'>) =>
  (await call(app, listNotifications, { token })).answer.map(({ message }) => message)

describe('«Guardar en Talento»', () => {
  it('asks the person, who alone says yes; one company asks once a year', async () => {
    const hiring = await aHiring(app)
    const ana = await anApplicant(app, hiring, "Ana d'Ors i Güell")
    expect((await ask(hiring, ana.application_id)).status).toBe(204)
    expect(await toldTo(ana)).toContain(
      `${hiring.company.name} quiere tenerte en cuenta para otras vacantes. ¿Te parece bien?`,
    )
    const before = await consentsOf(ana)
    expect([before.items, before.asks.map(({ company_id }) => company_id)]).toEqual([[], [hiring.company.id]])
    expect((await ask(hiring, ana.application_id)).error?.message).toContain('Ya se lo preguntaron este año')
    expect((await say(ana, hiring, 'SI')).status).toBe(204)
    const after = await consentsOf(ana)
    expect([after.items.map(({ company_id }) => company_id), after.asks]).toEqual([[hiring.company.id], []])
    expect((await say(ana, hiring, 'NO')).status).toBe(404)
    expect((await ask(hiring, ana.application_id)).error?.message).toContain('Ya está en tu banco')
  })

  it('takes a no for a year', async () => {
    const hiring = await aHiring(app)
    const ana = await anApplicant(app, hiring)
    await ask(hiring, ana.application_id)
    await say(ana, hiring, 'NO')
    expect((await consentsOf(ana)).items).toEqual([])
    expect((await ask(hiring, ana.application_id)).status).toBe(409)
  })

  it('comes with the answer to a rejection, not before it', async () => {
    const hiring = await aHiring(app)
    const ana = await anApplicant(app, hiring)
    const [card] = (await boardOf(app, hiring)).cards
    const message = { body: 'Gracias por tu tiempo; esta vez seguimos con otras personas.', delay_hours: 24 }
    const decision = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', asks_pool: true } as const
    const rejected = await call(app, rejectApplication, {
      token: hiring.owner.token,
      params: { id: ana.application_id },
      body: { ...decision, message, version: card?.version ?? 0 },
    })
    expect(rejected.status).toBe(200)
    await sendDue(app.deps)
    expect((await consentsOf(ana)).asks).toEqual([])
    app.clock.forward(DAY)
    await sendDue(app.deps)
    expect((await consentsOf(ana)).asks).toHaveLength(1)
  })

  it('comes also when the mail of the rejection is taken back, and with it the answer', async () => {
    const hiring = await aHiring(app)
    const ana = await anApplicant(app, hiring)
    const [card] = (await boardOf(app, hiring)).cards
    const { token } = hiring.owner
    const message = { body: 'Gracias por tu tiempo; esta vez seguimos con otras personas.', delay_hours: 24 }
    const decision = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', asks_pool: true, message } as const
    const body = { ...decision, version: card?.version ?? 0 }
    await call(app, rejectApplication, { token, params: { id: ana.application_id }, body })
    const params = { id: hiring.vacancy.id }
    const [mail] = (await call(app, listOutgoing, { token, params, query: {} })).answer.items
    await call(app, cancelOutgoing, { token, params: { ...params, outgoing_id: mail?.id ?? '' } })
    expect((await consentsOf(ana)).asks).toHaveLength(1)
  })
})

describe('«Invitar a otra vacante»', () => {
  const invite = ({ owner }: Hiring, id: string, vacancy_id: string) =>
    call(app, inviteElsewhere, { token: owner.token, params: { id }, body: { vacancy_id } })

  it('tells the person once, whom nobody else may find', async () => {
    const hiring = await aHiring(app)
    const other = await aVacancy(app, hiring.company, { lead: hiring.owner.member })
    const ana = await anApplicant(app, hiring)
    await updateUser(app.deps.db, ana.user.id, { visibility: 'HIDDEN' })
    expect((await invite(hiring, ana.application_id, other.id)).status).toBe(204)
    expect((await invite(hiring, ana.application_id, other.id)).status).toBe(204)
    const invited = (await toldTo(ana)).filter((text) => text.includes('te invita a postularte'))
    expect(invited).toHaveLength(1)
  })

  it('knows only other open vacancies of the same company, and nobody who has shut it out', async () => {
    const [hiring, foreign] = [await aHiring(app), await aHiring(app)]
    const other = await aVacancy(app, hiring.company, { lead: hiring.owner.member })
    const ana = await anApplicant(app, hiring)
    expect((await invite(hiring, ana.application_id, foreign.vacancy.id)).status).toBe(404)
    expect((await invite(hiring, ana.application_id, hiring.vacancy.id)).error?.message).toContain('ya está en esa')
    await updateUser(app.deps.db, ana.user.id, {
      hidden_companies: [{ name: hiring.company.name, domain: null, auto: false }],
    })
    expect((await invite(hiring, ana.application_id, other.id)).error?.message).toContain('Ya no quiere saber')
  })
})

describe('many at once', () => {
  it('are asked, invited and given to somebody to rate', async () => {
    const hiring = await aHiring(app)
    const other = await aVacancy(app, hiring.company, { lead: hiring.owner.member })
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const people = [await anApplicant(app, hiring), await anApplicant(app, hiring, '李 Å')]
    const run = async (action: object) => {
      const { answer, status } = await call(app, startBulk, {
        token: hiring.owner.token,
        params: { id: hiring.vacancy.id },
        body: {
          creation_key: randomUUID(),
          application_ids: people.map(({ application_id }) => application_id),
          action: action as never,
        },
      })
      expect(status).toBe(202)
      await app.runTasks()
      const params = { id: hiring.vacancy.id, bulk_id: answer.id }
      const work = (await call(app, getBulk, { token: hiring.owner.token, params })).answer
      return [work.state, work.done, work.skipped]
    }
    expect(await run({ kind: 'TALENT' })).toEqual(['DONE', 2, 0])
    expect(await run({ kind: 'TALENT' })).toEqual(['DONE', 0, 2])
    expect(await run({ kind: 'INVITE', vacancy_id: other.id })).toEqual(['DONE', 2, 0])
    expect(await run({ kind: 'SCORECARD', member_id: colleague.member.id })).toEqual(['DONE', 2, 0])
    expect((await boardOf(app, hiring)).cards.map(({ scorecards }) => scorecards.asked)).toEqual([1, 1])
    const told = await toldTo({ token: colleague.token })
    expect(told.some((text) => text.includes('evalu'))).toBe(true)
  })
})
