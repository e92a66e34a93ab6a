import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hiringClockTask } from '#server/features/hiring/deadlines/deadlines.tasks.ts'
import { sendOutgoingTask } from '#server/features/hiring/sending/outgoing.tasks.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { rejectApplication, restoreApplication } from '#shared/hiring/decisions.ts'
import * as messages from '#shared/hiring/messages.ts'
import * as mine from '#shared/hiring/my-applications.ts'
import { cancelOutgoing, changeOutgoing, listOutgoing } from '#shared/hiring/outgoing.ts'
import { markOpened } from '#shared/hiring/team-application.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { save } from '#tests/support/cvs.ts'
import { aHiring, anApplicant, aSeeker, boardOf, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { signedInAgain } from '#tests/support/vacancies.ts'

const DAY = 24 * 60 * 60

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const detail = (token: string, id: string) => call(app, mine.getMyApplication, { token, params: { id } })
const stateOf = async (token: string, id: string) => (await detail(token, id)).answer.state

async function cardOf(hiring: Hiring, id: string) {
  const card = (await boardOf(app, hiring)).cards.find((one) => one.id === id)
  if (!card) throw new Error('not on the board')
  return card
}

async function reject(hiring: Hiring, id: string, delay_hours: number | null = null) {
  const { version } = await cardOf(hiring, id)
  const message = { body: 'Hola, {nombre}: gracias por postularte a {vacante}. {qué_faltó}', delay_hours }
  const missing_requirement_ids = hiring.vacancy.document.requirements.slice(0, 1).map((one) => one.id)
  const decision = { side: 'COMPANY', reason: 'REQUISITOS', depth: 'CV' } as const
  const body = { ...decision, missing_requirement_ids, message, version }
  return call(app, rejectApplication, { token: hiring.owner.token, params: { id }, body })
}

describe('what a person reads of an application', () => {
  it('changes only when somebody did something, and then at once', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    expect(await stateOf(token, id)).toBe('ENVIADA')
    await call(app, markOpened, { token: hiring.owner.token, params: { id } })
    expect(await stateOf(token, id)).toBe('VISTA')
    const stages = await boardOf(app, hiring)
    const { version, stage_id: expected_stage_id } = await cardOf(hiring, id)
    const body = { version, expected_stage_id, stage_id: stageAt(stages, 1) }
    await call(app, moveApplication, { token: hiring.owner.token, params: { id }, body })
    const { answer } = await detail(token, id)
    expect([answer.state, answer.stage_label, answer.promised_reply_at]).toEqual(['EN_ENTREVISTAS', 'Entrevista', null])
    expect(answer.timeline.map(({ kind }) => kind)).toEqual(['APPLIED', 'VIEWED', 'MOVED'])
    expect(JSON.stringify(answer.timeline)).not.toContain('Laura')
  })

  it('says «Sin respuesta» after the promised date', async () => {
    const hiring = await aHiring(app)
    const { user, token, application_id } = await anApplicant(app, hiring)
    expect((await detail(token, application_id)).answer.promised_reply_at).not.toBeNull()
    app.clock.forward(11 * DAY)
    const again = await signedInAgain(app, user)
    expect(await stateOf(again, application_id)).toBe('SIN_RESPUESTA')
  })

  it('is a decision only once its mail has left; taken back before, nobody ever knew', async () => {
    const hiring = await aHiring(app)
    const { user, token, application_id: id } = await anApplicant(app, hiring)
    const { answer: rejected } = await reject(hiring, id, 1)
    expect([rejected.state, await stateOf(token, id)]).toEqual(['REJECTED', 'ENVIADA'])
    const restored = await call(app, restoreApplication, {
      token: hiring.owner.token,
      params: { id },
      body: { version: rejected.version },
    })
    expect([restored.status, restored.answer.state]).toEqual([200, 'ACTIVE'])
    app.clock.forward(2 * 3600)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    expect(await sentTo(app, user.email)).toEqual([])
    await reject(hiring, id, 0)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    const [mail] = await sentTo(app, user.email)
    expect(mail?.text).toContain(
      'Hola, Ana: gracias por postularte a Analista de datos. Para este puesto buscábamos además: SQL.',
    )
    const { answer } = await detail(token, id)
    expect([answer.state, answer.decision?.missing]).toEqual(['NO_SELECCIONADA', ['SQL']])
    const card = await call(app, restoreApplication, {
      token: hiring.owner.token,
      params: { id },
      body: { version: restored.answer.version + 1 },
    })
    expect([card.status, Object.keys(card.error?.fields ?? {})]).toEqual([422, ['message']])
  })

  it('says since when it stands so: seen, told and withdrawn each from its own moment', async () => {
    const hiring = await aHiring(app)
    const [one, other] = [await anApplicant(app, hiring), await anApplicant(app, hiring)]
    const sinceOf = async ({ token, application_id }: typeof one) => {
      const { state, state_since } = (await detail(token, application_id)).answer
      return [state, state_since]
    }
    const now = () => app.deps.now().toISOString()
    app.clock.forward(3600)
    await call(app, markOpened, { token: hiring.owner.token, params: { id: one.application_id } })
    const seen = now()
    expect(await sinceOf(one)).toEqual(['VISTA', seen])
    await reject(hiring, one.application_id, 1)
    expect(await sinceOf(one)).toEqual(['VISTA', seen])
    app.clock.forward(2 * 3600)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    expect(await sinceOf(one)).toEqual(['NO_SELECCIONADA', now()])
    await call(app, mine.withdrawApplication, { token: other.token, params: { id: other.application_id }, body: {} })
    expect(await sinceOf(other)).toEqual(['RETIRADA', now()])
  })

  it.each([
    { reason: 'EXPERIENCIA', told: 'EXPERIENCIA' },
    { reason: 'SPAM', told: 'OTRO' },
  ] as const)('tells the reason $reason as $told', async ({ reason, told }) => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const { version } = await cardOf(hiring, id)
    const body = { side: 'COMPANY', reason, depth: 'CV', message: null, version } as const
    await call(app, rejectApplication, { token: hiring.owner.token, params: { id }, body })
    const { answer, text } = await detail(token, id)
    expect(answer.decision?.reason).toBe(told)
    expect(text.includes('SPAM')).toBe(false)
  })

  it('shows what was sent and what the CV says differently since', async () => {
    const hiring = await aHiring(app)
    const seeker = await anApplicant(app, hiring)
    const { document } = seeker.cv
    await save(app, seeker.token, seeker.cv, {
      document: { ...document, summary: 'Otro resumen.', skills: document.skills.slice(1) },
    })
    const { answer } = await detail(seeker.token, seeker.application_id)
    expect(answer.sent.document.skills).toHaveLength(2)
    expect(answer.changed_since).toEqual(['Cambió el resumen.', 'Habilidades: 1 eliminada.'])
  })
})

