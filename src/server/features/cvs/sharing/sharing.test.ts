import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, PUBLIC_URL, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aSharedPath, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { databaseText } from '#tests/support/postgres/database-text.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DAY = 24 * 60 * 60
const PASSWORD = 'paraguas'
const HTML = 'text/html; charset=utf-8'
const openTo = (show_contact: boolean, rest: object = {}) => ({ expires_in_days: null, show_contact, ...rest })

async function shared(settings: Parameters<typeof openTo>[1] = {}, show_contact = false) {
  const { user, token } = await aSession(app, { full_name: 'Ñusta Peña', phone: '+34612345678' })
  const cv = await aCv(app, token)
  const { answer } = await call(app, contract.shareCv, {
    token,
    params: { id: cv.id },
    body: openTo(show_contact, settings),
  })
  return { user, token, cv: answer, path: aSharedPath(answer) }
}

const readAgain = async ({ token, cv }: { token: string; cv: contract.CvDetail }) =>
  (await call(app, contract.getCv, { token, params: { id: cv.id } })).answer

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const unlock = (path: string, typed: Record<string, string>, ip = freshIp()) =>
  request(app, {
    method: 'POST',
    url: path,
    ip,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(typed).toString(),
  })

describe('the link of a CV', () => {
  it('is off by default; open, it shows the CV to everybody and to no search engine', async () => {
    const link = await shared()
    expect(link.cv).toMatchObject({
      shared: true,
      share: { has_password: false, expires_at: null, show_contact: false, views: 0, downloads: 0 },
    })
    expect(link.cv.share?.url).toMatch(new RegExp(`^${PUBLIC_URL}/api/v1/shared-cvs/[\\w-]{43}$`))
    const opened = await request(app, { url: link.path })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, HTML])
    expect(opened.body).toContain('<h1>CV de Ñusta Peña</h1>')
    expect(opened.body).toContain('alt="Página 1 de 1 del CV"')
    expect(opened.body).toContain(`href="${link.path}?download=1"`)
    expect(opened.body).not.toMatch(/<script|javascript:|\son\w+=/i)
    expect(opened.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(String(opened.headers['content-security-policy'])).toContain("default-src 'none'")
    const kept = await request(app, { url: `${link.path}?download=1` })
    expect(kept.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(kept.headers['content-disposition']).toBe('attachment; filename="Nusta-Pena-CV.pdf"')
    expect((await readAgain(link)).share).toMatchObject({ views: 1, downloads: 1 })
  })

  it('has a card for chats, whose programs are not counted as people', async () => {
    const link = await shared()
    const headers = { 'user-agent': 'WhatsApp/2.23.20.0' }
    const { body } = await request(app, { url: link.path, headers })
    expect(body).toContain('<meta property="og:title" content="CV de Ñusta Peña">')
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(body) ?? []
    expect(address).toBe(`${link.cv.share?.url}?picture=1`)
    const picture = await request(app, { url: address.slice(PUBLIC_URL.length), headers })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await readAgain(link)).share).toMatchObject({ views: 0, downloads: 0 })
  })

  it('says what people wrote as text, never as markup', async () => {
    const link = await shared()
    const basics = {
      ...link.cv.document.basics,
      full_name: '</title><script>alert("1")</script>',
      headline: "O'Brien & «co»",
    }
    await save(app, link.token, link.cv, { document: { ...link.cv.document, basics } })
    const { body } = await request(app, { url: link.path })
    expect(body).not.toContain('<script')
    expect(body).toContain('<p>O&#39;Brien &amp; «co»</p>')
  })

  it('counts openings that come at once', async () => {
    const link = await shared()
    await Promise.all(
      Array.from({ length: 9 }, (_, i) => request(app, { url: `${link.path}${i % 3 ? '' : '?download=1'}` })),
    )
    expect((await readAgain(link)).share).toMatchObject({ views: 6, downloads: 3 })
  })

  it('keeps its address when its settings change, and never has it again once closed', async () => {
    const link = await shared()
    const share = (body: ReturnType<typeof openTo>) =>
      call(app, contract.shareCv, { token: link.token, params: { id: link.cv.id }, body })
    const changed = await share(openTo(true, { expires_in_days: 7 }))
    expect(changed.answer.share?.url).toBe(link.cv.share?.url)
    expect(changed.answer.share?.show_contact).toBe(true)
    const closed = await call(app, contract.unshareCv, { token: link.token, params: { id: link.cv.id } })
    expect([closed.answer.shared, closed.answer.share]).toEqual([false, null])
    expect((await request(app, { url: link.path })).statusCode).toBe(404)
    const again = await share(openTo(false))
    expect(again.answer.share?.url).not.toBe(link.cv.share?.url)
    expect((await request(app, { url: link.path })).statusCode).toBe(404)
  })

  it('rests in the database as a hash and a sealed text, never as itself', async () => {
    const link = await shared({ password: PASSWORD })
    const stored = await databaseText(app)
    expect(stored).not.toContain(link.path.split('/').at(-1))
    expect(stored).not.toContain(PASSWORD)
    expect(app.logged()).not.toContain(link.path.split('/').at(-1))
  })

  it('ends on its day', async () => {
    const link = await shared({ expires_in_days: 7 })
    app.clock.forward(7 * DAY - 1)
    expect((await request(app, { url: link.path })).statusCode).toBe(200)
    app.clock.forward(1)
    const over = await request(app, { url: link.path })
    expect([over.statusCode, over.headers['content-type']]).toEqual([410, HTML])
    expect(over.body).toContain('Este enlace venció')
    expect((await unlock(link.path, { password: 'x' })).statusCode).toBe(410)
    expect((await readAgain(link)).shared).toBe(false)
  })

  it('closes with the CV, its archive and its owner', async () => {
    const [deleted, archived, suspended] = [await shared(), await shared(), await shared()]
    await call(app, contract.deleteCv, { token: deleted.token, params: { id: deleted.cv.id } })
    const other = await aCv(app, archived.token)
    await call(app, contract.makeBaseCv, { token: archived.token, params: { id: other.id } })
    await call(app, contract.archiveCv, { token: archived.token, params: { id: archived.cv.id } })
    await updateUser(app.deps.db, suspended.user.id, { status: 'SUSPENDED' })
    for (const { path } of [deleted, archived, suspended])
      expect((await request(app, { url: path })).statusCode).toBe(404)
    const refused = await call(app, contract.shareCv, {
      token: archived.token,
      params: { id: archived.cv.id },
      body: openTo(false),
    })
    expect(refused.status).toBe(409)
  })

  it('shows contact data only when switched on, and references never', async () => {
    const [closed, open] = [await shared(), await shared({}, true)]
    for (const { token, cv, path, user } of [closed, open]) {
      const references = [{ id: randomUUID(), name: 'Rita Referencia', contact: 'rita@correo.example' }]
      const sections = [{ key: 'references', title: null, hidden: false }]
      await save(app, token, cv, { document: { ...cv.document, references, sections } })
      const page = (await request(app, { url: path })).body
      const text = await textOf((await request(app, { url: `${path}?download=1` })).rawPayload)
      const shown = [user.full_name, user.email, '612345678', 'Rita'].map((word) => text.includes(word))
      expect(shown).toEqual([true, path === open.path, path === open.path, false])
      expect([user.email, 'Rita'].map((word) => page.includes(word))).toEqual([path === open.path, false])
    }
  })

  it('shows what the CV says now', async () => {
    const link = await shared()
    const before = (await request(app, { url: link.path })).rawPayload
    await save(app, link.token, link.cv, { document: { ...link.cv.document, summary: 'Una línea nueva.' } })
    expect((await request(app, { url: link.path })).rawPayload.equals(before)).toBe(false)
  })

  it('answers closed, unknown and broken addresses with the same page, which has no script', async () => {
    const link = await shared()
    await call(app, contract.unshareCv, { token: link.token, params: { id: link.cv.id } })
    const unknown = ['A'.repeat(43), 'corto', '%00', 'x'.repeat(5000), '<script>alert(1)</script>'].map(
      (token) => `/api/v1/shared-cvs/${encodeURIComponent(token)}`,
    )
    const pages = []
    for (const url of [link.path, ...unknown]) pages.push(await request(app, { url }))
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    const [page] = pages
    expect(page?.body).toContain('<html lang="es">')
    expect(page?.body).not.toMatch(/<script|javascript:|\son\w+=/i)
    expect(String(page?.headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page?.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive')
  })
})

