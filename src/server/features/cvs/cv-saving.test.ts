import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, changesOf, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { sendJson } from '#tests/support/request.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const read = async (cv: { id: string }, token: string) =>
  (await call(app, contract.getCv, { params: { id: cv.id }, token })).answer

describe('saving', () => {
  it('keeps everything and counts the revision up', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    app.clock.forward(5)
    const document = {
      ...cv.document,
      summary: 'Dos líneas:\nla segunda.',
      experience: [aJob({ start: '2021-04', current: true, achievements: ['Uno', 'Dos'] })],
    }
    const saved = await save(app, token, cv, { title: 'Otro', template: 'EUROPEO', document })
    expect(saved.status).toBe(200)
    expect(saved.answer).toMatchObject({ revision: 2, title: 'Otro', template: 'EUROPEO', document })
    expect(saved.answer.updated_at > cv.updated_at).toBe(true)
    expect(saved.answer.completeness).toBeGreaterThan(cv.completeness)
    expect(await read(cv, token)).toEqual(saved.answer)
  })

  it('takes a CV in the middle of a sentence: nothing has to be complete', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const { id } = aJob()
    const unfinished = { ...cv.document, experience: [{ ...aJob(), id, position: '', company: '', start: null }] }
    expect((await save(app, token, cv, { document: unfinished })).status).toBe(200)
  })

  it('changes nothing when it already says so, whatever revision was sent', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    app.clock.forward(5)
    expect((await save(app, token, cv, {})).answer).toEqual(cv)
    const second = await save(app, token, cv, { title: 'Segundo' })
    // The answer was lost on its way and the tab sends the same again.
    expect((await save(app, token, cv, { title: 'Segundo' })).answer).toEqual(second.answer)
  })

  it.each([-1, 1, 100])('refuses a revision that is %i off and changes nothing', async (off) => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const { answer: now } = await save(app, token, cv, { title: 'Lo que hay' })
    const refused = await save(app, token, now, { title: 'Lo que no', revision: now.revision + off })
    expect([refused.status, refused.error?.code]).toEqual([409, 'version_conflict'])
    expect(refused.error?.message).toBe('Editaste este CV en otra pestaña. Elige qué conservar.')
    expect(await read(cv, token)).toEqual(now)
  })

  it('lets exactly one of many tabs win that saw the same', async () => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const tabs = Array.from({ length: 8 }, (_, i) => save(app, token, cv, { title: `Pestaña ${i}` }))
    const statuses = (await Promise.all(tabs)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    expect((await read(cv, token)).revision).toBe(2)
  })

  const tooMuch: [string, string, object][] = [
    ['experience', 'Puedes añadir hasta 30 experiencias.', { experience: Array.from({ length: 31 }, () => aJob()) }],
    ['summary', 'Escribe como máximo 1200 caracteres.', { summary: 'x'.repeat(1201) }],
    [
      'experience.0.achievements',
      'Puedes añadir hasta 8 logros.',
      { experience: [aJob({ achievements: Array(9).fill('x') })] },
    ],
    [
      'experience.0.start',
      'Escribe el año con cuatro cifras y elige el mes.',
      { experience: [aJob({ start: 'abril' })] },
    ],
    [
      'custom',
      'Puedes añadir hasta 5 secciones propias.',
      { custom: Array.from({ length: 6 }, () => ({ id: randomUUID() })) },
    ],
    ['skills.0.years', 'Escribe como máximo 50 años.', { skills: [{ id: randomUUID(), name: 'SQL', years: 51 }] }],
  ]
  it.each(tooMuch)('says what is too much in %s', async (field, message, document) => {
    const { token } = await aSession(app)
    const cv = await aCv(app, token)
    const json = JSON.stringify({ ...changesOf(cv), document: { ...cv.document, ...document } })
    const refused = await sendJson(app, { method: 'PUT', url: `/api/v1/cvs/${cv.id}`, token, json })
    expect([refused.statusCode, JSON.parse(refused.body).error.fields[`document.${field}`]]).toEqual([422, message])
    expect(await read(cv, token)).toEqual(cv)
  })
})

/** One tab: what it last read or saved, and what was typed into it since. */
interface Tab {
  revision: number
  seen: string
  typed: string
}

type Step = { tab: 0 | 1; kind: 'type' | 'save' | 'reload' }
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  kind: fc.constantFrom('type', 'save', 'save', 'reload'),
})

describe('two tabs', () => {
  it('never overwrite each other in silence, in whatever order they save', { timeout: 120_000 }, async () => {
    const { token } = await aSession(app)
    const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const cv = await aCv(app, token)
      const tabs: [Tab, Tab] = [0, 1].map(() => ({ revision: 1, seen: cv.title, typed: cv.title })) as [Tab, Tab]
      let [stored, revision] = [cv.title, 1]
      for (const [i, { tab, kind }] of steps.entries()) {
        const mine = tabs[tab]
        if (kind === 'type') mine.typed = `${tab}-${i}`
        if (kind === 'reload') Object.assign(mine, { revision, seen: stored, typed: stored })
        if (kind !== 'save') continue
        const body = changesOf(cv, { title: mine.typed, revision: mine.revision })
        const { status, answer } = await call(app, contract.saveCv, { token, params: { id: cv.id }, body })
        // The model: only who saw what is stored may replace it.
        const isFresh = mine.revision === revision
        const saysTheSame = mine.typed === stored
        expect(status).toBe(isFresh || saysTheSame ? 200 : 409)
        if (status !== 200) continue
        if (!saysTheSame) [stored, revision] = [mine.typed, revision + 1]
        Object.assign(mine, { revision: answer.revision, seen: stored })
        expect([answer.title, answer.revision]).toEqual([stored, revision])
      }
      expect((await read(cv, token)).title).toBe(stored)
      await app.database.pool.query('delete from cvs where id = $1', [cv.id])
    })
    await fc.assert(property, { numRuns: 40 })
  })

  it('that race lose no accepted change: each became the text or a conflict', { timeout: 120_000 }, async () => {
    const { token } = await aSession(app)
    const property = fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 5 }), async (scheduler, rounds) => {
      const cv = await aCv(app, token)
      const accepted: [string, number][] = []
      const aTab = async (name: string) => {
        for (let round = 0; round < rounds; round += 1) {
          const before = await scheduler.schedule(read(cv, token))
          const title = `${before.title}+${name}${round}`.slice(-80)
          const saved = await scheduler.schedule(save(app, token, before, { title }))
          if (saved.status === 200) accepted.push([saved.answer.title, saved.answer.revision])
          else expect(saved.status).toBe(409)
        }
      }
      await scheduler.waitFor(Promise.all([aTab('a'), aTab('b')]))
      const revisions = accepted.map(([, revision]) => revision)
      expect(new Set(revisions).size).toBe(revisions.length)
      const last = accepted.toSorted(([, a], [, b]) => a - b).at(-1)
      const now = await read(cv, token)
      expect([now.title, now.revision]).toEqual(last)
      expect(now.revision).toBe(accepted.length + 1)
      await app.database.pool.query('delete from cvs where id = $1', [cv.id])
    })
    await fc.assert(property, { numRuns: 25 })
  })
})