describe('the own list', () => {
  it('pages, counts and filters, and is nobody else’s', async () => {
    const [one, other] = [await aHiring(app), await aHiring(app)]
    const seeker = await anApplicant(app, one)
    const stranger = await anApplicant(app, other)
    const { answer } = await call(app, mine.listMyApplications, { token: seeker.token, query: {} })
    expect(answer.items.map(({ id }) => id)).toEqual([seeker.application_id])
    expect([answer.counts.ENVIADA, answer.counts.VISTA]).toEqual([1, 0])
    const filtered = await call(app, mine.listMyApplications, { token: seeker.token, query: { state: 'VISTA' } })
    expect(filtered.answer.items).toEqual([])
    expect((await detail(stranger.token, seeker.application_id)).status).toBe(404)
  })

  it('can be left at any time; the team hears of it', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const withdraw = () => call(app, mine.withdrawApplication, { token, params: { id }, body: {} })
    expect((await withdraw()).answer.state).toBe('RETIRADA')
    expect((await withdraw()).status).toBe(200)
    const board = await boardOf(app, hiring)
    expect([board.cards, board.figures.withdrawn]).toEqual([[], 1])
  })

  it('reminds once of a date, also when only the note changes afterwards', async () => {
    const { token, application_id: id, user } = await anApplicant(app, await aHiring(app))
    const soon = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const later = new Date(app.clock.now().getTime() + 7_200_000).toISOString()
    const keep = (note: string, reminder_at: string) =>
      call(app, mine.savePrivateNote, { token, params: { id }, body: { note, reminder_at } })
    const reminders = async () => {
      await hiringClockTask.run(app.deps, {}, { id: 'test' })
      const { answer } = await call(app, listNotifications, { token: await signedInAgain(app, user) })
      return answer.filter(({ message }) => message.startsWith('Recordatorio')).length
    }
    await keep('Llamar', soon)
    expect(await reminders()).toBe(0)
    app.clock.forward(120)
    expect(await reminders()).toBe(1)
    await keep('Llamé: sin respuesta', soon)
    expect(await reminders()).toBe(1)
    await keep('Llamar otra vez', later)
    app.clock.forward(7200)
    expect(await reminders()).toBe(2)
  })

  it('keeps notes, entries from elsewhere, figures and a file', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const body = { note: 'Llamar el lunes', reminder_at: null }
    expect((await call(app, mine.savePrivateNote, { token, params: { id }, body })).status).toBe(204)
    expect((await detail(token, id)).answer.private_note).toBe('Llamar el lunes')
    const elsewhere = {
      company: 'Otra S.A.',
      role: '=1+1 Analista',
      applied_on: '2026-02-01',
      state: 'ENVIADA' as const,
    }
    const { answer } = await call(app, mine.createExternalApplication, { token, body: elsewhere })
    expect(
      (
        await call(app, mine.updateExternalApplication, {
          token,
          params: { id: answer.id },
          body: { ...elsewhere, state: 'OFERTA' },
        })
      ).answer.state,
    ).toBe('OFERTA')
    const stranger = await aSeeker(app)
    expect(
      (await call(app, mine.deleteExternalApplication, { token: stranger.token, params: { id: answer.id } })).status,
    ).toBe(404)
    const figures = (await call(app, mine.getMyFigures, { token })).answer
    expect([figures.sent, figures.answer_rate, figures.by_cv.length]).toEqual([1, 0, 1])
    const { text } = await call(app, mine.exportMyApplications, { token })
    expect(text).toContain("'=1+1 Analista")
    expect(text).toContain('Analista de datos')
    expect((await call(app, mine.getSentCv, { token, params: { id } })).headers['content-type']).toBe('application/pdf')
  })
})

