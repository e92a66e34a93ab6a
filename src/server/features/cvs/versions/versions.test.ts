import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CV_AUTOMATIC_VERSIONS_MAX, CV_NAMED_VERSIONS_MAX, CV_NAMED_VERSIONS_PERSON_MAX } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, changesOf, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { cleanCvsTask } from '../cvs.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
type Cv = contract.CvDetail

const at = (cv: Cv, token: string) => ({ params: { id: cv.id }, token })
const versionsOf = async (cv: Cv, token: string) =>
  (await call(app, contract.listCvVersions, at(cv, token))).answer.items
const kept = async (cv: Cv, token: string) =>
  (await versionsOf(cv, token)).map(({ number, reason }) => `${number} ${reason}`)
const titleOf = async (cv: Cv, token: string, number: number) =>
  (await call(app, contract.getCvVersion, { token, params: { id: cv.id, number } })).answer.content.title

async function edited(cv: Cv, token: string, title: string): Promise<Cv> {
  const { status, answer } = await save(app, token, cv, { title })
  expect(status).toBe(200)
  return answer
}

describe('automatic versions', () => {
  it('are kept at most every ten minutes of writing, each as the CV was before', async () => {
    const { token } = await aSession(app)
    let cv = await aCv(app, token, { title: 'minuto 0' })
    for (let minute = 1; minute <= 25; minute += 1) {
      app.clock.forward(MINUTE)
      cv = await edited(cv, token, `minuto ${minute}`)
    }
    expect(await kept(cv, token)).toEqual(['2 AUTO', '1 AUTO'])
    expect([await titleOf(cv, token, 1), await titleOf(cv, token, 2)]).toEqual(['minuto 9', 'minuto 19'])
  })

  it('keep what was there when somebody comes back after a long time', async () => {
    const { token } = await aSession(app)
    const cv = await edited(await aCv(app, token), token, 'Lo de ayer')
    app.clock.forward(DAY)
    const after = await edited(cv, token, 'Lo de hoy')
    await edited(after, token, 'Lo de hoy, mejor')
    expect([await kept(cv, token), await titleOf(cv, token, 1)]).toEqual([['1 AUTO'], 'Lo de ayer'])
  })

  it('are not kept by saves that change nothing or are refused', async () => {
    const { token } = await aSession(app)
    const cv = await edited(await aCv(app, token), token, 'Uno')
    app.clock.forward(DAY)
    await save(app, token, cv, {})
    await save(app, token, cv, { title: 'Dos', revision: cv.revision + 1 })
    expect(await kept(cv, token)).toEqual([])
  })

  it('are kept when the CV is downloaded or shared, once for the same content', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const share = { ...at(cv, token), body: { expires_in_days: null, show_contact: false } }
    for (const _ of [1, 2]) await call(app, contract.exportCv, { ...at(cv, token), query: { format: 'json' } })
    expect(await kept(cv, token)).toEqual(['1 EXPORT'])
    await call(app, contract.shareCv, share)
    expect(await kept(cv, token)).toEqual(['1 EXPORT'])
    await edited(cv, token, 'Otro')
    await call(app, contract.shareCv, share)
    expect(await kept(cv, token)).toEqual(['2 SHARE', '1 EXPORT'])
  })

  it('are swept after 90 days, named ones never, and their numbers do not come again', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    await call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: 'Para siempre' } })
    await call(app, contract.exportCv, { ...at(await edited(cv, token, 'Otro'), token), query: { format: 'json' } })
    const sweptWhenAged = async (seconds: number) => {
      const created_at = addSeconds(app.clock.now(), -seconds)
      await app.database.pool.query('update cv_versions set created_at = $2 where cv_id = $1', [cv.id, created_at])
      await cleanCvsTask.run(app.deps, {}, { id: 'test' })
    }
    await sweptWhenAged(90 * DAY)
    expect(await kept(cv, token)).toEqual(['2 EXPORT', '1 NAMED'])
    await sweptWhenAged(90 * DAY + 1)
    expect(await kept(cv, token)).toEqual(['1 NAMED'])
    await call(app, contract.exportCv, { ...at(cv, token), query: { format: 'json' } })
    expect(await kept(cv, token)).toEqual(['3 EXPORT', '1 NAMED'])
  })

  it('beyond 200 of one CV lose the oldest', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const fill = `insert into cv_versions (cv_id, number, reason, content, created_at)
      select $1, n, 'AUTO', '{"title":"viejo"}', now() from generate_series(1, ${CV_AUTOMATIC_VERSIONS_MAX}) n`
    await app.database.pool.query(fill, [cv.id])
    await app.database.pool.query('update cvs set last_version = $2 where id = $1', [cv.id, CV_AUTOMATIC_VERSIONS_MAX])
    await call(app, contract.exportCv, { ...at(cv, token), query: { format: 'json' } })
    const { rows } = await app.database.pool.query(
      'select min(number) as first, max(number) as last, count(*)::int as n from cv_versions where cv_id = $1',
      [cv.id],
    )
    expect(rows).toEqual([{ first: 2, last: CV_AUTOMATIC_VERSIONS_MAX + 1, n: CV_AUTOMATIC_VERSIONS_MAX }])
  })
})

