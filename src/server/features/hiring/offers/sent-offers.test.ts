import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#shared/core/time.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import * as contract from '#shared/hiring/offers.ts'
import { cancelOutgoing, changeOutgoing, listOutgoing } from '#shared/hiring/outgoing.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aColleague, aHiring, anApplicant, letOfferLeave, SIGNED } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { request } from '#tests/support/request.ts'
import { offerHash } from './offer-hash.ts'
import { findOffer } from './offers.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A draft for somebody who applied to an ad that pays 30.000 to 38.000 € a year, for a full day in Madrid. */
async function aDraft(
  terms: Partial<Pick<contract.Offer, 'salary' | 'period' | 'payments_per_year' | 'currency'>> = {},
) {
  const hiring = await aHiring(app)
  const { token: own, application_id: id, user } = await anApplicant(app, hiring)
  const { token } = hiring.owner
  const days = { start_date: '2026-09-01', expires_on: addDays(app.clock.now(), 5).toISOString().slice(0, 10) }
  const pay = { salary: 32_000_00, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO', ...terms } as const
  const { answer } = await call(app, contract.createOffer, { token, params: { id }, body: { ...pay, ...days } })
  const params = { id, offer_id: answer.id }
  return {
    hiring,
    own,
    token,
    id,
    params,
    email: user.email,
    body: { ...pay, ...days },
    preview: async () => (await call(app, contract.previewOffer, { token, params })).answer,
    send: (reason: string | null = null) => call(app, contract.sendOffer, { token, params, body: { reason } }),
    read: async (reader = token) =>
      (await call(app, contract.listOffers, { token: reader, params: { id } })).answer.items[0],
    mails: async () => (await sentTo(app, user.email)).filter(({ subject }) => /oferta/i.test(subject)),
  }
}

describe('an offer that was sent', () => {
  it('is not made for a minute, in which anybody of the team can take it back', async () => {
    const { hiring, own, token, read, send, mails, params, body } = await aDraft()
    const { answer } = await send()
    expect(answer).toMatchObject({ state: 'DRAFT', sent_on: null })
    const at = addDays(app.clock.now(), 0)
    expect(answer.leaving?.send_at).toBe(new Date(at.getTime() + 60_000).toISOString())
    expect((await call(app, contract.listOffers, { token: own, params: { id: params.id } })).answer.items).toEqual([])
    const changed = await call(app, contract.updateOffer, { token, params, body })
    expect([changed.status, changed.error?.message]).toEqual([
      409,
      'Esta oferta está saliendo. Deshaz el envío para cambiarla.',
    ])
    const colleague = await aColleague(app, hiring, 'RECRUITER')
    const queue = { token: colleague.token, params: { id: hiring.vacancy.id } }
    const [waiting] = (await call(app, listOutgoing, queue)).answer.items
    expect(waiting).toMatchObject({ kind: 'OFFER', id: answer.leaving?.outgoing_id })
    const mail = { token: colleague.token, params: { id: hiring.vacancy.id, outgoing_id: waiting?.id ?? '' } }
    const words = { subject: 'Otra cosa', body: 'Otra cosa.', send_at: answer.leaving?.send_at ?? '' }
    expect((await call(app, changeOutgoing, { ...mail, body: words })).status).toBe(409)
    expect((await call(app, cancelOutgoing, mail)).status).toBe(200)
    await letOfferLeave(app)
    expect(await read()).toMatchObject({ state: 'DRAFT', leaving: null })
    expect(await mails()).toEqual([])
    expect((await send()).status).toBe(200)
    await letOfferLeave(app)
    expect([(await read(own))?.state, (await mails()).length]).toEqual(['SENT', 1])
  })

  it('goes out as it was shown, and once', async () => {
    const { own, preview, send, read, mails } = await aDraft()
    const { mail, blocked, outside } = await preview()
    expect([blocked, outside]).toEqual([null, null])
    await Promise.all([send(), send()])
    await Promise.all([letOfferLeave(app), letOfferLeave(app)])
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual([mail.subject])
    for (const paragraph of mail.paragraphs) expect(sent[0]?.text).toContain(paragraph)
    expect(await read(own)).toMatchObject({ state: 'SENT', leaving: null })
  })

  it('and is withdrawn in its minute is never heard of', async () => {
    const { own, token, params, send, mails, read } = await aDraft()
    await send()
    await call(app, contract.withdrawOffer, { token, params })
    await letOfferLeave(app)
    expect([await mails(), await read(own)]).toEqual([[], undefined])
  })
})

describe('pay', () => {
  it('under the legal minimum is never sent, whatever the reason', async () => {
    const { send, preview, read } = await aDraft({ salary: 15_000_00 })
    const said =
      'La ley no permite pagar menos de 17.094 € brutos al año por una jornada completa (Real Decreto 126/2026, desde el 1 de enero de 2026). Cambia el salario para poder enviarla.'
    expect((await preview()).blocked).toBe(said)
    const { status, error } = await send('Así lo acordamos con la persona.')
    expect([status, error?.fields]).toEqual([422, { salary: said }])
    expect((await read())?.leaving).toBeNull()
  })

  it.each([
    [{ salary: 1_200_00, period: 'MES', payments_per_year: 12 } as const, 'BLOCKED'],
    [{ salary: 1_250_00, period: 'MES', payments_per_year: 14 } as const, 'OUTSIDE'],
    [{ salary: 2_500_00, period: 'MES', payments_per_year: 12 } as const, 'FINE'],
    [{ salary: 2_200_00, period: 'MES', payments_per_year: 14 } as const, 'FINE'],
    [{ salary: 2_200_00, period: 'MES', payments_per_year: 12 } as const, 'OUTSIDE'],
    [{ salary: 45_000_00 }, 'OUTSIDE'],
    [{ salary: 32_000_00, currency: 'USD' } as const, 'OUTSIDE'],
  ])('is compared with the ad by what is paid in a year: %o', async (terms, expected) => {
    const { preview } = await aDraft(terms)
    const { blocked, outside } = await preview()
    expect(blocked ? 'BLOCKED' : outside ? 'OUTSIDE' : 'FINE').toBe(expected)
  })

  it('outside the ad asks for a reason, which the team reads in the history and the person does not', async () => {
    const { hiring, own, token, id, send, preview, read } = await aDraft({ salary: 28_000_00 })
    expect((await preview()).outside).toBe(
      'El anuncio dice 30.000–38.000 € brutos al año y esta oferta es de 28.000 € brutos al año: queda por debajo.',
    )
    for (const reason of [null, 'porque sí']) {
      const { status, error } = await send(reason)
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([422, ['reason']])
    }
    const why = 'Pidió jornada flexible a cambio.'
    expect((await send(why)).status).toBe(200)
    await letOfferLeave(app)
    const team = (await call(app, getTeamApplication, { token, params: { id, vacancy_id: hiring.vacancy.id } })).answer
      .timeline
    expect(team.find(({ kind }) => kind === 'OFFER_SENT')?.detail).toBe(why)
    const { text } = await call(app, getMyApplication, { token: own, params: { id } })
    expect(text).not.toContain(why)
    expect([(await read())?.exception_reason, (await read(own))?.exception_reason]).toEqual([why, null])
  })
})

it('an acceptance carries name, hour and hash, which anybody can count again from the letter', async () => {
  const { own, token, id, params, send } = await aDraft()
  await send()
  await letOfferLeave(app)
  const bare = await call(app, contract.acceptOffer, { token: own, params, body: { full_name: ' ' } })
  expect([bare.status, Object.keys(bare.error?.fields ?? {})]).toEqual([422, ['full_name']])
  const { answer } = await call(app, contract.acceptOffer, { token: own, params, body: SIGNED })
  expect(answer).toMatchObject({ state: 'ACCEPTED', accepted_name: SIGNED.full_name })
  const row = await findOffer(app.deps.db, id, params.offer_id)
  expect(answer.accepted_hash).toBe(row && offerHash(row))
  expect(row && offerHash({ ...row, salary: row.salary + 1 })).not.toBe(answer.accepted_hash)
  for (const reader of [token, own]) {
    const url = `/api/v1/applications/${id}/offers/${params.offer_id}/letter`
    const { rawPayload } = await request(app, { url, token: reader })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    expect(text).toContain(SIGNED.full_name)
    expect(text.replace(/\s/g, '')).toContain(answer.accepted_hash)
  }
})
