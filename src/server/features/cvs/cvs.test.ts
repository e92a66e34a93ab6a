import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CV_VARIANTS_MAX } from '#shared/core/limits.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, changesOf, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { changedColumns } from '#tests/support/postgres/database-text.ts'
import { sendJson } from '#tests/support/request.ts'
import { findCv } from './cvs.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const at = (cv: { id: string }, token: string) => ({ params: { id: cv.id }, token })
const list = async (token: string) => (await call(app, contract.listCvs, { token })).answer.items

describe('a first CV', () => {
  const profile = {
    full_name: 'Noa Quiroga',
    headline: 'Analista de datos',
    phone: '+34612345678',
    city: 'Rosario',
    country: 'AR',
    links: [{ kind: 'LINKEDIN', url: 'https://www.linkedin.com/in/noa' }],
    job_preferences: { roles: ['Analista de datos'], modalities: ['REMOTO' as const] },
  }

  it('is the base and begins with what the profile knows', async () => {
    const { user, token } = await aSession(app, profile)
    const cv = await aCv(app, token)
    expect(cv).toMatchObject({
      title: 'Mi CV',
      target_role: 'Analista de datos',
      language: 'es',
      template: 'ESENCIAL',
      is_base: true,
      parent_id: null,
      status: 'ACTIVE',
      revision: 1,
      shared: false,
      share: null,
      views_30d: 0,
    })
    const { job_preferences: _, ...known } = profile
    expect(cv.document.basics).toEqual({ ...known, email: user.email })
    // Contact 10, headline 5, place 5, preferences 10.
    expect(cv.completeness).toBe(30)
    expect((await call(app, contract.getCv, at(cv, token))).answer).toEqual(cv)
  })

  it('lets what was sent along win over the profile', async () => {
    const { token } = await aSession(app, profile)
    const skills = ['SQL', 'Python'].map((name) => ({ id: randomUUID(), name }))
    const cv = await aCv(app, token, {
      title: 'Datos',
      language: 'en',
      document: { skills, basics: { full_name: 'Noa Q.' } },
    })
    expect([cv.title, cv.language, cv.document.basics.full_name]).toEqual(['Datos', 'en', 'Noa Q.'])
    expect(cv.document.basics.city).toBe('Rosario')
    expect(cv.document.skills.map(({ name }) => name)).toEqual(['SQL', 'Python'])
  })

  it('counts its completeness anew when the preferences change', async () => {
    const { user, token } = await aSession(app)
    const cv = await aCv(app, token)
    await app.deps.db.execute(
      `update users set job_preferences = '{"roles":["x"],"modalities":["REMOTO"]}' where id = '${user.id}'`,
    )
    const after = (await call(app, contract.getCv, at(cv, token))).answer
    expect(after.completeness).toBe(cv.completeness + 10)
    expect((await list(token))[0]?.completeness).toBe(after.completeness)
  })
})

