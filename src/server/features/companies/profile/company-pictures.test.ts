import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '#server/platform/files/files.tables.ts'
import * as contract from '#shared/companies/companies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aMember, aSession } from '#tests/support/factories.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { request } from '#tests/support/request.ts'
import { companies } from '../companies.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function anOwner() {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user)
  return { user, token, company, params: { id: company.id } }
}

const kinds = [
  {
    name: 'logo',
    set: contract.setLogo,
    remove: contract.removeLogo,
    url: 'logo_url',
    good: [128, 128],
    small: [127, 500],
  },
  {
    name: 'cover',
    set: contract.setCover,
    remove: contract.removeCover,
    url: 'cover_url',
    good: [1200, 300],
    small: [1199, 300],
  },
] as const

describe.each(kinds)('the $name', ({ set, remove, url, good, small }) => {
  const picture = ([width, height]: readonly number[]) => aPicture(width ?? 0, height ?? 0)

  it('is kept, shown, replaced and removed, and leaves no file behind', async () => {
    const { token, params, user } = await anOwner()
    const send = () => call(app, set, { token, params, file: picture(good) })
    const first = (await send()).answer[url] ?? ''
    const shown = await request(app, { url: first })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const second = (await send()).answer[url] ?? ''
    expect(second).not.toBe(first)
    expect((await request(app, { url: first })).statusCode).toBe(404)
    const after = await call(app, remove, { token, params })
    expect([after.status, after.answer[url], after.answer.revision]).toEqual([200, null, 1])
    await app.runTasks()
    expect((await request(app, { url: second })).statusCode).toBe(404)
    expect(await app.deps.db.select().from(files).where(eq(files.owner_id, user.id))).toEqual([])
  })

  it('must be large enough and a picture', async () => {
    const { token, params } = await anOwner()
    expect((await call(app, set, { token, params, file: picture(small) })).status).toBe(422)
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })
    expect((await call(app, set, { token, params, file })).status).toBe(415)
    const large = new File([new Uint8Array(set.upload.max_bytes + 1)], 'a.png', { type: 'image/png' })
    expect((await call(app, set, { token, params, file: large })).status).toBe(413)
  })

  it('is one picture after twenty uploads at once', async () => {
    const { token, params, user, company } = await anOwner()
    const sent = Array.from({ length: 20 }, () => call(app, set, { token, params, file: picture(good) }))
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
    const [row] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
    const kept = await app.deps.db.select({ id: files.id }).from(files).where(eq(files.owner_id, user.id))
    expect(kept).toEqual([{ id: url === 'logo_url' ? row?.logo_id : row?.cover_id }])
  })

  it('is not for recruiters to change, and no file is kept of the attempt', async () => {
    const { company, params } = await anOwner()
    const { user, token } = await aSession(app)
    await aMember(app, company, user, 'RECRUITER')
    expect((await call(app, set, { token, params, file: picture(good) })).status).toBe(409)
    expect(await app.deps.db.select().from(files).where(eq(files.owner_id, user.id))).toEqual([])
  })
})

describe('photos', () => {
  it('are eight at most, also when sent at once', async () => {
    const { token, params } = await anOwner()
    const send = () => call(app, contract.addPhoto, { token, params, file: aPicture(600, 400) })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(8).fill(201), 409, 409])
    const { answer } = await call(app, contract.getCompany, { token, params })
    expect(new Set(answer.photos.map(({ id }) => id)).size).toBe(8)
    expect((await request(app, { url: answer.photos[0]?.url ?? '' })).statusCode).toBe(200)
  })

  it('can only be removed from their own company', async () => {
    const [one, two] = [await anOwner(), await anOwner()]
    const added = await call(app, contract.addPhoto, { token: one.token, params: one.params, file: aPicture(600, 400) })
    const photo_id = added.answer.photos[0]?.id ?? ''
    const remove = (owner: typeof one, company: typeof one) =>
      call(app, contract.removePhoto, { token: owner.token, params: { id: company.company.id, photo_id } })
    expect((await remove(two, two)).status).toBe(404)
    expect((await remove(two, one)).status).toBe(404)
    expect(
      await app.deps.db
        .select()
        .from(files)
        .where(inArray(files.id, [photo_id])),
    ).toHaveLength(1)
    expect((await remove(one, one)).answer.photos).toEqual([])
    expect(
      await app.deps.db
        .select()
        .from(files)
        .where(inArray(files.id, [photo_id])),
    ).toEqual([])
  })
})
