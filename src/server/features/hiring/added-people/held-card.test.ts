import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/features/accounts/users/users.tables.ts'
import * as contract from '#shared/hiring/added-people/added-people.ts'
import { rejectApplication } from '#shared/hiring/decisions.ts'
import { sendMessage } from '#shared/hiring/messages.ts'
import { getMyApplication, listMyApplications } from '#shared/hiring/my-applications.ts'
import { createNote } from '#shared/hiring/notes.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import {
  aHeldCard,
  anAddress,
  bellOf,
  eraseCardBy,
  openCard,
  wholeCard,
} from '#tests/support/added-people/held-card.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, anAddedPerson, anApplicant, boardOf } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { sendDue } from '../sending/send-outgoing.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const take = (link: string, token: string) => call(app, contract.takeHeldCard, { params: { token: link }, token })

describe('whoever is added', () => {
  it('is told at once who holds what, from where, for what and how long', async () => {
    const { hiring, email } = await aHeldCard(app)
    const [mail] = await sentTo(app, email)
    expect(mail?.subject).toBe(`${hiring.company.name} guardó tus datos para «${hiring.vacancy.title}»`)
    expect(mail?.text).toContain('Qué guarda: tu nombre, tu correo, tu teléfono y lo que dice tu CV.')
    expect(mail?.text).toContain('De dónde los tiene: de una feria o un evento (Feria de empleo de Bilbao).')
    expect(mail?.text).toContain('porque pediste que te tuvieran en cuenta')
    expect(mail?.text).toContain('mientras dure el proceso y 12 meses después')
    expect(mail?.text).toContain(hiring.company.website)
  })

  it('reads what is held behind the link, and looking changes nothing', async () => {
    const { hiring, email, token } = await aHeldCard(app)
    const { status, answer } = await openCard(app, token)
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      situation: 'REGISTER',
      vacancy: { id: hiring.vacancy.id, title: hiring.vacancy.title },
      held: { full_name: 'Nerea Olabarri', email, origin: 'EVENT', held_because: 'THEY_ASKED', retention_months: 12 },
    })
    expect(answer.held?.document.experience[0]?.company).toBe('Talleres Ibaizabal')
    expect((await openCard(app, token)).status).toBe(200)
  })

  it('reads nothing of what the team thinks', async () => {
    const { hiring, application_id, token } = await aHeldCard(app)
    const note = { body: 'Zarzaparrilla interna.', visibility: 'TEAM' as const }
    await call(app, createNote, { token: hiring.owner.token, params: { id: application_id }, body: note })
    expect((await openCard(app, token)).text).not.toContain('Zarzaparrilla')
  })
})

describe('taking it over', () => {
  it('makes it an application of the account with that address, which is proved by it', async () => {
    const { hiring, email, application_id, token } = await aHeldCard(app)
    const session = await aSession(app, { email, email_verified_at: null })
    expect((await openCard(app, token)).answer.situation).toBe('SIGN_IN')
    expect((await openCard(app, token, session.token)).answer.situation).toBe('READY')
    expect((await take(token, session.token)).answer).toEqual({ application_id })
    const mine = await call(app, listMyApplications, { token: session.token })
    expect(mine.answer.items.map(({ id }) => id)).toEqual([application_id])
    const one = await call(app, getMyApplication, { token: session.token, params: { id: application_id } })
    expect(one.answer.timeline.map(({ kind }) => kind)).toEqual(['ADDED', 'TAKEN'])
    const [user] = await app.deps.db.select().from(users).where(eq(users.email, email))
    expect(user?.email_verified_at).toEqual(app.clock.now())
    expect((await openCard(app, token)).answer).toMatchObject({ situation: 'TAKEN', held: null })
    expect((await eraseCardBy(app, token)).status).toBe(409)
    expect((await take(token, session.token)).status).toBe(200)
    expect(await bellOf(app, hiring)).toContain(
      `${session.user.full_name} pasó a su cuenta su postulación a «${hiring.vacancy.title}».`,
    )
    expect((await wholeCard(app, hiring, application_id)).answer).toMatchObject({
      full_name: 'Nerea Olabarri',
      source: 'IMPORTED',
    })
  })

  it('is refused to any other account, in words that show no address', async () => {
    const { email, token } = await aHeldCard(app)
    const other = await aSession(app)
    expect((await openCard(app, token, other.token)).answer.situation).toBe('OTHER_ACCOUNT')
    const { status, error, text } = await take(token, other.token)
    expect([status, error?.code]).toEqual([409, 'other_account'])
    expect(text).not.toContain(email)
  })

  it('is refused to who is in that vacancy already', async () => {
    const { hiring, token } = await aHeldCard(app)
    const ana = await anApplicant(app, hiring)
    await app.database.pool.query('update added_people set email = $1 where email is not null and company_id = $2', [
      ana.user.email,
      hiring.company.id,
    ])
    expect((await take(token, ana.token)).error?.code).toBe('already_applied')
  })

  it('lets the team write and propose as to everybody', async () => {
    const { hiring, email, application_id, token } = await aHeldCard(app)
    const session = await aSession(app, { email })
    await take(token, session.token)
    const body = { body: 'Hola, ¿hablamos?', file_ids: [] }
    const sent = await call(app, sendMessage, { token: hiring.owner.token, params: { id: application_id }, body })
    expect(sent.status).toBe(201)
    expect(
      (await call(app, listNotifications, { token: session.token })).answer.map(({ message }) => message),
    ).toContain(`Nuevo mensaje de ${hiring.company.name}.`)
  })
})

