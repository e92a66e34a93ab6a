import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as users from '#shared/accounts/users.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aSession } from '#tests/support/factories.ts'
import { aPicture, pngBytes } from '#tests/support/pictures.ts'
import { request } from '#tests/support/request.ts'
import { storedKeys } from '#tests/support/stored-keys.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fileOf = (bytes: Buffer, name = 'foto.jpg') => new File([new Uint8Array(bytes)], name)
const setPicture = (token: string, file: File) => call(app, users.setProfilePicture, { file, token })
const setCover = (token: string, file: File) => call(app, users.setCoverPhoto, { file, token })
const bytesAt = async (url: string | null) => (await request(app, { url: url ?? '/' })).rawPayload
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

describe('profile picture and cover', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('take %s and become WebP of one size', async (format) => {
    const { token } = await aSession(app)
    const file = fileOf(await noise(640, 480).toFormat(format).toBuffer())
    const { status, answer } = await setPicture(token, file)
    expect(status).toBe(200)
    const shown = await sharp(await bytesAt(answer.profile_picture_url)).metadata()
    expect(shown).toMatchObject({ format: 'webp', width: 512, height: 512 })
    const cover = await setCover(token, fileOf(await noise(1300, 400).toFormat(format).toBuffer()))
    const wide = await sharp(await bytesAt(cover.answer.cover_photo_url)).metadata()
    expect(wide).toMatchObject({ format: 'webp', width: 1600, height: 400 })
  })

  it('lose place, camera, author, comments, profiles and thumbnails', async () => {
    const { token } = await aSession(app)
    const exif = {
      IFD0: { Make: 'CamaraCanaria', Artist: 'AutoraCanaria', ImageDescription: 'TextoCanario' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 42/1 0/1' },
    }
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><canario>XmpCanario</canario></x:xmpmeta>'
    const photo = await noise(800, 600).withExif(exif).withXmp(xmp).withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('CamaraCanaria')
    const { answer } = await setPicture(token, fileOf(photo))
    const bytes = await bytesAt(answer.profile_picture_url)
    const { exif: kept, xmp: keptXmp, icc, iptc, orientation } = await sharp(bytes).metadata()
    expect([kept, keptXmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toMatch(/Canari|EXIF|XMP |ICCP|GPS/)
  })

  it('are turned the right way before their orientation is dropped', async () => {
    const { token } = await aSession(app)
    const left = {
      input: { create: { width: 200, height: 400, channels: 3 as const, background: 'red' } },
      left: 0,
      top: 0,
    }
    const plain = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'blue' } })
      .composite([left])
      .png()
      .toBuffer()
    const turned = await sharp(plain).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { answer } = await setPicture(token, fileOf(turned))
    const pixel = await sharp(await bytesAt(answer.profile_picture_url))
      .extract({ left: 400, top: 100, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect((pixel[0] ?? 0) > (pixel[2] ?? 0)).toBe(true)
  })

  it('need a least size, told beside the field', async () => {
    const { token } = await aSession(app)
    expect((await setPicture(token, aPicture(200, 200))).status).toBe(200)
    const small = await setPicture(token, aPicture(199, 400))
    expect([small.status, small.error?.fields]).toEqual([
      422,
      { upload_file: 'La imagen debe medir al menos 200 × 200 px.' },
    ])
    expect((await setCover(token, aPicture(1200, 300))).status).toBe(200)
    const low = await setCover(token, aPicture(1200, 299))
    expect([low.status, low.error?.fields]).toEqual([
      422,
      { upload_file: 'La portada debe medir al menos 1200 × 300 px.' },
    ])
  })

  it('have a greatest weight, told with the right figure', async () => {
    const { token } = await aSession(app)
    const padded = (bytes: number) => fileOf(Buffer.concat([pngBytes(1200, 300), Buffer.alloc(bytes)]), 'a.png')
    const heavy = await setPicture(token, padded(5 * 1024 * 1024))
    expect([heavy.status, heavy.error]).toEqual([
      413,
      { code: 'file_too_large', message: 'La imagen debe ser JPG, PNG o WebP y pesar menos de 5 MB.' },
    ])
    const cover = await setCover(token, padded(8 * 1024 * 1024))
    expect([cover.status, cover.error?.message]).toEqual([
      413,
      'La portada debe ser JPG, PNG o WebP y pesar menos de 8 MB.',
    ])
    const wrong = await setCover(token, fileOf(Buffer.from('hola')))
    expect([wrong.status, wrong.error?.message]).toEqual([
      415,
      'La portada debe ser JPG, PNG o WebP y pesar menos de 8 MB.',
    ])
  })

  it('leave no old file behind when they are replaced or removed', async () => {
    const { token } = await aSession(app)
    await app.runTasks()
    const before = await storedKeys(app)
    const first = await setPicture(token, aPicture(300, 300))
    const second = await setPicture(token, aPicture(300, 300))
    await app.runTasks()
    expect((await request(app, { url: first.answer.profile_picture_url ?? '' })).statusCode).toBe(404)
    expect((await request(app, { url: second.answer.profile_picture_url ?? '' })).statusCode).toBe(200)
    expect((await storedKeys(app)).length).toBe(before.length + 1)
    const removed = await call(app, users.removeProfilePicture, { token })
    expect(removed.answer.profile_picture_url).toBeNull()
    await app.runTasks()
    expect((await storedKeys(app)).sort()).toEqual(before.sort())
    expect((await call(app, users.removeProfilePicture, { token })).status).toBe(200)
    expect((await call(app, users.removeCoverPhoto, { token })).status).toBe(200)
  })

  it('set ten times at once end as one picture and one file', async () => {
    const { token } = await aSession(app)
    await app.runTasks()
    const before = await storedKeys(app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => setPicture(token, aPicture(250, 250))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await app.runTasks()
    expect((await storedKeys(app)).length).toBe(before.length + 1)
    const { answer } = await call(app, users.getMe, { token })
    expect((await request(app, { url: answer.profile_picture_url ?? '' })).statusCode).toBe(200)
    const { rows } = await app.database.pool.query('select count(*)::int as n from files')
    expect(rows[0].n).toBe(before.length + 1)
  })

  it('may be set thirty times an hour', async () => {
    const { token } = await aSession(app)
    const tiny = fileOf(Buffer.from('nada'))
    const statuses = []
    for (let i = 0; i < 31; i += 1) statuses.push((await setPicture(token, tiny)).status)
    expect(statuses).toEqual([...Array(30).fill(415), 429])
  })
})
