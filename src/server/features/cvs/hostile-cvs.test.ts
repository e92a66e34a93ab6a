import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBody } from '#shared/core/errors.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { anyText } from '#tests/support/chance/arbitraries.ts'
import { requestTo, sendCase } from '#tests/support/chance/random-requests.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { sendJson } from '#tests/support/request.ts'

let app: TestApp
let token: string
let cv: contract.CvDetail
beforeAll(async () => {
  app = await createTestApp()
  token = (await aSession(app)).token
  cv = await aCv(app, token)
})
afterAll(() => app.close())

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  'javascript:alert(1)',
  '<svg/onload=alert(1)>',
  '</style><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '#set page(width: 1pt) #read("/etc/passwd")',
  '\\u003cscript\\u003e',
  '$x^2$ #eval("1") *negrita* _cursiva_ `código`',
  "Robert'); drop table cvs; --",
  'ñ á ü ß İ ﬁ 🦆 👩‍👩‍👧‍👦 العربية 田中',
]

/** The same text in every field that takes any. */
function everywhere(text: string) {
  const id = randomUUID()
  const entry = { id: randomUUID() }
  const short = text.slice(0, 28)
  return {
    basics: { full_name: text, headline: text, email: text, phone: short, city: text, links: [{ url: text }] },
    summary: text,
    experience: [
      aJob({ position: text, company: text, company_url: text, city: text, summary: text, achievements: [text] }),
    ],
    education: [{ ...entry, institution: text, degree: text, field: text, grade: short, notes: text }],
    skills: [{ ...entry, name: text, group: short }],
    certifications: [{ ...entry, name: text, issuer: text, credential_id: text, url: text }],
    projects: [{ ...entry, name: text, role: text, url: text, description: text }],
    courses: [{ ...entry, name: text, organisation: text, url: text, notes: text }],
    references: [{ ...entry, name: text, relation: text, contact: text }],
    custom: [{ id, title: short, items: [{ ...entry, title: text, subtitle: text, date: short, text }] }],
    sections: [{ key: `custom:${id}`, title: short, hidden: false }],
  }
}

/** How many fields say exactly this. */
function timesIn(value: unknown, text: string): number {
  if (typeof value !== 'object' || value === null) return value === text ? 1 : 0
  return Object.values(value).reduce<number>((sum, part) => sum + timesIn(part, text), 0)
}

async function saved(content: object) {
  const { answer: now } = await call(app, contract.getCv, { token, params: { id: cv.id } })
  const json = JSON.stringify({ ...content, revision: now.revision })
  return sendJson(app, { method: 'PUT', url: `/api/v1/cvs/${cv.id}`, token, json })
}

describe('hostile text', () => {
  it.each(payloads)('%s stays text, letter for letter', async (payload) => {
    const answer = await saved({ title: payload, document: everywhere(payload) })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const kept = cvContent.parse(JSON.parse(answer.body))
    expect(timesIn(kept, payload)).toBe(timesIn({ title: payload, document: everywhere(payload) }, payload))
    const preview = await call(app, contract.getCvPreview, { token, params: { id: cv.id } })
    expect(preview.status).toBe(200)
    expect(preview.answer.pages.join('')).not.toMatch(/<script|onerror=|onload=|href="javascript:/i)
  })

  it('loses control characters, directions and halves of characters, and nothing else', async () => {
    const answer = await saved({
      title: ' a\u0000b\u202e\ud800c\r\nd ',
      document: { summary: 'x\u0007\u0000\ny\ud83d' },
    })
    const { title, document } = cvContent.parse(JSON.parse(answer.body))
    expect([title, document.summary]).toEqual(['ab\ufffdc d', 'x\ny\ufffd'])
  })

  it('of any kind is saved the same twice, or refused with a reason', { timeout: 60_000 }, async () => {
    const property = fc.asyncProperty(anyText, async (text) => {
      const first = await saved({ title: 'Mi CV', document: everywhere(text) })
      expect([200, 422]).toContain(first.statusCode)
      if (first.statusCode !== 200) return
      const once = cvContent.parse(JSON.parse(first.body))
      const twice = await saved(once)
      expect(cvContent.parse(JSON.parse(twice.body))).toEqual(once)
      expect(JSON.parse(twice.body).revision).toBe(JSON.parse(first.body).revision)
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it('in file names becomes plain letters', async () => {
    await saved({ title: '"\r\nSet-Cookie: a=b; ../../x.pdf', document: { basics: { full_name: 'Ñandú 田' } } })
    const file = await call(app, contract.exportCv, { token, params: { id: cv.id }, query: { format: 'json' } })
    expect(file.headers['content-disposition']).toBe('attachment; filename="Nandu-Set-Cookie-a-b-x-pdf.skillo.json"')
    expect(file.headers['set-cookie']).toBeUndefined()
  })
})

describe('any request about an own CV', () => {
  const { saveCv, previewCv, shareCv, duplicateCv, nameCvVersion, restoreCvVersion, listCvVersions, exportCv } =
    contract
  const endpoints = [saveCv, previewCv, shareCv, duplicateCv, nameCvVersion, restoreCvVersion, listCvVersions, exportCv]

  it.each(endpoints)('$method $path gets an answer of ours', { timeout: 90_000 }, async (endpoint) => {
    const own = await aSession(app)
    const { id } = await aCv(app, own.token)
    const property = fc.asyncProperty(requestTo(endpoint), async (random) => {
      app.clock.forward(1200)
      const sent = { ...random, params: { id, number: '1' }, session: 'valid' as const }
      const { statusCode, body } = await sendCase(app, endpoint, sent, own.token)
      expect([200, 201, 400, 404, 409, 413, 415, 422]).toContain(statusCode)
      if (statusCode >= 400) errorBody.strict().parse(JSON.parse(body))
    })
    await fc.assert(property, { numRuns: 40 })
    expect((await call(app, contract.getCv, { token: own.token, params: { id } })).status).toBe(200)
  })
})

describe('the largest CV that the limits allow', () => {
  it('is saved, versioned and read back', { timeout: 60_000 }, async () => {
    const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
    const id = () => randomUUID()
    const text = (length: number) => 'ñ'.repeat(length)
    const used = () => ({ name: text(50) })
    const document = {
      summary: text(1200),
      experience: many(30, () =>
        aJob({ summary: text(600), achievements: many(8, () => text(300)), skills: many(20, used) }),
      ),
      education: many(20, () => ({ id: id(), institution: text(120), degree: text(120), notes: text(500) })),
      skills: many(60, () => ({ id: id(), name: text(50) })),
      projects: many(30, () => ({ id: id(), name: text(120), description: text(600), skills: many(20, used) })),
      custom: many(5, () => ({ id: id(), title: text(40), items: many(20, () => ({ id: id(), text: text(500) })) })),
    }
    const answer = await saved({ title: text(80), document })
    expect(answer.statusCode).toBe(200)
    const named = await call(app, contract.nameCvVersion, { token, params: { id: cv.id }, body: { name: 'Enorme' } })
    expect(named.status).toBe(201)
    expect(JSON.parse(answer.body).document.experience).toHaveLength(30)
  })
})