describe('what is sent to them', () => {
  it('a message is read in the mail itself', async () => {
    const { hiring, email, application_id, token } = await aHeldCard(app)
    const body = { body: 'Nos gustó tu perfil. ¿Hablamos?', file_ids: [] }
    await call(app, sendMessage, { token: hiring.owner.token, params: { id: application_id }, body })
    const mail = (await sentTo(app, email)).find(({ subject }) => subject.startsWith('Mensaje de'))
    expect(mail?.text).toContain('Nos gustó tu perfil. ¿Hablamos?')
    expect(mail?.text).toContain(`/?ficha=${token}`)
  })

  it('a «no» comes as a letter with the way to their data', async () => {
    const { hiring, email, application_id, token } = await aHeldCard(app)
    const [card] = (await boardOf(app, hiring)).cards
    const body = {
      version: card?.version ?? 0,
      side: 'COMPANY' as const,
      reason: 'EXPERIENCIA' as const,
      depth: 'CV' as const,
      message: { body: 'Hola, {nombre}: seguimos con otras personas.', delay_hours: 0 },
    }
    const sent = await call(app, rejectApplication, { token: hiring.owner.token, params: { id: application_id }, body })
    expect(sent.status).toBe(200)
    await sendDue(app.deps)
    const mail = (await sentTo(app, email)).find(({ subject }) => subject.startsWith('Tu postulación a'))
    expect(mail?.text).toContain('Hola, Nerea: seguimos con otras personas.')
    expect(mail?.text).toContain(`/?ficha=${token}`)
    expect(mail?.text).not.toContain('/app/my-applications')
  })
})

describe('in blind review', () => {
  it('nobody learns who it is, or that somebody was added, not even who added them', async () => {
    const hiring = await aHiring(app)
    await boardOf(app, hiring)
    await app.database.pool.query('update stages set is_blind = true where vacancy_id = $1 and position = 0', [
      hiring.vacancy.id,
    ])
    const added = await anAddedPerson(app, hiring, { email: anAddress() })
    expect(added.application_id).toBe('')
    const { cards } = await boardOf(app, hiring)
    expect(cards).toMatchObject([
      { is_blind: true, source: 'DIRECT', full_name: expect.stringMatching(/^Candidatura /) },
    ])
    const { answer, text } = await wholeCard(app, hiring, cards[0]?.id ?? '')
    expect(answer).toMatchObject({ brought_in: null, contact: null })
    expect(text).not.toMatch(/Nerea|Olabarri|Laura/)
    const body = { full_name: 'Nerea Olabarri', email: '', phone: '655123456' }
    const params = { id: hiring.vacancy.id }
    const found = await call(app, contract.findDuplicates, { token: hiring.owner.token, params, body })
    expect(found.answer.items).toEqual([])
  })
})
