import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeFile } from '#server/platform/files/files.service.ts'
import { addDays } from '#shared/core/time.ts'
import { getJobLogo, getJobPicture, listCompanyJobs } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aUser, aVacancy } from '#tests/support/factories.ts'
import { request } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const addressOf = ({ path }: { path: string }, id: string) => path.replace(':vacancy_id', id)

describe('the picture of a vacancy', () => {
  it('is drawn for everybody, and anew when its words change', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const { id } = await aVacancy(app, company, { document: { title: 'Técnica de O’Higgins-Peña' } })
    const closed = await aVacancy(app, company, { state: 'CLOSED', closed_at: app.clock.now() })
    const picture = (vacancy_id: string) => request(app, { url: addressOf(getJobPicture, vacancy_id) })
    const { statusCode, headers, rawPayload } = await picture(id)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['content-disposition']).toContain('inline')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(Buffer.compare(rawPayload, (await picture(id)).rawPayload)).toBe(0)
    expect(Buffer.compare(rawPayload, (await picture(closed.id)).rawPayload)).not.toBe(0)
  })

  it('is there for as long as the vacancy can be read', async () => {
    const { company } = await aCompany(app, await aUser(app))
    const draft = await aVacancy(app, company, { state: 'DRAFT', published_at: null, expires_at: null })
    const old = await aVacancy(app, company, { state: 'CLOSED', closed_at: addDays(app.clock.now(), -90) })
    for (const [vacancy_id, status] of [
      [draft.id, 404],
      [old.id, 410],
      [crypto.randomUUID(), 404],
    ] as const) {
      expect((await call(app, getJobPicture, { params: { vacancy_id } })).status).toBe(status)
      expect((await call(app, getJobLogo, { params: { vacancy_id } })).status).toBe(status)
      expect((await call(app, listCompanyJobs, { params: { vacancy_id } })).status).toBe(status)
    }
  })
})

it('gives the logo of the company at an address that does not end', async () => {
  const owner = await aUser(app)
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5a3ff0' } })
    .png()
    .toBuffer()
  const logo = await storeFile(app.deps, owner.id, { kind: 'COMPANY_LOGO', content_type: 'image/png', content })
  await logo.record(app.deps)
  const { company } = await aCompany(app, owner, { logo_id: logo.id })
  const { id } = await aVacancy(app, company)
  const { statusCode, headers, rawPayload } = await request(app, { url: addressOf(getJobLogo, id) })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(Buffer.compare(rawPayload, content)).toBe(0)
})

it('lists what else a company has open, the newest first and nothing of others', async () => {
  const { company } = await aCompany(app, await aUser(app))
  const { company: stranger } = await aCompany(app, await aUser(app))
  const one = await aVacancy(app, company)
  const at = (minutes: number) => ({ published_at: new Date(app.clock.now().getTime() - minutes * 60_000) })
  const older = await aVacancy(app, company, at(30))
  const newer = await aVacancy(app, company, at(10))
  await aVacancy(app, company, { state: 'PAUSED' })
  await aVacancy(app, stranger)
  const { status, answer } = await call(app, listCompanyJobs, { params: { vacancy_id: one.id } })
  expect([status, answer.items.map(({ id }) => id)]).toEqual([200, [newer.id, older.id]])
})
