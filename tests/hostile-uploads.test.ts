import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as users from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { type HostileFile, hostileFiles, pictureWithPassengers } from '#tests/support/hostile/hostile-files.ts'
import { pngBytes } from '#tests/support/pictures.ts'
import { type RawAnswer, sendRaw } from '#tests/support/raw-http.ts'
import { refusalIn, request } from '#tests/support/request.ts'
import { storedKeys } from '#tests/support/stored-keys.ts'

let app: TestApp
let address: string
let corpus: HostileFile[]
/** Begun first and looked at last, so that nothing waits for it; elsewhere, since what it stores appears at any moment. */
let slow: { app: TestApp; answer: Promise<RawAnswer> }
beforeAll(async () => {
  app = await createTestApp()
  address = await app.listen()
  corpus = await hostileFiles()
  const elsewhere = await createTestApp()
  slow = { app: elsewhere, answer: sendSlowly(elsewhere) }
})
afterAll(() => Promise.all([app.close(), slow.app.close()]))

const PICTURE = users.setProfilePicture.path
const CLEAR = /^[A-ZÁÉÍÓÚ¿¡][^<>{}]{10,140}[.?]$/
const fileOf = ({ name, bytes }: HostileFile) => new File([new Uint8Array(bytes)], name)
const isAlive = async () => (await request(app, { url: '/api/v1/health' })).statusCode === 200

describe('hostile files', () => {
  it('are fifty or more', () => expect(corpus.length).toBeGreaterThanOrEqual(50))

  it('are each refused with a clear sentence, leave nothing behind and hold nobody up', {
    timeout: 120_000,
  }, async () => {
    const before = await storedKeys(app)
    for (const hostile of corpus) {
      const { token } = await aSession(app)
      const [refused, alive] = await Promise.all([
        call(app, users.setProfilePicture, { file: fileOf(hostile), token }),
        isAlive(),
      ])
      expect([hostile.name, [413, 415, 422].includes(refused.status), refused.status]).toEqual([
        hostile.name,
        true,
        refused.status,
      ])
      expect(refused.error?.message).toMatch(CLEAR)
      expect(alive).toBe(true)
      expect((await call(app, users.getMe, { token })).answer.profile_picture_url).toBeNull()
    }
    expect(await storedKeys(app)).toEqual(before)
  })

  it('weigh at most what the rule says, whatever the field', async () => {
    for (const endpoint of [users.setProfilePicture, users.setCoverPhoto]) {
      const { token } = await aSession(app)
      const heavy = {
        name: 'a.png',
        bytes: Buffer.concat([pngBytes(1200, 300), Buffer.alloc(endpoint.upload.max_bytes)]),
      }
      const refused = await call(app, endpoint, { file: fileOf(heavy), token })
      expect([refused.status, refused.error?.message]).toEqual([413, endpoint.upload.too_large])
    }
  })

  it('that are pictures come out as nothing but the picture', async () => {
    const passenger = '<?php system("canario"); ?><script>canario()</script>'
    for (const file of await pictureWithPassengers(passenger)) {
      const { token } = await aSession(app)
      const { status, answer } = await call(app, users.setProfilePicture, { file: fileOf(file), token })
      expect([file.name, status]).toEqual([file.name, 200])
      const { headers, rawPayload } = await request(app, { url: answer.profile_picture_url ?? '' })
      expect(headers['content-type']).toBe('image/webp')
      // Whole marks: three letters alone stand by chance in one picture of a hundred.
      expect(rawPayload.toString('latin1')).not.toMatch(/canario|<\?php|<script/)
    }
  })
})

const names = [
  '../../../../tmp/canario.png',
  '..\\..\\canario.png',
  '/etc/canario',
  'canario\u0000.png',
  `${'c'.repeat(1000)}.png`,
  'canario.jpg.php',
  '<img src=x onerror=canario()>.png',
  'canario"\r\nx: y.png',
  '.htaccess',
  'CON',
  '',
]

describe('hostile names', () => {
  it.each(names)('%j is never used', async (name) => {
    const { token } = await aSession(app)
    const before = await storedKeys(app)
    const payload = form([part(`form-data; name="upload_file"; filename="${name}"`, pngBytes(300, 300))])
    const response = await request(app, { method: 'PUT', url: PICTURE, token, headers: multipart, payload })
    expect([200, 400, 422]).toContain(response.statusCode)
    if (response.statusCode !== 200) return
    const url = JSON.parse(response.body).profile_picture_url
    const { headers } = await request(app, { url })
    expect(headers['content-disposition']).toMatch(/^inline; filename="[0-9a-f-]{36}\.webp"$/)
    const added = (await storedKeys(app)).filter((key) => !before.includes(key))
    expect(added).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })
})

