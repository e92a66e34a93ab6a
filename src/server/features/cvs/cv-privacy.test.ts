import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCvPrivacy } from '#shared/cvs/cv-privacy.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aCompany, aSession } from '#tests/support/factories.ts'
import { recordView } from './views.service.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const privacyOf = async (token: string) => (await call(app, getCvPrivacy, { token })).answer

describe('who can see me', () => {
  it('says nothing of somebody without a CV', async () => {
    const { token } = await aSession(app)
    expect(await privacyOf(token)).toEqual({ base_cv_id: null, current_employers: [], views: [] })
  })

  it('names the companies that looked, the latest first, and never who of them; after a year it is forgotten', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const { user: viewer } = await aSession(app, { full_name: 'Iker Etxeberria' })
    const [acme, other] = [
      (await aCompany(app, viewer, { name: 'Acme & Hijas' })).company,
      (await aCompany(app, viewer, { name: 'Ñandú' })).company,
    ]
    const look = (company_id: string) => recordView(app.deps, { cv_id: cv.id, company_id, viewer_id: viewer.id })
    await look(acme.id)
    await look(acme.id)
    app.clock.forward(HOUR)
    await look(other.id)
    app.clock.forward(HOUR)
    await look(acme.id)
    const seen = await call(app, getCvPrivacy, { token })
    expect(seen.answer.views.map(({ company_name, times }) => [company_name, times])).toEqual([
      ['Acme & Hijas', 2],
      ['Ñandú', 1],
    ])
    expect(seen.text).not.toContain('Iker')
    const { token: stranger } = await aSession(app)
    expect((await privacyOf(stranger)).views).toEqual([])
  })

  it('names present employers once, and nobody for whom the person no longer works', async () => {
    const { token } = await aSession(app)
    const experience = [
      aJob({ company: 'Textiles Ñ', start: '2020-01', current: true }),
      aJob({ company: 'Textiles Ñ', start: '2022-01', current: true }),
      aJob({ company: 'Antes, S.A.', start: '2010-01', end: '2015-01' }),
    ]
    const cv = await aCv(app, token, { document: { experience } as never })
    expect(await privacyOf(token)).toMatchObject({ base_cv_id: cv.id, current_employers: ['Textiles Ñ'] })
    app.clock.forward(DAY)
  })
})