describe('messages', () => {
  const write = (token: string, id: string, body: { body: string; file_ids?: string[]; creation_key?: string }) =>
    call(app, messages.sendMessage, { token, params: { id }, body: { creation_key: randomUUID(), ...body } })
  const read = (token: string, id: string) => call(app, messages.listMessages, { token, params: { id }, query: {} })

  it('go both ways, once per key, and are counted until they are read', async () => {
    const hiring = await aHiring(app)
    const { token, user, application_id: id } = await anApplicant(app, hiring)
    const creation_key = randomUUID()
    for (let i = 0; i < 3; i += 1)
      expect((await write(hiring.owner.token, id, { body: '¿Cuándo podrías empezar?', creation_key })).status).toBe(201)
    expect((await detail(token, id)).answer.unread_messages).toBe(1)
    expect(await sentTo(app, user.email)).toEqual([])
    const { items } = (await read(token, id)).answer
    expect(items.map(({ author_name, side }) => [author_name, side])).toEqual([[hiring.company.name, 'TEAM']])
    expect((await detail(token, id)).answer.unread_messages).toBe(0)
    app.clock.forward(1)
    await write(token, id, { body: 'El lunes.' })
    expect((await cardOf(hiring, id)).unread_messages).toBe(1)
    expect((await read(hiring.owner.token, id)).answer.items[0]?.author_name).toBe('Ana García-López')
    const stranger = await aSeeker(app)
    expect([
      (await read(stranger.token, id)).status,
      (await write(stranger.token, id, { body: 'Hola' })).status,
    ]).toEqual([404, 404])
  })

  it('carry files of four kinds, and no others', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring)
    const upload = (bytes: string, name: string) =>
      call(app, messages.uploadMessageFile, { token, params: { id }, file: new File([bytes], name) })
    expect((await upload('<html>', 'foto.png')).status).toBe(415)
    const { status, answer } = await upload('%PDF-1.7 hola', '../../título.exe')
    expect([status, answer.name, answer.type]).toEqual([201, 'título.pdf', 'application/pdf'])
    const get = (as: string) => call(app, messages.getMessageFile, { token: as, params: { id, file_id: answer.id } })
    expect((await get(hiring.owner.token)).status).toBe(404)
    expect((await write(token, id, { body: 'Adjunto.', file_ids: [answer.id] })).answer.files).toHaveLength(1)
    expect((await get(hiring.owner.token)).headers['content-disposition']).toContain('attachment')
    expect((await write(token, id, { body: 'Otra vez.', file_ids: [answer.id] })).status).toBe(422)
  })
})

describe('the send queue', () => {
  it('can be changed and cancelled while it waits', async () => {
    const hiring = await aHiring(app)
    const { user, token: own, application_id: id } = await anApplicant(app, hiring)
    await reject(hiring, id, 5)
    const { token } = hiring.owner
    const params = { id: hiring.vacancy.id }
    const { items, queued } = (await call(app, listOutgoing, { token, params, query: {} })).answer
    expect([queued, items[0]?.kind, items[0]?.full_name]).toEqual([1, 'REJECTION', 'Ana García-López'])
    const one = { ...params, outgoing_id: items[0]?.id ?? '' }
    const body = { subject: 'Sobre tu postulación', body: 'Otras palabras.', send_at: app.clock.now().toISOString() }
    expect((await call(app, changeOutgoing, { token, params: one, body })).answer.body).toBe('Otras palabras.')
    expect((await call(app, cancelOutgoing, { token, params: one })).answer.state).toBe('CANCELLED')
    expect((await call(app, cancelOutgoing, { token, params: one })).status).toBe(409)
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    expect(await sentTo(app, user.email)).toEqual([])
    expect(await stateOf(own, id)).toBe('NO_SELECCIONADA')
  })
})
