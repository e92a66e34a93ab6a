import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import * as contract from '#shared/hiring/certificates.ts'
import * as mine from '#shared/hiring/my-applications.ts'
import * as offers from '#shared/hiring/offers.ts'
import { markOpened } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, anApplicant, makeOffer } from '#tests/support/hiring.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const IN_MARCH = { from: '2026-03-01', to: '2026-03-31' }
const make = (token: string, body = IN_MARCH) => call(app, contract.createCertificate, { token, body })
const check = (code: string, ip?: string) =>
  call(app, contract.checkCertificate, { params: { code }, ...(ip && { ip }) })
const file = (token: string, path: string) => request(app, { url: `/api/v1${path}`, token })

async function printed(token: string, path: string): Promise<string> {
  const { statusCode, rawPayload, headers } = await file(token, path)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ')
}

describe('a certificate', () => {
  it('says what was sent, here and elsewhere, and stays as it was made', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring, "Zoë O'Connor-Peña")
    await call(app, markOpened, { token: hiring.owner.token, params: { id } })
    const elsewhere = {
      company: 'Müller & Söhne',
      role: 'Analista',
      applied_on: '2026-03-02',
      state: 'ENVIADA' as const,
    }
    await call(app, mine.createExternalApplication, { token, body: elsewhere })
    const { status, answer } = await make(token)
    expect([status, answer.applications]).toEqual([201, 2])
    expect(answer.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const path = `/certificates/${answer.id}/file`
    const before = await printed(token, path)
    for (const words of ["Zoë O'Connor-Peña", hiring.company.name, 'Analista de datos', 'Skillo: Directa'])
      expect(before).toContain(words)
    for (const words of ['Postulación enviada', 'Postulación vista', 'Estado: Vista', 'Müller & Söhne', answer.code])
      expect(before).toContain(words)
    await updateCompanyRow(app.deps.db, hiring.company.id, { name: 'Otro Nombre' })
    await call(app, mine.withdrawApplication, { token, params: { id }, body: {} })
    expect(await printed(token, path)).toBe(before)
    const csv = (await file(token, `${path}?format=csv`)).rawPayload.toString('utf8')
    expect(csv).toContain(`${hiring.company.name},Analista de datos,Skillo: Directa,Vista,`)
    expect(csv).not.toContain('Otro Nombre')
  })

  it('is recognised by anybody who has its code, also mistyped, and tells nothing else', async () => {
    const { token } = await aSession(app, { full_name: 'Ana Belén García-López' })
    const { answer } = await make(token)
    const typed = ` ${answer.code.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase()}`
    const checked = await check(typed)
    expect([checked.status, checked.answer]).toEqual([
      200,
      { initials: 'A. B. G. L.', ...IN_MARCH, applications: 0, created_at: answer.created_at },
    ])
    expect((await check('ZZZZ-ZZZZ-ZZZZ')).status).toBe(404)
    expect(await printed(token, `/certificates/${answer.id}/file`)).toContain('hizo 0 postulaciones')
  })

  it('covers a year at most, ends after it begins, and its codes cannot be guessed by trying', async () => {
    const { token } = await aSession(app)
    const dates = (from: string, to: string) => make(token, { from, to })
    expect((await dates('2025-03-01', '2026-02-28')).status).toBe(201)
    expect((await dates('2025-03-01', '2026-03-02')).error?.fields).toEqual({
      to: 'Elige un periodo de un año como máximo.',
    })
    expect((await dates('2026-03-02', '2026-03-01')).status).toBe(422)
    const tries = []
    for (let n = 0; n <= 120; n += 1) tries.push((await check(`AAAA-AAAA-${1000 + n}`, '198.51.100.7')).status)
    expect([tries[0], tries.at(-1)]).toEqual([404, 429])
  })

  it('leaves out what can still be taken back, and a decision of which nobody was told', async () => {
    const hiring = await aHiring(app)
    const { token, application_id } = await anApplicant(app, hiring)
    const decided = `update applications set state = 'REJECTED', decided_at = now(), decision_reason = 'SALARIO' where id = $1`
    await app.database.pool.query(decided, [application_id])
    const { answer } = await make(token)
    const text = await printed(token, `/certificates/${answer.id}/file`)
    expect(text).toContain('Estado: Enviada')
    expect(text).not.toContain('No seleccionada')
    await app.database.pool.query(`update applications set state = 'SENDING' where id = $1`, [application_id])
    expect((await make(token)).answer.applications).toBe(0)
  })
})

describe('the letter of an offer', () => {
  it('is for both sides once it was sent, in the words that were typed', async () => {
    const hiring = await aHiring(app)
    const { token, application_id: id } = await anApplicant(app, hiring, "Zoë O'Connor-Peña")
    const terms = 'Horario flexible.\n\n#let x = [2 días] en casa; $5 *al día*.'
    const { answer } = await call(app, offers.createOffer, {
      token: hiring.owner.token,
      params: { id },
      body: {
        salary: 42_000_00,
        currency: 'EUR',
        period: 'ANIO',
        contract: 'INDEFINIDO',
        terms,
        start_date: '2026-09-01',
        expires_on: '2026-03-20',
      },
    })
    const path = `/applications/${id}/offers/${answer.id}/letter`
    expect((await file(token, path)).statusCode).toBe(404)
    expect(await printed(hiring.owner.token, path)).toContain('Borrador')
    await makeOffer(app, hiring.owner.token, { id, offer_id: answer.id })
    const { answer: figures } = await call(app, mine.getMyFigures, { token })
    expect([figures.offers, figures.interviews]).toEqual([1, 0])
    const letter = await printed(token, path)
    for (const words of ["Para Zoë O'Connor-Peña:", '42.000 € brutos al año', 'Indefinido', '1 de septiembre de 2026'])
      expect(letter).toContain(words)
    expect(letter).toContain('#let x = [2 días] en casa; $5 *al día*.')
    expect((await file((await aSession(app)).token, path)).statusCode).toBe(404)
  })
})