describe('a shelf of CVs', () => {
  it('shows the base first and then what was edited last', async () => {
    const { token } = await aSession(app)
    const base = await aCv(app, token, { title: 'Base' })
    const first = await aCv(app, token, { title: 'Primera' })
    app.clock.forward(60)
    const second = await aCv(app, token, { title: 'Segunda' })
    app.clock.forward(60)
    await save(app, token, first, { title: 'Primera bis' })
    expect((await list(token)).map(({ title }) => title)).toEqual(['Base', 'Primera bis', 'Segunda'])
    expect([base.is_base, first.is_base, second.is_base]).toEqual([true, false, false])
  })

  it('copies a CV whole, as a variant of it', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token, { title: 'x'.repeat(80), template: 'CLASICO', document: { experience: [aJob()] } })
    const { status, answer: copy } = await call(app, contract.duplicateCv, { ...at(cv, token), body: {} })
    expect([status, copy.parent_id, copy.is_base, copy.revision]).toEqual([201, cv.id, false, 1])
    expect(copy.title).toBe(`${'x'.repeat(72)} (copia)`)
    expect(changesOf(copy, { title: cv.title })).toEqual(changesOf(cv))
    const named = await call(app, contract.duplicateCv, { ...at(cv, token), body: { title: 'Para datos' } })
    expect(named.answer.title).toBe('Para datos')
  })

  it('has one base, also after another became it', async () => {
    const { token } = await aSession(app)
    const base = await aCv(app, token)
    const { answer: copy } = await call(app, contract.duplicateCv, { ...at(base, token), body: {} })
    const made = await call(app, contract.makeBaseCv, at(copy, token))
    expect([made.answer.is_base, made.answer.parent_id]).toEqual([true, null])
    expect((await call(app, contract.makeBaseCv, at(copy, token))).answer).toEqual(made.answer)
    expect((await list(token)).map(({ id, is_base }) => [id, is_base])).toEqual([
      [copy.id, true],
      [base.id, false],
    ])
    const both = [base, copy].map((cv) => call(app, contract.makeBaseCv, at(cv, token)))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect((await list(token)).filter(({ is_base }) => is_base)).toHaveLength(1)
  })

  it('puts variants away and takes them out again, but never the base', async () => {
    const { token } = await aSession(app)
    const base = await aCv(app, token)
    const variant = await aCv(app, token)
    for (const _ of [1, 2]) {
      const archived = await call(app, contract.archiveCv, at(variant, token))
      expect([archived.status, archived.answer.status]).toEqual([200, 'ARCHIVED'])
    }
    const asBase = await call(app, contract.makeBaseCv, at(variant, token))
    expect([asBase.status, asBase.error?.message]).toEqual([
      409,
      'Este CV está archivado. Recupéralo y podrás hacerlo.',
    ])
    expect((await call(app, contract.unarchiveCv, at(variant, token))).answer.status).toBe('ACTIVE')
    const refused = await call(app, contract.archiveCv, at(base, token))
    expect([refused.status, refused.error?.message]).toEqual([409, 'Este es tu CV base. Elige antes otro como base.'])
  })

  it('loses the base only as the last one, and every trace of what is deleted', async () => {
    const { token } = await aSession(app)
    const base = await aCv(app, token)
    const { answer: copy } = await call(app, contract.duplicateCv, { ...at(base, token), body: {} })
    expect((await call(app, contract.deleteCv, at(base, token))).status).toBe(409)
    await call(app, contract.nameCvVersion, { ...at(copy, token), body: { name: 'Antes' } })
    expect((await call(app, contract.deleteCv, at(copy, token))).status).toBe(204)
    expect((await call(app, contract.deleteCv, at(copy, token))).status).toBe(404)
    expect((await call(app, contract.getCv, at(copy, token))).status).toBe(404)
    const { rows } = await app.database.pool.query('select 1 from cv_versions where cv_id = $1', [copy.id])
    expect(rows).toEqual([])
    expect((await call(app, contract.deleteCv, at(base, token))).status).toBe(204)
    expect(await list(token)).toEqual([])
    expect((await aCv(app, token)).is_base).toBe(true)
  })

  it('holds one base and ten variants, however many are asked for at once', async () => {
    const { token } = await aSession(app)
    const base = await aCv(app, token)
    const asked = Array.from({ length: CV_VARIANTS_MAX + 5 }, (_, i) =>
      i % 2
        ? call(app, contract.createCv, { token, body: {} })
        : call(app, contract.duplicateCv, { ...at(base, token), body: {} }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(CV_VARIANTS_MAX).fill(201), ...Array(5).fill(409)])
    expect(await list(token)).toHaveLength(CV_VARIANTS_MAX + 1)
    const refused = await call(app, contract.createCv, { token, body: {} })
    expect([refused.error?.code, refused.error?.message]).toEqual([
      'state_conflict',
      'Ya tienes 10 variantes además de tu CV base, que es el máximo. Elimina una para crear otra.',
    ])
  })

  it('begins with exactly one base when two tabs create the first CV at once', async () => {
    const { token } = await aSession(app)
    await Promise.all(Array.from({ length: 4 }, () => call(app, contract.createCv, { token, body: {} })))
    expect((await list(token)).map(({ is_base }) => is_base)).toEqual([true, false, false, false])
  })
})

describe('fields that nobody may send', () => {
  const forbidden = {
    id: randomUUID(),
    user_id: randomUUID(),
    is_base: false,
    parent_id: randomUUID(),
    status: 'ARCHIVED',
    completeness: 100,
    last_version: 99,
    created_at: '2020-01-01T00:00:00.000Z',
    updated_at: '2020-01-01T00:00:00.000Z',
    views: 9,
    share: { views: 9 },
    views_30d: 9,
    score: 9,
    role: 'ADMIN',
    company_id: randomUUID(),
  }

  it('change nothing', async () => {
    const { user, token } = await aSession(app)
    const cv = await aCv(app, token)
    const before = await findCv(app.deps.db, user.id, cv.id)
    const json = JSON.stringify({ ...changesOf(cv, { title: 'Otro' }), ...forbidden })
    const saved = await sendJson(app, { method: 'PUT', url: `/api/v1/cvs/${cv.id}`, token, json })
    expect(saved.statusCode).toBe(200)
    const after = await findCv(app.deps.db, user.id, cv.id)
    expect(changedColumns(before ?? {}, after ?? {}).sort()).toEqual(['revision', 'title'])
    const made = await sendJson(app, { method: 'POST', url: '/api/v1/cvs', token, json: JSON.stringify(forbidden) })
    expect(JSON.parse(made.body)).toMatchObject({ is_base: false, parent_id: null, status: 'ACTIVE', revision: 1 })
  })
})
