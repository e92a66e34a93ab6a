import { randomUUID } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as users from '#shared/accounts/users.ts'
import { getFile } from '#shared/files/files.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { refusalIn, request } from '#tests/support/request.ts'
import { deleteFile, insertFile } from './files.queries.ts'
import { signedFileUrl } from './files.service.ts'
import { sweepObjectsTask } from './files.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function withPicture() {
  const session = await aSession(app)
  const { answer } = await call(app, users.setProfilePicture, { file: aPicture(300, 300), token: session.token })
  return { ...session, url: answer.profile_picture_url ?? '' }
}

const get = (url: string) => request(app, { url })

describe('a file', () => {
  it('is served with its exact type, unable to run anything', async () => {
    const { url } = await withPicture()
    const { statusCode, headers, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600, immutable',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-disposition']).toMatch(/^inline; filename="[0-9a-f-]{36}\.webp"$/)
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('of whoever has used up their share is refused, and that of others is not', async () => {
    const { user, token } = await withPicture()
    const much = { id: randomUUID(), owner_id: user.id, kind: 'MESSAGE_FILE', content_type: 'application/pdf' }
    await insertFile(app.deps.db, { ...much, bytes: 500 * 1024 * 1024 - 1, created_at: app.clock.now() })
    const again = () => call(app, users.setProfilePicture, { file: aPicture(300, 300), token })
    const { status, error } = await again()
    expect([status, error?.message]).toEqual([413, expect.stringContaining('500 MB')])
    expect((await get((await withPicture()).url)).statusCode).toBe(200)
    await deleteFile(app.deps.db, much.id)
    expect((await again()).status).toBe(200)
  })

  it('has an address that says nothing about its owner and holds for an hour', async () => {
    const { url, user, token } = await withPicture()
    expect(url).toMatch(/^\/api\/v1\/files\/[0-9a-f-]{36}\?until=\d{13}&signature=[\w-]{43}$/)
    expect(url).not.toContain(user.id)
    expect((await call(app, users.getMe, { token })).answer.profile_picture_url).toBe(url)
    app.clock.forward(3600)
    expect((await call(app, users.getMe, { token })).answer.profile_picture_url).not.toBe(url)
  })

  it('cannot be reached by any other address, whoever asks', async () => {
    const { url } = await withPicture()
    const other = await withPicture()
    const good = new URL(url, 'http://x')
    const [id, until, signature] = [
      good.pathname.split('/').at(-1) ?? '',
      good.searchParams.get('until') ?? '',
      good.searchParams.get('signature') ?? '',
    ]
    const otherUrl = new URL(other.url, 'http://x')
    const otherSignature = otherUrl.searchParams.get('signature') ?? ''
    const at = (file: string, date: string, signed: string) => `/api/v1/files/${file}?until=${date}&signature=${signed}`
    const replaced = (text: string, index: number) =>
      text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1)
    const wrong = [
      at(id, until, ''),
      at(id, until, otherSignature),
      at(id, String(Number(until) + 3_600_000), signature),
      at(id, `${until}0`, signature),
      at(id, ` ${until}`, signature),
      at(id, '9'.repeat(20), signature),
      at(id, 'Infinity', signature),
      at(id, '', signature),
      at(otherUrl.pathname.split('/').at(-1) ?? '', until, signature),
      at(randomUUID(), until, signature),
      at(id.toUpperCase(), until, signature),
      at('..%2f..%2fetc%2fpasswd', until, signature),
      at(id, until, `${signature}&signature=${signature}`),
      at(id, until, 'x'.repeat(64)),
      at(id, until, 'x'.repeat(65)),
      at(id, until, '%00'),
      `/api/v1/files/${id}`,
      `/api/v1/files/${id}?signature=${signature}`,
      ...Array.from({ length: 42 }, (_, index) => at(id, until, replaced(signature, index))),
    ]
    for (const address of wrong) {
      const response = await get(address)
      expect([400, 404, 422]).toContain(response.statusCode)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(() => refusalIn(response)).not.toThrow()
    }
    expect((await get(url)).statusCode).toBe(200)
  })

  it('stops being there when its day is over', async () => {
    const { url } = await withPicture()
    const until = Number(new URL(url, 'http://x').searchParams.get('until'))
    app.clock.forward((until - app.clock.now().getTime()) / 1000)
    expect((await get(url)).statusCode).toBe(200)
    app.clock.forward(0.001)
    expect((await get(url)).statusCode).toBe(404)
  })

  it('whose bytes are lost is answered like an unknown one', async () => {
    const { url } = await withPicture()
    const id = new URL(url, 'http://x').pathname.split('/').at(-1) ?? ''
    await app.deps.storage.remove(id)
    const lost = await get(url)
    const unknown = await call(app, getFile, { params: { id: randomUUID() } })
    expect([lost.statusCode, refusalIn(lost)]).toEqual([unknown.status, unknown.error])
  })

  it('is no file of another purpose with the same secret', async () => {
    const { user } = await withPicture()
    expect((await get(signedFileUrl(app.deps, user.id))).statusCode).toBe(404)
  })
})

describe('the sweeper', () => {
  const store = () => join(app.deps.config.data_dir, 'files')
  const placeOf = async (key: string) => {
    const names = await readdir(app.deps.config.data_dir, { recursive: true })
    const found = names.find((name) => name.endsWith(key))
    return found && join(app.deps.config.data_dir, found)
  }
  const age = async (key: string, minutes: number) => {
    const past = new Date(app.clock.now().getTime() - minutes * 60_000)
    await utimes((await placeOf(key)) ?? store(), past, past)
  }
  const sweep = () => sweepObjectsTask.run(app.deps, {}, { id: 'test' })

  it('removes what nobody knows once it is half an hour old, and nothing else', async () => {
    const { url } = await withPicture()
    const kept = new URL(url, 'http://x').pathname.split('/').at(-1) ?? ''
    const [orphan, young] = [randomUUID(), randomUUID()]
    for (const key of [orphan, young]) await app.deps.storage.put(key, Buffer.from('x'), 'image/webp')
    await age(kept, 600)
    await age(orphan, 31)
    await age(young, 29)
    await sweep()
    expect([await placeOf(orphan), await app.deps.storage.get(orphan)]).toEqual([undefined, undefined])
    expect(await app.deps.storage.get(young)).toEqual(Buffer.from('x'))
    expect((await get(url)).statusCode).toBe(200)
  })
})
