import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CV_IMPORTS_KEPT, CV_VARIANTS_MAX, rateRules } from '#shared/core/limits.ts'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import * as contract from '#shared/cvs/cv-imports.ts'
import * as cvs from '#shared/cvs/cvs.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { cvImports } from '../cvs.tables.ts'
import { cleanCvsTask } from '../cvs.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const TEXT = `Lía Duarte
lia@correo.example

Experiencia
Contable, Almacenes del Sur
marzo 2019 – actualidad
`
const document = cvDocument.parse({ basics: { full_name: 'Lía Duarte' }, summary: 'Revisado.', experience: [aJob()] })
const kept = { title: 'Importado', language: 'es' as const, document }

async function aProposal() {
  const { token } = await aSession(app)
  const { status, answer } = await call(app, contract.importText, { token, body: { text: TEXT } })
  expect(status).toBe(201)
  return { token, found: answer, at: { token, params: { import_id: answer.id } } }
}
type At = Awaited<ReturnType<typeof aProposal>>['at']
const list = async (token: string) => (await call(app, cvs.listCvs, { token })).answer.items

describe('a proposal', () => {
  it('waits for the person, and is no CV before', async () => {
    const { token, found, at } = await aProposal()
    expect(found).toMatchObject({ source: 'TEXT', state: 'READY_FOR_REVIEW', file_name: 'Texto pegado' })
    expect(found.proposal.original_pages.join('')).toContain('Almacenes del Sur')
    expect((await call(app, contract.getImport, at)).answer).toEqual(found)
    expect(await list(token)).toEqual([])
  })

  it('has what the person wants to earn beside the CV, and not in it', async () => {
    const { token } = await aSession(app)
    const text = `${TEXT}\nOtros datos\nPretensión salarial: 1.800 € al mes\n`
    const { answer } = await call(app, contract.importText, { token, body: { text } })
    expect(answer.proposal.wishes.min_salary).toEqual({ amount: 180_000, currency: 'EUR', period: 'MES' })
    expect(JSON.stringify(answer.proposal.document)).not.toContain('1.800')
    const { wishes: _, ...of_before } = answer.proposal
    await app.deps.db
      .update(cvImports)
      .set({ proposal: of_before as contract.CvProposal })
      .where(eq(cvImports.id, answer.id))
    const later = await call(app, contract.getImport, { token, params: { import_id: answer.id } })
    expect(later.answer.proposal.wishes).toEqual(contract.cvWishes.parse({}))
  })

  it('becomes a CV with what the person kept of it, once', async () => {
    const { token, at } = await aProposal()
    const twice = [1, 2, 3].map(() => call(app, contract.acceptImport, { ...at, body: kept }))
    const answers = await Promise.all(twice)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
    expect(answers[0]?.answer).toMatchObject({ title: 'Importado', is_base: true, revision: 1, document })
    expect(await list(token)).toHaveLength(1)
    expect((await call(app, contract.getImport, at)).answer.state).toBe('ACCEPTED')
    expect((await call(app, contract.discardImport, at)).status).toBe(409)
  })

  it('takes the place of what a CV said, which becomes a version', async () => {
    const { token, at } = await aProposal()
    const cv = await aCv(app, token, { title: 'Antes', template: 'CLASICO', target_role: 'Contable' })
    const replace = { cv_id: cv.id, revision: cv.revision }
    const { status, answer } = await call(app, contract.acceptImport, { ...at, body: { ...kept, replace } })
    expect([status, answer.id]).toEqual([201, cv.id])
    expect(answer).toMatchObject({
      revision: 2,
      title: 'Importado',
      template: 'CLASICO',
      target_role: 'Contable',
      document,
    })
    const version = await call(app, cvs.getCvVersion, { token, params: { id: cv.id, number: 1 } })
    expect([version.answer.reason, version.answer.content.title]).toEqual(['AUTO', 'Antes'])
  })

  it('overwrites nothing that changed meanwhile, nothing of others, and waits on', async () => {
    const { token, at } = await aProposal()
    const [cv, stranger] = [await aCv(app, token), await aSession(app)]
    const foreign = await aCv(app, stranger.token)
    await save(app, token, cv, { title: 'Cambiado' })
    const accept = (replace: object) =>
      call(app, contract.acceptImport, { ...at, body: { ...kept, replace: { cv_id: cv.id, revision: 1, ...replace } } })
    expect((await accept({})).error?.code).toBe('version_conflict')
    expect((await accept({ cv_id: foreign.id })).status).toBe(404)
    expect((await call(app, contract.getImport, at)).answer.state).toBe('READY_FOR_REVIEW')
    expect((await accept({ revision: 2 })).status).toBe(201)
  })

  it('is refused like any other CV when there is no room, and waits on', async () => {
    const { token, at } = await aProposal()
    for (let i = 0; i <= CV_VARIANTS_MAX; i += 1) await aCv(app, token)
    const refused = await call(app, contract.acceptImport, { ...at, body: kept })
    expect([refused.status, refused.error?.code]).toEqual([409, 'state_conflict'])
    expect((await call(app, contract.getImport, at)).answer.state).toBe('READY_FOR_REVIEW')
  })

  it('can be thrown away, also twice, and then no longer used', async () => {
    const { at } = await aProposal()
    expect((await call(app, contract.discardImport, at)).status).toBe(204)
    expect((await call(app, contract.discardImport, at)).status).toBe(204)
    const refused = await call(app, contract.acceptImport, { ...at, body: kept })
    expect([refused.status, refused.error?.code]).toEqual([409, 'state_conflict'])
    expect((await call(app, contract.getImport, at)).status).toBe(404)
    await cleanCvsTask.run(app.deps, {}, { id: 'test' })
    const { rows } = await app.database.pool.query('select 1 from cv_imports where id = $1', [at.params.import_id])
    expect(rows).toEqual([])
  })

  it.each([
    ['reviewed', (at: At) => call(app, contract.acceptImport, { ...at, body: kept })],
    ['thrown away', (at: At) => call(app, contract.discardImport, at)],
  ])('that is %s leaves its notice read, and that of another one unread', async (_, decide) => {
    const { token, at } = await aProposal()
    app.clock.forward(1)
    await call(app, contract.importText, { token, body: { text: TEXT } })
    const unread = async () => (await call(app, listNotifications, { token })).answer.map(({ is_read }) => !is_read)
    expect(await unread()).toEqual([true, true])
    await decide(at)
    expect(await unread()).toEqual([true, false])
  })

  it('is swept after seven days', async () => {
    const { at } = await aProposal()
    app.clock.forward(7 * 24 * 60 * 60)
    await cleanCvsTask.run(app.deps, {}, { id: 'test' })
    expect((await call(app, contract.getImport, at)).status).toBe(200)
    app.clock.forward(1)
    await cleanCvsTask.run(app.deps, {}, { id: 'test' })
    expect((await call(app, contract.getImport, at)).status).toBe(404)
  })

  it('leads to nothing once its CV is deleted', async () => {
    const { token, at } = await aProposal()
    const { answer: cv } = await call(app, contract.acceptImport, { ...at, body: kept })
    await call(app, cvs.deleteCv, { token, params: { id: cv.id } })
    expect((await call(app, contract.acceptImport, { ...at, body: kept })).status).toBe(404)
  })
})

describe('files', () => {
  it('of our own come back whole', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token, { title: 'Ida y vuelta', document: { ...document, basics: undefined } })
    const { text } = await call(app, cvs.exportCv, { token, params: { id: cv.id }, query: { format: 'json' } })
    const file = new File([text], 'cv.skillo.json', { type: 'application/json' })
    const { status, answer } = await call(app, contract.importFile, { token, file })
    expect([status, answer.source, answer.file_name]).toEqual([201, 'SKILLO_JSON', 'cv.skillo.json'])
    const withoutIds = (value: unknown) => JSON.stringify(value).replace(/"id":"[^"]+"/g, '')
    expect(withoutIds(answer.proposal.document)).toBe(withoutIds(cv.document))
  })

  it('are kept as the newest twenty proposals of a person', async () => {
    const { token, user } = await aSession(app)
    const ids = []
    for (let i = 0; i < CV_IMPORTS_KEPT + 2; i += 1) {
      app.clock.forward(1)
      ids.push((await call(app, contract.importText, { token, body: { text: TEXT } })).answer.id)
    }
    const { rows } = await app.database.pool.query('select id from cv_imports where user_id = $1 order by created_at', [
      user.id,
    ])
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(2))
  })

  it('are read thirty times an hour at most', async () => {
    const { token } = await aSession(app)
    await call(app, contract.importText, { token, body: { text: TEXT } })
    await app.database.pool.query(`update rate_limits set hits = $1 where key like 'cv-import-user:%'`, [
      rateRules.cv_import_user.max,
    ])
    expect((await call(app, contract.importText, { token, body: { text: TEXT } })).status).toBe(429)
  })
})
