import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getInvoicePdf, listInvoices } from '#shared/billing/invoices.ts'
import { beginCheckout, getBilling, getPayment } from '#shared/billing/payments.ts'
import { applyToJob } from '#shared/hiring/applying.ts'
import { moveApplication } from '#shared/hiring/board.ts'
import { sendMessage } from '#shared/hiring/messages.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aBuyingCompany, eventOf, postEvent, untilTaken } from '#tests/support/billing.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, aSeeker, boardOf, stageAt } from '#tests/support/hiring.ts'

/** The names of the product's table, copied by hand: clients outside this repository rely on them. */
const NAMES: Record<string, string> = {
  auth: 'POST /auth/register, POST /auth/login, POST /auth/logout, POST /auth/forgot-password, POST /auth/reset-password, GET /auth/sessions, DELETE /auth/sessions/{}, DELETE /auth/sessions, PUT /auth/password',
  users:
    'GET /users/me, PUT /users/me, PUT /users/me/profile-picture, PUT /users/me/cover-photo, PUT /users/me/intent, GET /users/me/seeker-stats, GET /users/me/recruiter-summary, POST /users/me/send-verification-email, POST /users/verify-email, POST /users/me/phone/send-verification-code, POST /users/me/phone/verify-code, GET /users/me/export, DELETE /users/me',
  notifications: 'GET /notifications, POST /notifications/mark-as-read',
  cvs: 'GET /cvs, POST /cvs, GET /cvs/{}, PUT /cvs/{}, DELETE /cvs/{}, POST /cvs/{}/duplicate, GET /cvs/{}/export, GET /cvs/{}/preview, GET /cvs/{}/readback, GET /cvs/{}/versions, POST /cvs/{}/versions/{}/restore, POST /cvs/import, PUT /cvs/{}/share, DELETE /cvs/{}/share, GET /shared-cvs/{}, GET /candidates/{}',
  companies:
    'GET /companies, POST /companies, GET /companies/{}, PUT /companies/{}, PUT /companies/{}/logo, PUT /companies/{}/cover, POST /companies/{}/verification, POST /companies/{}/verification/confirm',
  vacancies:
    'GET /companies/{}/vacancies, POST /companies/{}/vacancies, GET /vacancies/{}, PUT /vacancies/{}, DELETE /vacancies/{}, POST /vacancies/{}/submit, POST /vacancies/{}/publish, POST /vacancies/{}/pause, POST /vacancies/{}/resume, POST /vacancies/{}/close, POST /vacancies/{}/reopen, POST /vacancies/{}/relaunch, POST /vacancies/{}/archive, POST /vacancies/{}/duplicate, POST /vacancies/lint, POST /vacancies/what-if, GET /vacancies/{}/dashboard, GET /vacancies/{}/activity',
  jobs: 'GET /jobs, GET /jobs/{}, PUT /jobs/{}/save, DELETE /jobs/{}/save, PUT /jobs/{}/hide, DELETE /jobs/{}/hide, POST /jobs/{}/report, GET /saved-searches, POST /saved-searches, PUT /saved-searches/{}, DELETE /saved-searches/{}, GET /taxonomy/skills, GET /taxonomy/roles, GET /taxonomy/places',
  applications:
    'POST /jobs/{}/applications, GET /applications, GET /applications/{}, POST /applications/{}/withdraw, GET /applications/{}/messages, POST /applications/{}/messages, GET /vacancies/{}/applications, POST /applications/{}/move, POST /applications/{}/reject, POST /applications/{}/restore, POST /applications/{}/hold, POST /applications/{}/resume, POST /applications/{}/notes, POST /applications/{}/tags, POST /applications/{}/assign, POST /vacancies/{}/applications/bulk',
  pipelines:
    'GET /vacancies/{}/pipeline, PUT /vacancies/{}/pipeline, GET /companies/{}/pipeline-templates, POST /companies/{}/pipeline-templates, GET /companies/{}/message-templates, POST /companies/{}/message-templates',
  matching:
    'GET /jobs/{}/match, GET /vacancies/{}/matches, GET /applications/{}/analysis, POST /applications/{}/analysis/override, POST /vacancies/{}/invite',
  team: 'GET /companies/{}/members, PUT /companies/{}/members/{}, DELETE /companies/{}/members/{}, GET /companies/{}/invitations, POST /companies/{}/invitations, POST /invitations/{}/resend, DELETE /invitations/{}, GET /invitations/by-token/{}, POST /invitations/accept, POST /invitations/decline',
  payments:
    'GET /plans, POST /companies/{}/checkout, GET /payments/{}, POST /payments/webhooks/{}, GET /companies/{}/billing, GET /invoices/{}/pdf',
  system: 'GET /health, GET /ready',
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shape = (path: string) => path.replace(/:\w+/g, '{}').replace(/\/$/, '')

describe('the names that clients rely on', () => {
  it.each(Object.entries(NAMES))('of %s are served', (_, names) => {
    const served = new Set(app.routes.map((route) => shape(route.replace('/api/v1', ''))))
    expect(names.split(', ').filter((name) => !served.has(name))).toEqual([])
  })

  it('need no more than the table names: an application, a message and a move', async () => {
    const hiring = await aHiring(app)
    const { token, cv } = await aSeeker(app)
    const apply = { token, params: { vacancy_id: hiring.vacancy.id }, body: { cv_id: cv.id, answers: [] } }
    expect((await untilTaken(() => call(app, applyToJob, apply))).status).toBe(201)
    const { application_id } = await anApplicant(app, hiring)
    const board = await boardOf(app, hiring)
    const version = board.cards.find(({ id }) => id === application_id)?.version ?? 0
    const ours = { token: hiring.owner.token, params: { id: application_id } }
    const move = { ...ours, body: { stage_id: stageAt(board, 1), version } }
    expect((await call(app, moveApplication, move)).status).toBe(200)
    expect((await call(app, moveApplication, move)).status).toBe(409)
    const write = { ...ours, body: { body: 'Hola, ¿hablamos?' } }
    const [first, second] = [await call(app, sendMessage, write), await call(app, sendMessage, write)]
    expect([first.status, second.status, first.answer.id === second.answer.id]).toEqual([201, 201, false])
  })

  it('need no more than the table names: a purchase, what the provider tells of it and its invoice', async () => {
    const { token, params } = await aBuyingCompany(app)
    const wanted = { token, params, body: { plan: 'EQUIPO', currency: 'EUR' } as const }
    const { status, answer } = await untilTaken(() => call(app, beginCheckout, wanted))
    expect([status, Object.keys(answer).toSorted()]).toEqual([201, ['redirect_url', 'reference']])
    const { reference } = answer
    expect(answer.redirect_url).toContain(reference)
    const url = '/api/v1/payments/webhooks/local'
    const news = await eventOf(app, reference, 'APPROVED')
    expect((await postEvent(app, news, { url, signature: 't=1,v1=00' })).statusCode).toBe(400)
    expect((await postEvent(app, news, { url })).statusCode).toBe(204)
    expect((await call(app, getPayment, { params: { reference } })).answer.state).toBe('APPROVED')
    expect((await call(app, getBilling, { token, params })).answer.plan).toBe('EQUIPO')
    // The same event by the other address is still one credit and one invoice.
    expect((await postEvent(app, news)).statusCode).toBe(204)
    const { items } = (await call(app, listInvoices, { token, params })).answer
    expect(items).toHaveLength(1)
    const pdf = await call(app, getInvoicePdf, { token, params: { id: items[0]?.id ?? '' } })
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    const stranger = await aBuyingCompany(app)
    const asked = { token: stranger.token, params: { id: items[0]?.id ?? '' } }
    expect((await call(app, getInvoicePdf, asked)).status).toBe(404)
  })
})