describe('a link with a password', () => {
  it('asks for it without saying whose CV it is, and then leads to the CV', async () => {
    const link = await shared({ password: PASSWORD })
    const asked = await request(app, { url: link.path })
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, HTML])
    expect(asked.body).toContain(`<form method="post" action="${link.path}">`)
    expect(asked.body + JSON.stringify(asked.headers)).not.toMatch(/Nusta|Ñusta|Pena|Peña/)
    const wrong = await unlock(link.path, { password: 'sombrero' })
    expect([wrong.statusCode, wrong.body.includes('La contraseña no coincide.')]).toEqual([422, true])
    expect((await unlock(link.path, {})).statusCode).toBe(422)
    expect((await readAgain(link)).share).toMatchObject({ has_password: true, views: 0, downloads: 0 })
    const right = await unlock(link.path, { password: PASSWORD })
    expect([right.statusCode, right.body]).toEqual([303, ''])
    const opened = await request(app, { url: String(right.headers.location) })
    expect(opened.body).toContain('<h1>CV de Ñusta Peña</h1>')
    expect(opened.body).not.toContain('og:image')
    expect((await request(app, { url: `${link.path}?picture=1` })).statusCode).toBe(404)
    const [, download = ''] = /href="([^"]+)" download/.exec(opened.body) ?? []
    expect((await request(app, { url: download.replaceAll('&amp;', '&') })).headers['content-type']).toBe(
      'application/pdf',
    )
    const kept = await unlock(link.path, { password: PASSWORD, download: '1' })
    const file = await request(app, { url: String(kept.headers.location) })
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    expect((await readAgain(link)).share).toMatchObject({ views: 1, downloads: 2 })
  })

  it('honours a pass for half an hour, for this link and this password only', async () => {
    const [link, other] = [await shared({ password: PASSWORD }), await shared({ password: PASSWORD })]
    const { search } = new URL(String((await unlock(link.path, { password: PASSWORD })).headers.location), PUBLIC_URL)
    const isOpen = async (url: string) => (await request(app, { url })).body.includes('Ñusta')
    expect(await isOpen(link.path + search)).toBe(true)
    for (const url of [other.path + search, `${link.path}${search}x`, `${link.path}?pass=99999999999999.x`])
      expect(await isOpen(url)).toBe(false)
    app.clock.forward(30 * 60)
    expect(await isOpen(link.path + search)).toBe(false)
    const fresh = new URL(String((await unlock(link.path, { password: PASSWORD })).headers.location), PUBLIC_URL).search
    await call(app, contract.shareCv, {
      token: link.token,
      params: { id: link.cv.id },
      body: openTo(false, { password: 'otra-clave' }),
    })
    expect(await isOpen(link.path + fresh)).toBe(false)
  })

  it('keeps the password when it is not sent along, and loses it when told', async () => {
    const link = await shared({ password: PASSWORD })
    const share = async (body: ReturnType<typeof openTo>) =>
      (await call(app, contract.shareCv, { token: link.token, params: { id: link.cv.id }, body })).answer.share
    expect((await share(openTo(true)))?.has_password).toBe(true)
    expect((await unlock(link.path, { password: PASSWORD })).statusCode).toBe(303)
    expect((await share(openTo(true, { password: null })))?.has_password).toBe(false)
    expect((await request(app, { url: link.path })).body).toContain('Ñusta')
  })

  it('lets ten wrong passwords through per network, and thirty a day; the right one is not counted', async () => {
    const link = await shared({ password: PASSWORD })
    const ip = freshIp()
    const statuses = []
    for (let i = 0; i < 12; i += 1) statuses.push((await unlock(link.path, { password: `no-${i}` }, ip)).statusCode)
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
    const refused = await unlock(link.path, { password: PASSWORD }, ip)
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, HTML])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await unlock(link.path, { password: PASSWORD })).statusCode).toBe(303)
    app.clock.forward(15 * 60)
    expect((await unlock(link.path, { password: PASSWORD }, ip)).statusCode).toBe(303)
    for (let i = 0; i < 40; i += 1) {
      app.clock.forward(2 * 60)
      await unlock(link.path, { password: 'no' }, ip)
    }
    const waits = await unlock(link.path, { password: 'no' }, ip)
    expect(Number(waits.headers['retry-after'])).toBeGreaterThan(60 * 60)
  })

  it('is never shut for everybody, however many networks guess: they just have fewer tries', async () => {
    const link = await shared({ password: PASSWORD })
    const from = (i: number) => `100.${64 + i}.7.9`
    for (let i = 0; i < 6; i += 1) for (let n = 0; n < 10; n += 1) await unlock(link.path, { password: 'no' }, from(i))
    const stranger = []
    for (let n = 0; n < 4; n += 1) stranger.push((await unlock(link.path, { password: 'no' }, from(40))).statusCode)
    expect(stranger).toEqual([422, 422, 429, 429])
    for (let i = 50; i < 60; i += 1)
      expect((await unlock(link.path, { password: PASSWORD }, from(i))).statusCode).toBe(303)
  })
})
