import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CV_PREVIEW_PAGES } from '#shared/core/limits.ts'
import * as contract from '#shared/cvs/cvs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, changesOf } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function someCv() {
  const { token } = await aSession(app)
  const cv = await aCv(app, token, { document: { experience: [aJob()] } })
  return { token, cv, at: { token, params: { id: cv.id } } }
}

describe('drawing for many', () => {
  it('serves a second person in turn, not behind everything that the first one asked for', async () => {
    const [greedy, modest] = [await someCv(), await someCv()]
    const finished: string[] = []
    const draw = async (name: string, at: typeof greedy.at) => {
      const { status } = await call(app, contract.getCvPreview, at)
      finished.push(`${name} ${status}`)
    }
    const flood = Array.from({ length: 30 }, () => draw('greedy', greedy.at))
    await Promise.all([...flood, draw('modest', modest.at)])
    expect(finished).toContain('modest 200')
    // Served by who came first, it would be the last of all.
    expect(finished.indexOf('modest 200')).toBeLessThan(flood.length)
  })

  it('draws the newest preview of a CV and drops the older ones that still wait', async () => {
    const { cv, at } = await someCv()
    const { revision: _, ...content } = changesOf(cv)
    const draw = (title: string) => call(app, contract.previewCv, { ...at, body: { ...content, title } })
    const drawn = await Promise.all(Array.from({ length: 12 }, (_, index) => draw(`Borrador ${index}`)))
    const answered = drawn.map(({ status }) => status)
    expect(answered.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(answered).toContain(409)
    expect(answered).toContain(200)
  })

  it('shows the first pages of a CV without end, and says how many there are', async () => {
    const { cv, at } = await someCv()
    const achievements = Array.from({ length: 8 }, (_, index) => `${index} ${'palabra '.repeat(30)}`)
    const experience = Array.from({ length: 30 }, () => aJob({ summary: 'texto '.repeat(90), achievements }))
    const { revision: _, ...content } = changesOf(cv, { document: { experience } })
    const { status, answer, text } = await call(app, contract.previewCv, { ...at, body: content })
    expect([status, answer.pages.length]).toEqual([200, CV_PREVIEW_PAGES])
    expect(answer.pages_in_all).toBeGreaterThan(CV_PREVIEW_PAGES)
    expect(text.length).toBeLessThan(5_000_000)
  })
})
