import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cvChanges, saveCv } from '#shared/cvs/cvs.ts'
import { exportApplications } from '#shared/hiring/board.ts'
import { getApplicationAnalysis } from '#shared/hiring/corrections.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { getJobMatch, listJobs, saveJob } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aHiring, apply, aSeeker, boardOf, deliver, type Hiring, type Seeker } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Figure {
  low: number
  high: number
  shown: string | null
}
const figure = (match: Figure | null | undefined) => match && [match.low, match.high, match.shown]

const fitOf = async ({ token }: Pick<Seeker, 'token'>, { vacancy }: Hiring) =>
  (await call(app, getJobMatch, { token, params: { vacancy_id: vacancy.id } })).answer

/** The figure of one application wherever somebody reads it. */
async function everywhere(hiring: Hiring, seeker: Seeker, id: string) {
  const { token } = hiring.owner
  const team = (await call(app, getTeamApplication, { token, params: { vacancy_id: hiring.vacancy.id, id } })).answer
  const analyses = await Promise.all(
    [token, seeker.token].map((reader) => call(app, getApplicationAnalysis, { token: reader, params: { id } })),
  )
  const csv = await call(app, exportApplications, { token, params: { id: hiring.vacancy.id }, query: {} as never })
  const own = (await call(app, getMyApplication, { token: seeker.token, params: { id } })).answer
  const saved = await call(app, listJobs, { token: seeker.token, query: { tab: 'guardados' } as never })
  expect(csv.text).toContain(team.match?.shown ?? 'a figure')
  return {
    board: figure((await boardOf(app, hiring)).cards.find((card) => card.id === id)?.match),
    page: figure(team.full_match),
    team_analysis: figure(analyses[0]?.answer.match),
    own_analysis: figure(analyses[1]?.answer.match),
    sent: figure(own.sent.match),
    job: figure((await fitOf(seeker, hiring)).match),
    card: figure(saved.answer.items[0]?.match),
  }
}

/** A base CV that says little, and another that says what is asked for. */
async function aSeekerOfTwo() {
  const seeker = await aSeeker(app)
  const skills = [{ id: randomUUID(), name: 'SQL', skill_id: 'sql' }]
  const experience = [
    aJob({ position: 'Analista de datos', start: '2017-01', current: true, summary: 'SQL a diario.' }),
  ]
  const other = await aCv(app, seeker.token, { title: 'El bueno', document: { experience, skills } as never })
  return { ...seeker, other }
}

describe('one application', () => {
  it('has one figure, with the answers of its person, for the copy that was sent', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeekerOfTwo()
    await call(app, saveJob, { token: seeker.token, params: { vacancy_id: hiring.vacancy.id } })
    const before = (await fitOf(seeker, hiring)).match
    const unknown = [...(before?.items ?? []), ...(before?.conditions ?? [])].filter(
      ({ verdict }) => verdict === 'SIN_DATOS',
    )
    expect(unknown.some(({ type }) => type === 'LANGUAGE')).toBe(true)
    expect(unknown.some(({ type }) => type === 'CONTRACT')).toBe(true)
    const declared = Object.fromEntries(unknown.map(({ requirement_id }) => [requirement_id, 'SI' as const]))
    const sent = await apply(app, { token: seeker.token, cv: seeker.other }, hiring.vacancy, { declared })
    expect(sent.status).toBe(201)
    await deliver(app)
    const figures = await everywhere(hiring, seeker, sent.answer.id)
    expect(new Set(Object.values(figures).map((one) => JSON.stringify(one)))).toHaveProperty('size', 1)
    expect(figures.job?.[2]).not.toBeNull()
    expect(figures.job).not.toEqual(figure(before))
    // Nothing that was answered is asked again, here or elsewhere.
    const now = (await fitOf(seeker, hiring)).match
    const answered = [...(now?.items ?? []), ...(now?.conditions ?? [])].filter((line) => declared[line.requirement_id])
    expect(answered.map(({ declared: said }) => said)).toEqual(unknown.map(() => 'SI'))
    const again = await aHiring(app, { requirements: hiring.vacancy.document.requirements })
    const elsewhere = (await fitOf(seeker, again)).match
    expect(elsewhere?.items.find(({ type }) => type === 'LANGUAGE')?.declared).toBe('SI')
    // «Enviado» says each of them.
    const own = await call(app, getMyApplication, { token: seeker.token, params: { id: sent.answer.id } })
    expect(own.answer.sent.declared.map(({ requirement_id }) => requirement_id).toSorted()).toEqual(
      Object.keys(declared).toSorted(),
    )
    // What the CV says afterwards changes nothing of what was sent.
    const body = cvChanges.parse({ ...seeker.cv, document: { ...seeker.cv.document, skills: [], experience: [] } })
    expect((await call(app, saveCv, { token: seeker.token, params: { id: seeker.cv.id }, body })).status).toBe(200)
    expect(await everywhere(hiring, seeker, sent.answer.id)).toEqual(figures)
  })

  it('says since when it is the one that was sent', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const { answer } = await apply(app, seeker, hiring.vacancy)
    await deliver(app)
    expect((await fitOf(seeker, hiring)).sent_at).toBe(answer.applied_at)
    const other = await aSeeker(app)
    expect((await fitOf(other, hiring)).sent_at).toBeNull()
  })
})
