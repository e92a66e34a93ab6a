import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#shared/accounts/auth.ts'
import * as users from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { aSession } from '#tests/support/factories.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp({ receive: { headers_ms: 400, whole_ms: 1200, look_every_ms: 50 } })
  address = await app.listen()
})
afterAll(() => app.close())

/** Sends `begin` at once and then a byte every now and then, for as long as the server lets it; how many it took. */
async function drip(begin: string, bytes: string): Promise<number> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let isOpen = true
  socket.on('error', () => undefined).on('close', () => (isOpen = false))
  socket.resume()
  socket.write(begin)
  let sent = 0
  while (isOpen && sent < bytes.length) {
    socket.write(bytes.charAt(sent))
    sent += 1
    await delay(40)
  }
  socket.destroy()
  return sent
}

const LONG = 2_000
const head = (method: string, path: string, more: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\n${more}content-length: ${LONG}\r\n\r\n`

describe('a sender that drips', () => {
  it('its headers is cut off', { timeout: 30_000 }, async () => {
    expect(await drip('GET /api/v1/health HTTP/1.1\r\nhost: x\r\nx-slow: ', 'a'.repeat(LONG))).toBeLessThan(LONG)
  })

  it('a body is cut off, however regularly it comes', { timeout: 30_000 }, async () => {
    const begin = head('POST', auth.login.path, 'content-type: application/json\r\n')
    expect(await drip(begin, ' '.repeat(LONG - 1))).toBeLessThan(LONG - 1)
  })

  it('a file is cut off, and nobody else notices', { timeout: 30_000 }, async () => {
    const { token } = await aSession(app)
    const form = '--z\r\ncontent-disposition: form-data; name="upload_file"; filename="a.png"\r\n\r\n'
    const more = `authorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=z\r\n`
    const begin = head('PUT', users.setProfilePicture.path, more) + form
    expect(await drip(begin, 'x'.repeat(LONG - form.length - 1))).toBeLessThan(LONG - form.length - 1)
    expect((await request(app, { url: '/api/v1/health' })).statusCode).toBe(200)
  })
})

it('in service, a sender has half a minute at most', async () => {
  const served = await createTestApp()
  const { server } = served.fastify
  const [headers, whole] = [server.headersTimeout, server.requestTimeout]
  await served.close()
  expect([headers < whole, whole <= 28_000]).toEqual([true, true])
})
