import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as users from '#shared/accounts/users.ts'
import { CV_FILE } from '#shared/core/limits.ts'
import { importFile } from '#shared/cvs/cv-imports.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aSession } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'

const MB = 1024 * 1024
const PIECE = Buffer.alloc(MB, 'x')
/** Together far more than may be held. */
const UPLOADS = soak(12, 30)

let app: TestApp
let address: string
beforeAll(async () => {
  app = await createTestApp()
  address = await app.listen()
})
afterAll(() => app.close())

const uploadFolder = () => join(app.deps.config.data_dir, 'uploads')
const lyingThere = () => (existsSync(uploadFolder()) ? readdirSync(uploadFolder()) : [])

/** Sends a form with a file of so many megabytes, piece by piece as the server takes them, and returns the status. */
function sendFile(token: string, megabytes: number): Promise<number> {
  const begin = Buffer.from('--zorzal\r\ncontent-disposition: form-data; name="upload_file"; filename="cv.bin"\r\n\r\n')
  const end = Buffer.from('\r\n--zorzal--\r\n')
  const length = begin.length + megabytes * MB + end.length
  const head =
    `${importFile.method} ${importFile.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: multipart/form-data; boundary=zorzal\r\ncontent-length: ${length}\r\n\r\n`
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let received = ''
    let sent = 0
    const push = () => {
      while (sent < megabytes) {
        sent += 1
        if (!socket.write(PIECE)) return
      }
      socket.removeListener('drain', push)
      socket.write(end)
    }
    socket.on('data', (chunk) => (received += chunk)).on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)))
    socket.write(Buffer.concat([Buffer.from(head), begin]))
    socket.on('drain', push)
    push()
  })
}

describe('many uploads at once', () => {
  it('by one person take little memory and keep nobody else waiting', { timeout: 120_000 }, async () => {
    const [greedy, modest] = [await aSession(app), await aSession(app)]
    const held = () => process.memoryUsage().arrayBuffers
    const before = held()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, held() - before)), 20)
    const flood = Promise.all(Array.from({ length: UPLOADS }, () => sendFile(greedy.token, 24)))
    const other = await call(app, users.setProfilePicture, { token: modest.token, file: aPicture(300, 300) })
    const statuses = await flood
    clearInterval(watch)
    expect(other.status).toBe(200)
    expect(statuses.filter((status) => ![413, 415, 422, 429, 503].includes(status))).toEqual([])
    expect(most / MB).toBeLessThan(200)
    expect(lyingThere()).toEqual([])
  })

  it('are refused by their announced weight, before anything is kept', async () => {
    const { token } = await aSession(app)
    expect(await sendFile(token, CV_FILE.zip_max_bytes / MB + 1)).toBe(413)
    expect(lyingThere()).toEqual([])
  })
})

describe('what a killed process left behind', () => {
  it('is removed at the next start, and nothing that may still be in use', async () => {
    mkdirSync(uploadFolder(), { recursive: true })
    const now = app.clock.now().getTime() / 1000
    for (const [name, hours] of [
      ['old', 2],
      ['new', 0],
    ] as const) {
      writeFileSync(join(uploadFolder(), name), 'x')
      utimesSync(join(uploadFolder(), name), now - hours * 3600, now - hours * 3600)
    }
    const again = await createTestApp({ env: { DATA_DIR: app.deps.config.data_dir } })
    await again.fastify.ready()
    expect(lyingThere()).toEqual(['new'])
    await again.close()
  })
})