describe('named versions', () => {
  it('keep the CV as it is now, as often as asked', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token, { title: 'Enviado' })
    const named = await call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: '  Para\nAcme ' } })
    expect([named.status, named.answer]).toMatchObject([201, { number: 1, name: 'Para Acme', reason: 'NAMED' }])
    await call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: 'Otra vez' } })
    expect(await kept(cv, token)).toEqual(['2 NAMED', '1 NAMED'])
    const whole = await call(app, contract.getCvVersion, { token, params: { id: cv.id, number: 1 } })
    expect(whole.answer.content).toEqual(contract.getCvVersion.answer.shape.content.parse(changesOf(cv)))
  })

  it('end at one hundred, with a way on', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const fill = `insert into cv_versions (cv_id, number, name, reason, content, created_at)
      select $1, n, 'v' || n, 'NAMED', '{}', now() from generate_series(1, ${CV_NAMED_VERSIONS_MAX - 1}) n`
    await app.database.pool.query(fill, [cv.id])
    await app.database.pool.query('update cvs set last_version = 99 where id = $1', [cv.id])
    const name = () => call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: 'Una más' } })
    const statuses = (await Promise.all([name(), name(), name()])).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409])
    expect((await name()).error?.message).toContain('Ya guardaste 100 versiones con nombre')
  })

  it('have a limit for all CVs of a person together', async () => {
    const { token } = await aSession(app)
    const cvs = [await aCv(app, token), await aCv(app, token), await aCv(app, token)]
    for (const { id } of cvs.slice(0, 2)) {
      const fill = `insert into cv_versions (cv_id, number, name, reason, content, created_at)
        select $1, n, 'v' || n, 'NAMED', '{}', now() from generate_series(1, ${CV_NAMED_VERSIONS_PERSON_MAX / 2}) n`
      await app.database.pool.query(fill, [id])
    }
    const [, , third] = cvs
    const params = { id: third?.id ?? '' }
    const refused = await call(app, contract.nameCvVersion, { token, params, body: { name: 'Una más' } })
    expect([refused.status, refused.error?.code]).toEqual([409, 'state_conflict'])
    expect(refused.error?.message).toContain('entre todos tus CV')
  })

  it('are listed in pages, newest first', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    for (let i = 1; i <= 32; i += 1)
      await call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: `v${i}` } })
    const { answer: first } = await call(app, contract.listCvVersions, at(cv, token))
    expect([first.items.length, first.items[0]?.name]).toEqual([30, 'v32'])
    const second = await call(app, contract.listCvVersions, {
      ...at(cv, token),
      query: { cursor: first.next_cursor ?? '' },
    })
    expect(second.answer).toMatchObject({ items: [{ name: 'v2' }, { name: 'v1' }], next_cursor: null })
  })
})

describe('restoring', () => {
  const restore = (cv: Cv, token: string, number: number, revision: number) =>
    call(app, contract.restoreCvVersion, { token, params: { id: cv.id, number }, body: { revision } })

  it('brings the version back and keeps what was there', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token, { title: 'Primero', template: 'CLASICO' })
    await call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: 'Primero' } })
    const changed = (await save(app, token, cv, { title: 'Segundo', template: 'EUROPEO' })).answer
    const back = await restore(cv, token, 1, changed.revision)
    expect(changesOf(back.answer, { revision: 1 })).toEqual(changesOf(cv))
    expect(back.answer.revision).toBe(changed.revision + 1)
    expect([await kept(cv, token), await titleOf(cv, token, 2)]).toEqual([['2 RESTORE', '1 NAMED'], 'Segundo'])
    const again = await restore(cv, token, 2, back.answer.revision)
    expect([again.answer.title, again.answer.template]).toEqual(['Segundo', 'EUROPEO'])
  })

  it('refuses a stale revision, and versions of other CVs and people do not exist', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    await call(app, contract.nameCvVersion, { ...at(cv, token), body: { name: 'v1' } })
    const changed = await edited(cv, token, 'Otro')
    expect((await restore(cv, token, 1, cv.revision)).error?.code).toBe('version_conflict')
    expect((await restore(cv, token, 2, changed.revision)).status).toBe(404)
    const other = await aCv(app, token)
    expect((await restore(other, token, 1, 1)).status).toBe(404)
    const stranger = await aSession(app)
    expect((await restore(cv, stranger.token, 1, changed.revision)).status).toBe(404)
    expect((await call(app, contract.getCv, at(cv, token))).answer).toEqual(changed)
  })
})
