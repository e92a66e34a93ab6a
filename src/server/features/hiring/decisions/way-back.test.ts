import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { startBulk, undoBulk } from '#shared/hiring/bulk.ts'
import * as contract from '#shared/hiring/decisions.ts'
import { listMessages } from '#shared/hiring/messages.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import * as offers from '#shared/hiring/offers.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, makeOffer, SIGNED, stageAt } from '#tests/support/hiring.ts'
import { insertOutgoing } from '../outgoing/outgoing.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody who applied, and what both sides do with it. */
async function aPerson() {
  const hiring = await aHiring(app)
  const { token: own, application_id: id } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const params = { id }
  const row = async () => {
    const { rows } = await app.database.pool.query('select state, version, stage_id from applications where id = $1', [
      id,
    ])
    return rows[0] as { state: string; version: number; stage_id: string }
  }
  const move = async (at: number) => {
    const { version, stage_id: expected_stage_id } = await row()
    const body = { version, expected_stage_id, stage_id: stageAt(await boardOf(app, hiring), at) }
    return call(app, moveApplication, { token, params, body })
  }
  const reject = async (message: string | null = 'Gracias por tu tiempo: no seguimos adelante.') => {
    const said = { side: 'COMPANY', reason: 'SALARIO', depth: 'CV', version: (await row()).version } as const
    const body = { ...said, message: message && { body: message, delay_hours: 24 } }
    return call(app, contract.rejectApplication, { token, params, body: body as never })
  }
  const restore = async (part: { message?: string; side?: 'COMPANY' | 'CANDIDATE' } = {}) =>
    call(app, contract.restoreApplication, { token, params, body: { version: (await row()).version, ...part } })
  const offer = async () => {
    const terms = { salary: 30_000_00, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' } as const
    const days = { start_date: '2026-09-01', expires_on: addDays(app.clock.now(), 5).toISOString().slice(0, 10) }
    const made = await call(app, offers.createOffer, { token, params, body: { ...terms, ...days } })
    const at = { params: { id, offer_id: made.answer.id } }
    await makeOffer(app, token, at.params)
    return {
      accept: () => call(app, offers.acceptOffer, { token: own, ...at, body: SIGNED }),
      decline: () => call(app, offers.declineOffer, { token: own, ...at, body: {} }),
      state: async () => (await call(app, offers.listOffers, { token: own, params })).answer.items[0]?.state,
    }
  }
  const close = async () => {
    const { pool } = app.database
    await pool.query(
      `update vacancies set state = 'CLOSED', state_reason = 'FILLED', closed_at = now() where id = $1`,
      [hiring.vacancy.id],
    )
  }
  const mine = async () => (await call(app, getMyApplication, { token: own, params })).answer
  return { hiring, token, own, id, row, move, reject, restore, offer, close, mine }
}

const CLOSED = 'Esta vacante está cerrada y ya respondió a todas las personas. Reábrela antes de recuperar a alguien.'

describe('nobody comes back into a vacancy that is closed', () => {
  it('by a «no» that is taken back', async () => {
    const { reject, restore, close, row } = await aPerson()
    await reject()
    await close()
    const { status, error } = await restore()
    expect([status, error?.message, (await row()).state]).toEqual([409, CLOSED, 'REJECTED'])
  })

  it('out of the last column', async () => {
    const { move, close, row } = await aPerson()
    await move(-1)
    await close()
    const { status, error } = await move(-2)
    expect([status, error?.message, (await row()).state]).toEqual([409, CLOSED, 'HIRED'])
  })

  it('with many at once: who stays out reads the «no», whose letter will not leave any more', async () => {
    const { hiring, token, id, close, row, mine } = await aPerson()
    const rejection = { side: 'COMPANY', reason: 'SALARIO', depth: 'CV', message: { body: null } } as const
    const params = { id: hiring.vacancy.id }
    const body = { creation_key: crypto.randomUUID(), application_ids: [id], action: { kind: 'REJECT', rejection } }
    const { answer } = await call(app, startBulk, { token, params, body: body as never })
    await app.runTasks()
    await close()
    await call(app, undoBulk, { token, params: { ...params, bulk_id: answer.id } })
    await app.runTasks()
    expect([(await row()).state, (await mine()).state]).toEqual(['REJECTED', 'NO_SELECCIONADA'])
  })
})

describe('a hire after an offer that was accepted', () => {
  const WHY = 'Lo sentimos: el puesto se canceló esta mañana.'

  it('is not undone by moving a card', async () => {
    const { offer, move, row } = await aPerson()
    await (await offer()).accept()
    const { status, error } = await move(-2)
    expect([status, (await row()).state]).toEqual([409, 'HIRED'])
    expect(error?.message).toContain('Esta persona aceptó tu oferta.')
  })

  it.each([
    ['COMPANY', 'WITHDRAWN_BY_COMPANY', 'OFFER_WITHDRAWN'],
    ['CANDIDATE', 'DECLINED', 'OFFER_DECLINED'],
  ] as const)('is annulled by the %s with its offer, and with words to its person', async (side, state, kind) => {
    const { offer, restore, own, id, hiring, mine } = await aPerson()
    const made = await offer()
    await made.accept()
    const silent = await restore({ side })
    expect([silent.status, Object.keys(silent.error?.fields ?? {})]).toEqual([422, ['message']])
    const { answer } = await restore({ side, message: WHY })
    const board = await boardOf(app, hiring)
    expect([answer.state, answer.stage_id, board.figures.hired]).toEqual(['ACTIVE', stageAt(board, -2), 0])
    expect(await made.state()).toBe(state)
    const { items } = (await call(app, listMessages, { token: own, params: { id }, query: {} })).answer
    expect(items.map(({ body }) => body)).toEqual([WHY])
    const { timeline, state: seen } = await mine()
    expect([timeline.map((step) => step.kind).includes(kind), seen]).toEqual([true, 'EN_REVISION'])
  })

  it('sends no welcome that was written to who was hired', async () => {
    const { move, hiring, id, row } = await aPerson()
    await move(-1)
    const now = app.clock.now()
    const letter = { subject: 'Te damos la bienvenida', body: 'Hola.', send_at: addDays(now, 1), created_at: now }
    const kept = await insertOutgoing(app.deps.db, {
      vacancy_id: hiring.vacancy.id,
      application_id: id,
      kind: 'MESSAGE',
      ...letter,
    })
    await move(-2)
    const { rows } = await app.database.pool.query('select state from outgoing_mails where id = $1', [kept?.id])
    expect([(await row()).state, rows[0]?.state]).toEqual(['ACTIVE', 'CANCELLED'])
  })
})

describe('an offer that is not accepted by who was hired by hand', () => {
  it('takes the hire back', async () => {
    const { offer, move, row, mine } = await aPerson()
    const made = await offer()
    await move(-1)
    expect((await made.decline()).status).toBe(200)
    expect([(await row()).state, (await mine()).state]).toEqual(['ACTIVE', 'EN_REVISION'])
  })

  it('leaves them out where the vacancy is closed', async () => {
    const { offer, move, close, row } = await aPerson()
    const made = await offer()
    await move(-1)
    await close()
    expect([(await made.decline()).status, (await row()).state]).toEqual([200, 'WITHDRAWN'])
  })
})

describe('an offer and a «no» at the same moment', () => {
  it('tells whoever decides that it was accepted', async () => {
    const { offer, token, id, row, reject } = await aPerson()
    const made = await offer()
    const { version } = await row()
    await made.accept()
    const said = { side: 'COMPANY', reason: 'SALARIO', depth: 'CV', message: null, version } as const
    const late = await call(app, contract.rejectApplication, { token, params: { id }, body: said })
    expect([late.status, late.error?.message]).toEqual([409, 'La persona aceptó la oferta hace 1 segundo.'])
    expect((await reject()).status).toBe(409)
  })

  it('tells whoever answers it what became of it', async () => {
    const { offer } = await aPerson()
    const made = await offer()
    await made.decline()
    const late = await made.accept()
    expect([late.status, late.error?.message]).toEqual([
      409,
      'Ya respondiste que no a esta oferta. Escribe a la empresa si cambiaste de opinión.',
    ])
  })
})
