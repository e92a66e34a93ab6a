import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as offers from '#shared/hiring/offers.ts'
import { getSeekerStats } from '#shared/overview/overview.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, makeOffer, SIGNED } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('says the same days to both sides, on the screen, by mail and in the letter', async () => {
  const hiring = await aHiring(app)
  await app.database.pool.query(`update companies set timezone = 'America/Mexico_City' where id = $1`, [
    hiring.company.id,
  ])
  const ana = await anApplicant(app, hiring)
  const id = ana.application_id
  // Half past two in the morning of the third in Madrid is still the second in Mexico.
  app.clock.forward((new Date('2026-03-03T01:30:00.000Z').getTime() - app.clock.now().getTime()) / 1000)
  const { token } = hiring.owner
  const terms = { salary: 36_000_00, currency: 'EUR', period: 'ANIO', contract: 'INDEFINIDO' } as const
  const body = { ...terms, start_date: '2026-09-01', expires_on: '2026-03-09' }
  const { answer } = await call(app, offers.createOffer, { token, params: { id }, body })
  const params = { id, offer_id: answer.id }
  await makeOffer(app, token, params)
  const [mail] = await sentTo(app, ana.user.email)
  expect(mail?.text).toContain('Vale hasta el 9 de marzo de 2026.')
  const stats = (await call(app, getSeekerStats, { token: ana.token })).answer
  const offered = [stats.pending_actions, stats.next_events].map((list) => list.find(({ kind }) => kind === 'OFFER'))
  expect(offered).toMatchObject([{ due_at: '2026-03-09' }, { starts_at: '2026-03-09' }])
  await call(app, offers.acceptOffer, { token: ana.token, params, body: SIGNED })
  for (const reader of [token, ana.token]) {
    const [read] = (await call(app, offers.listOffers, { token: reader, params: { id } })).answer.items
    expect(read).toMatchObject({ sent_on: '2026-03-02', answered_on: '2026-03-02', expires_on: '2026-03-09' })
    const url = `/api/v1/applications/${id}/offers/${answer.id}/letter`
    const { rawPayload } = await request(app, { url, token: reader })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    expect(text).toContain('2 de marzo de 2026')
    expect(text).toContain('9 de marzo de 2026')
    expect(text).not.toContain('3 de marzo de 2026')
  }
})
