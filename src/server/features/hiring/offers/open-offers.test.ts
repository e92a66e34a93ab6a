import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import { getMyApplication, withdrawApplication } from '#shared/hiring/my-applications.ts'
import * as contract from '#shared/hiring/offers.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, boardOf, makeOffer, SIGNED, stageAt } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { behind } from '#tests/support/postgres/behind.ts'
import { request } from '#tests/support/request.ts'
import { answerClosedTask } from '../closing/closing.tasks.ts'
import { hiringClockTask } from '../deadlines/deadlines.tasks.ts'

const HOUR = 3600
const DAY = 24 * HOUR

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Somebody with an offer that waits for an answer, and what both sides do with it. */
async function anOffer({ isSent = true } = {}) {
  const hiring = await aHiring(app)
  const { token: own, application_id: id, user } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const terms = { salary: 30_000_00, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' } as const
  const days = { start_date: '2026-09-01', expires_on: addDays(app.clock.now(), 5).toISOString().slice(0, 10) }
  const { answer } = await call(app, contract.createOffer, { token, params: { id }, body: { ...terms, ...days } })
  const params = { id, offer_id: answer.id }
  if (isSent) await makeOffer(app, token, params)
  const card = async () => {
    const board = await boardOf(app, hiring)
    const found = board.cards.find((one) => one.id === id)
    if (!found) throw new Error('not on the board')
    return { ...found, last: stageAt(board, -1) }
  }
  return {
    id,
    own,
    token,
    params,
    card,
    hiring,
    email: user.email,
    accept: () => call(app, contract.acceptOffer, { token: own, params, body: SIGNED }),
    hold: async () =>
      call(app, decisions.holdApplication, {
        token,
        params: { id },
        body: { days: 7, version: (await card()).version },
      }),
    seen: async () => (await call(app, contract.listOffers, { token: own, params: { id } })).answer.items[0]?.state,
    mine: async () => (await call(app, getMyApplication, { token: own, params: { id } })).answer,
  }
}

const weekLater = async () => {
  app.clock.forward(7 * DAY)
  await hiringClockTask.run(app.deps, {}, { id: 'test' })
}

describe('an offer that nobody answered', () => {
  it('is closed with the application that its person takes back', async () => {
    const { id, own, seen, mine } = await anOffer()
    await call(app, withdrawApplication, { token: own, params: { id }, body: { reason: 'OTRA_OFERTA' } })
    expect(await seen()).toBe('DECLINED')
    await weekLater()
    const kinds = (await mine()).timeline.map(({ kind }) => kind)
    expect([kinds.includes('OFFER_DECLINED'), kinds.includes('OFFER_EXPIRED')]).toEqual([true, false])
  })

  it('keeps a «no» from being decided until somebody takes it back, so that nobody reads what they cannot answer', async () => {
    const { id, token, params, card, accept } = await anOffer()
    const said = { side: 'COMPANY', reason: 'SALARIO', depth: 'FINALISTA' } as const
    const message = { body: 'Gracias por tu tiempo: no seguimos adelante.', delay_hours: 1 }
    const decide = async () => {
      const body = { ...said, message, version: (await card()).version }
      return call(app, decisions.rejectApplication, { token, params: { id }, body })
    }
    const refused = await decide()
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'Esta persona tiene una oferta sin responder. Retírala o espera su respuesta antes de decidir que no sigue.',
    ])
    await call(app, contract.withdrawOffer, { token, params })
    expect([(await decide()).status, (await accept()).status]).toEqual([200, 409])
  })

  it('is taken back when its vacancy is closed, before the answer to everybody is told', async () => {
    const { own, id, hiring, seen, mine } = await anOffer()
    const body = { reason: 'FILLED', open_applications: 1 } as const
    const closed = await call(app, decisions.closeAndAnswer, {
      token: hiring.owner.token,
      params: { id: hiring.vacancy.id },
      body,
    })
    expect(closed.status).toBe(200)
    await answerClosedTask.run(app.deps, {}, { id: 'test' })
    expect([await seen(), (await mine()).next_action]).toEqual(['WITHDRAWN_BY_COMPANY', null])
    expect((await call(app, getMyApplication, { token: own, params: { id } })).answer.decision).toBeNull()
    await weekLater()
    expect((await mine()).timeline.map(({ kind }) => kind)).not.toContain('OFFER_EXPIRED')
  })

  it('keeps an application from being put on hold, and says what to do', async () => {
    const { hold, accept } = await anOffer()
    const refused = await hold()
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'Esta persona tiene una oferta sin responder. Retírala o espera su respuesta antes de poner el proceso en espera.',
    ])
    expect((await accept()).status).toBe(200)
    const other = await anOffer()
    await call(app, contract.withdrawOffer, { token: other.token, params: other.params })
    expect((await other.hold()).status).toBe(200)
  })

  it('is found by whoever holds the application in the moment in which it is sent', async () => {
    const { id, params, hold: put, card } = await anOffer({ isSent: false })
    const hold = async (holder: PoolClient) => {
      await holder.query('select 1 from applications where id = $1 for update', [id])
      await holder.query(`update offers set state = 'SENT', sent_at = now() where id = $1`, [params.offer_id])
    }
    expect((await behind(app, { hold }, put)).status).toBe(409)
    expect((await card()).state).toBe('ACTIVE')
  })

  it('can still be accepted by who was hired without waiting for it', async () => {
    const hired = async () => {
      const offer = await anOffer()
      const { version, stage_id: expected_stage_id, last: stage_id } = await offer.card()
      const body = { version, expected_stage_id, stage_id }
      const moved = await call(app, moveApplication, { token: offer.token, params: { id: offer.id }, body })
      expect(moved.status).toBe(200)
      return offer
    }
    const [answering, silent] = [await hired(), await hired()]
    expect((await answering.accept()).status).toBe(200)
    expect((await answering.card()).state).toBe('HIRED')
    await weekLater()
    expect((await silent.mine()).timeline.map(({ kind }) => kind)).not.toContain('OFFER_EXPIRED')
  })
})

it.each([
  ['that is taken back is told to whom it was for', true, 1],
  ['of which nobody knew goes without a word', false, 0],
])('an offer %s', async (_, isSent, mails) => {
  const { token, params, email } = await anOffer({ isSent })
  await call(app, contract.withdrawOffer, { token, params })
  const told = (await sentTo(app, email)).filter(({ text }) => text.includes('ya no se puede responder'))
  expect(told).toHaveLength(mails)
})

it('a draft that is thrown away is never seen by whom it was for', async () => {
  const { token, own, params, seen } = await anOffer({ isSent: false })
  await call(app, contract.withdrawOffer, { token, params })
  expect(await seen()).toBeUndefined()
  const url = `/api/v1/applications/${params.id}/offers/${params.offer_id}/letter`
  expect((await request(app, { url, token: own })).statusCode).toBe(404)
})
