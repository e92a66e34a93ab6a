import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as users from '#shared/accounts/users.ts'
import { rateRules } from '#shared/core/limits.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, changesOf, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function someCv() {
  const { token } = await aSession(app, { full_name: 'Íñigo Peña' })
  const document = { experience: [aJob({ position: 'Jefe de obra', start: '2019-03', end: '2022-10' })] }
  const cv = await aCv(app, token, { title: 'Obra & más', document })
  return { token, cv, at: { token, params: { id: cv.id } } }
}

describe('the preview', () => {
  it('shows the saved CV, and says when nothing has changed', async () => {
    const { token, cv, at } = await someCv()
    const { status, answer, headers } = await call(app, contract.getCvPreview, at)
    expect([status, answer.pages.length]).toEqual([200, 1])
    expect(answer.pages[0]).toMatch(/^<svg/)
    const again = await call(app, contract.getCvPreview, { ...at, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
    await save(app, token, cv, { template: 'COMPACTO' })
    const changed = await call(app, contract.getCvPreview, {
      ...at,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(changed.status).toBe(200)
  })

  it('draws what is not saved yet, and saves nothing', async () => {
    const { cv, at } = await someCv()
    const saved = await call(app, contract.getCvPreview, at)
    const { revision: _, ...body } = changesOf(cv, { language: 'en', template: 'CLASICO' })
    const drawn = await call(app, contract.previewCv, { ...at, body })
    expect([drawn.status, drawn.answer.pages[0] === saved.answer.pages[0]]).toEqual([200, false])
    expect((await call(app, contract.getCv, at)).answer).toEqual(cv)
    expect((await call(app, contract.getCvPreview, at)).answer).toEqual(saved.answer)
  })

  it('has the picture only when the design shows it', async () => {
    const { token, cv, at } = await someCv()
    const plain = await call(app, contract.getCvPreview, at)
    await call(app, users.setProfilePicture, { token, file: aPicture(400, 400) })
    expect((await call(app, contract.getCvPreview, at)).answer).toEqual(plain.answer)
    await save(app, token, cv, { design: { ...cv.design, show_photo: true } })
    const withPhoto = await call(app, contract.getCvPreview, at)
    expect([plain, withPhoto].map(({ answer }) => answer.pages.join('').includes('<image'))).toEqual([false, true])
  })

  it('is drawn often, but not without end', async () => {
    const { at } = await someCv()
    expect((await call(app, contract.getCvPreview, at)).status).toBe(200)
    await app.database.pool.query(`update rate_limits set hits = $1 where key like 'cv-preview-user:%'`, [
      rateRules.cv_preview_user.max,
    ])
    const refused = await call(app, contract.getCvPreview, at)
    expect([refused.status, refused.error?.code]).toEqual([429, 'rate_limited'])
  })
})

describe('a download', () => {
  const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const files: [format: contract.ExportFormat, type: string, name: string, begins: string][] = [
    ['pdf', 'application/pdf', 'Inigo-Pena-Obra-mas.pdf', '%PDF-'],
    ['docx', DOCX, 'Inigo-Pena-Obra-mas.docx', 'PK'],
    ['txt', 'text/plain; charset=utf-8', 'Inigo-Pena-Obra-mas.txt', 'Íñigo Peña'],
    ['json', 'application/json; charset=utf-8', 'Inigo-Pena-Obra-mas.skillo.json', '{'],
    ['json-resume', 'application/json; charset=utf-8', 'Inigo-Pena-Obra-mas.resume.json', '{'],
  ]
  it.each(files)('as %s has its type and a name that says whose it is', async (format, type, name, begins) => {
    const { cv, token } = await someCv()
    const file = await request(app, { url: `/api/v1/cvs/${cv.id}/export?format=${format}`, token })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.toString('utf8').startsWith(begins)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('as our own JSON holds everything', async () => {
    const { cv, at } = await someCv()
    const { text } = await call(app, contract.exportCv, { ...at, query: { format: 'json' } })
    expect(JSON.parse(text)).toEqual({ format: 'skillo-cv', version: 1, content: cvContent.parse(cv) })
  })

  it('is a PDF when nobody says otherwise, and nothing in other formats', async () => {
    const { cv, token, at } = await someCv()
    expect((await call(app, contract.exportCv, at)).headers['content-type']).toBe('application/pdf')
    const refused = await request(app, { url: `/api/v1/cvs/${cv.id}/export?format=exe`, token })
    expect(refused.statusCode).toBe(422)
  })
})

describe('«Lo que leen las máquinas»', () => {
  it('finds every field of the PDF, in order', async () => {
    const { at } = await someCv()
    const { status, answer } = await call(app, contract.readBackCv, at)
    expect([status, answer.pages, answer.in_order]).toEqual([200, 1, true])
    expect(answer.items.filter(({ read }) => !read)).toEqual([])
    expect(answer.items.map(({ value }) => value)).toContain('Jefe de obra')
  })
})