const multipart = { 'content-type': 'multipart/form-data; boundary=zorzal' }
const part = (disposition: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--zorzal\r\ncontent-disposition: ${disposition}\r\ncontent-type: image/png\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const form = (parts: Buffer[], end = '--zorzal--\r\n') => Buffer.concat([...parts, Buffer.from(end)])
const picture = part('form-data; name="upload_file"; filename="a.png"', pngBytes(300, 300))
const field = (name: string, value = 'x') =>
  Buffer.from(`--zorzal\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)

const head = (token: string, length: number) =>
  `PUT ${PICTURE} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
  `content-type: multipart/form-data; boundary=zorzal\r\ncontent-length: ${length}\r\n\r\n`

async function sendSlowly(elsewhere: TestApp): Promise<RawAnswer> {
  const { token } = await aSession(elsewhere)
  const body = form([picture])
  const pieces = [head(token, body.length), body.subarray(0, 100), body.subarray(100, 150), body.subarray(150)]
  return sendRaw(await elsewhere.listen(), pieces, 4000)
}

const forms: [name: string, payload: Buffer, headers?: Record<string, string>][] = [
  ['no part at all', form([])],
  ['nothing at all', Buffer.alloc(0)],
  ['another field', form([part('form-data; name="file"; filename="a.png"', pngBytes(300, 300))])],
  ['a field named like a prototype', form([part('form-data; name="__proto__"; filename="a.png"', pngBytes(300, 300))])],
  ['a text instead of a file', form([field('upload_file')])],
  ['the file twice', form([picture, picture])],
  ['two files in two fields', form([picture, part('form-data; name="other"; filename="b.png"', pngBytes(300, 300))])],
  ['three hundred fields', form([...Array.from({ length: 300 }, (_, i) => field(`f${i}`)), picture])],
  ['a field of prototypes', form([field('__proto__'), field('constructor'), picture])],
  ['a form without an end', form([picture], '')],
  ['a form cut in the middle', form([picture]).subarray(0, 200)],
  ['another boundary', form([picture]), { 'content-type': 'multipart/form-data; boundary=otro' }],
  ['no boundary', form([picture]), { 'content-type': 'multipart/form-data' }],
  ['an empty boundary', form([picture]), { 'content-type': 'multipart/form-data; boundary=' }],
  ['JSON', Buffer.from('{"upload_file":"x"}'), { 'content-type': 'application/json' }],
  ['a bare picture', pngBytes(300, 300), { 'content-type': 'image/png' }],
  ['no type', pngBytes(300, 300), {}],
]

describe('hostile forms', () => {
  it.each(forms)('%s is refused with a clear sentence', async (_name, payload, headers = multipart) => {
    const { token } = await aSession(app)
    const before = await storedKeys(app)
    const response = await request(app, { method: 'PUT', url: PICTURE, token, headers, payload })
    expect([400, 413, 415, 422]).toContain(response.statusCode)
    expect(refusalIn(response).message).toMatch(CLEAR)
    expect((await call(app, users.getMe, { token })).answer.profile_picture_url).toBeNull()
    expect(await storedKeys(app)).toEqual(before)
  })

  it('without a session are not even read', async () => {
    const response = await request(app, { method: 'PUT', url: PICTURE, headers: multipart, payload: form([picture]) })
    expect(response.statusCode).toBe(401)
  })

  it('with fields beside the file are fine', async () => {
    const { token } = await aSession(app)
    const payload = form([field('a'), field('b'), picture])
    expect((await request(app, { method: 'PUT', url: PICTURE, token, headers: multipart, payload })).statusCode).toBe(
      200,
    )
  })
})

describe('a length that lies', () => {
  it('too short is a form without an end', async () => {
    const { token } = await aSession(app)
    const body = form([picture])
    const { status } = await sendRaw(address, [head(token, body.length - 12), body])
    expect(status).toBe(400)
    expect((await sendRaw(address, [head(token, body.length), body])).status).toBe(200)
  })

  it('of fifty megabytes is told the limit, while others are served', async () => {
    const { token } = await aSession(app)
    const huge = part('form-data; name="upload_file"; filename="a.png"', Buffer.alloc(50 * 1024 * 1024))
    const [answer, alive] = await Promise.all([sendRaw(address, [head(token, huge.length), huge]), isAlive()])
    expect([answer.status, answer.text]).toEqual([
      413,
      expect.stringContaining(users.setProfilePicture.upload.too_large),
    ])
    expect(alive).toBe(true)
    expect((await call(app, users.getMe, { token })).answer.profile_picture_url).toBeNull()
  })
})

describe('a slow sender', () => {
  it('of an honest picture is not cut off by the deadline of the work', async () => {
    expect((await slow.answer).status).toBe(200)
  })
})
