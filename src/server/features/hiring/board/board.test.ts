import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailUnreadTask } from '#server/features/notifications/notifications.tasks.ts'
import * as board from '#shared/hiring/board.ts'
import { getProcess, savePipeline } from '#shared/hiring/stages.ts'
import * as team from '#shared/hiring/team-application.ts'
import { getJob } from '#shared/jobs/jobs.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import {
  aColleague,
  aHiring,
  anApplicant,
  apply,
  aSeeker,
  boardOf,
  deliver,
  type Hiring,
  stageAt,
} from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Place {
  id: string
  version: number
  stage_id: string
}
const move = (token: string, { id, version, stage_id: expected_stage_id }: Place, stage_id: string) =>
  call(app, board.moveApplication, { token, params: { id }, body: { stage_id, expected_stage_id, version } })

async function cardIn(hiring: Hiring, id: string): Promise<board.Card> {
  const found = (await boardOf(app, hiring)).cards.find((card) => card.id === id)
  if (!found) throw new Error('not on the board')
  return found
}

describe('the board', () => {
  it('shows who applied, once nobody can take it back any more', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app, 'José de la O')
    await apply(app, seeker, hiring.vacancy)
    expect((await boardOf(app, hiring)).cards).toEqual([])
    await deliver(app)
    const { cards, stages, actions } = await boardOf(app, hiring)
    expect(cards.map(({ full_name, state, is_viewed }) => [full_name, state, is_viewed])).toEqual([
      ['José de la O', 'ACTIVE', false],
    ])
    expect(stages.map(({ kind }) => kind)).toEqual(['NEW', 'INTERVIEW', 'OFFER', 'HIRED'])
    expect(cards[0]?.match?.missed_must).toBe(0)
    expect(actions).toContain('move')
  })

  it('hides the own application from whoever works there, and shows interviewers only what is theirs', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const insider = await aColleague(app, hiring, 'RECRUITER')
    const cv = (await aSeeker(app)).cv
    await app.database.pool.query('update cvs set user_id = $1 where id = $2', [insider.user.id, cv.id])
    const own = await apply(app, { token: insider.token, cv }, hiring.vacancy)
    await deliver(app)
    expect((await boardOf(app, hiring, insider.token)).cards.map(({ id }) => id)).toEqual([application_id])
    expect((await boardOf(app, hiring)).cards).toHaveLength(2)
    const place = await cardIn(hiring, own.answer.id)
    expect((await move(insider.token, place, stageAt(await boardOf(app, hiring), 1))).status).toBe(404)
  })

  it('says what changed since somebody looked', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const before = await boardOf(app, hiring)
    app.clock.forward(60)
    const params = { id: hiring.vacancy.id }
    const changes = (since: string) =>
      call(app, board.getBoardChanges, { token: hiring.owner.token, params, query: { since } })
    await move(hiring.owner.token, await cardIn(hiring, application_id), stageAt(before, 1))
    const { answer } = await changes(before.cursor)
    expect(answer.cards.map(({ id, stage_id }) => [id, stage_id])).toEqual([[application_id, stageAt(before, 1)]])
    app.clock.forward(60)
    const since = new Date(new Date(answer.cursor).getTime() + 30_000).toISOString()
    expect((await changes(since)).answer.cards).toEqual([])
    expect((await changes('mañana')).status).toBe(422)
  })
})

/** What nobody reads in half an hour is mailed, all in one. */
async function mailedUnread(email: string): Promise<string> {
  expect(await sentTo(app, email)).toEqual([])
  app.clock.forward(31 * 60)
  await mailUnreadTask.run(app.deps, {}, { id: 'test' })
  const [mail] = await sentTo(app, email)
  return mail?.text ?? ''
}

describe('a move', () => {
  it('tells the loser who was quicker, where to and when', async () => {
    const hiring = await aHiring(app)
    const { application_id, user } = await anApplicant(app, hiring)
    const other = await aColleague(app, hiring, 'RECRUITER')
    const stages = await boardOf(app, hiring)
    const seen = await cardIn(hiring, application_id)
    expect((await move(hiring.owner.token, seen, stageAt(stages, 1))).status).toBe(200)
    app.clock.forward(10)
    const lost = await move(other.token, seen, stageAt(stages, 2))
    expect([lost.status, lost.error?.code]).toEqual([409, 'version_conflict'])
    expect(lost.error?.message).toBe("Laura Núñez-O'Hara movió esta postulación a Entrevista hace 10 segundos.")
    expect(lost.error?.fields).toMatchObject({ stage_id: stageAt(stages, 1), version: String(seen.version + 1) })
    await app.runTasks()
    expect(await mailedUnread(user.email)).toContain('pasó a Entrevista')
  })

  it('that is taken back at once is no news to the person', async () => {
    const hiring = await aHiring(app)
    const { application_id, user } = await anApplicant(app, hiring)
    const stages = await boardOf(app, hiring)
    const first = await cardIn(hiring, application_id)
    const { answer } = await move(hiring.owner.token, first, stageAt(stages, 1))
    expect((await move(hiring.owner.token, answer, first.stage_id)).status).toBe(200)
    expect(await sentTo(app, user.email)).toEqual([])
  })

  it('into the last column hires, and out of it is back in the process', async () => {
    const hiring = await aHiring(app)
    const { application_id, user } = await anApplicant(app, hiring)
    const stages = await boardOf(app, hiring)
    const { answer } = await move(hiring.owner.token, await cardIn(hiring, application_id), stageAt(stages, -1))
    expect(answer.state).toBe('HIRED')
    expect((await boardOf(app, hiring)).figures.hired).toBe(1)
    await app.runTasks()
    expect(await mailedUnread(user.email)).toContain('confirmó tu contratación')
    expect((await move(hiring.owner.token, answer, stageAt(stages, 1))).answer.state).toBe('ACTIVE')
  })

  it('knows only stages of its own vacancy', async () => {
    const [hiring, foreign] = [await aHiring(app), await aHiring(app)]
    const { application_id } = await anApplicant(app, hiring)
    const place = await cardIn(hiring, application_id)
    expect((await move(hiring.owner.token, place, stageAt(await boardOf(app, foreign), 1))).status).toBe(422)
    expect((await move(foreign.owner.token, place, stageAt(await boardOf(app, hiring), 1))).status).toBe(404)
  })

  const TIMES = soak(50, 1000)
  it(`by two people at once, ${TIMES} times, loses nothing`, { timeout: 120_000 }, async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const other = await aColleague(app, hiring, 'RECRUITER')
    const stages = await boardOf(app, hiring)
    const begun = await cardIn(hiring, application_id)
    const history: [number, string][] = []
    let refused = 0
    let present: Place = begun
    for (let time = 0; time < TIMES; time += 1) {
      const seen = present
      const targets = stages.stages.slice(0, 3).filter(({ id }) => id !== seen.stage_id)
      const answers = await Promise.all(
        [hiring.owner.token, other.token].map((token, index) => move(token, seen, targets[index]?.id ?? '')),
      )
      const won = answers.filter(({ status }) => status === 200)
      const lost = answers.filter(({ status }) => status === 409)
      expect([won.length, lost.length]).toEqual([1, 1])
      refused += lost.filter(({ error }) => error?.message.includes('movió esta postulación a')).length
      for (const { answer } of won) history.push([answer.version, answer.stage_id])
      present = won[0]?.answer ?? seen
    }
    const end = await cardIn(hiring, application_id)
    expect(end.version).toBe(begun.version + TIMES)
    expect(history.map(([version]) => version)).toEqual(Array.from({ length: TIMES }, (_, i) => begun.version + 1 + i))
    expect(end.stage_id).toBe(history.at(-1)?.[1])
    expect(refused).toBe(TIMES)
  })
})

describe('stages', () => {
  it('that hold people can be removed only with a place for them', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    const before = await boardOf(app, hiring)
    await move(hiring.owner.token, await cardIn(hiring, application_id), stageAt(before, 1))
    const kept = before.stages.filter((_, index) => index !== 1)
    const save = (moves: Record<string, string>, version = 1) =>
      call(app, savePipeline, {
        token: hiring.owner.token,
        params: { id: hiring.vacancy.id },
        body: { version, stages: kept, moves },
      })
    const refused = await save({})
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, [`moves.${stageAt(before, 1)}`]])
    const saved = await save({ [stageAt(before, 1)]: stageAt(before, 0) })
    expect([saved.status, saved.answer.version, saved.answer.stages[0]?.applications]).toEqual([200, 2, 1])
    expect((await save({})).error?.code).toBe('version_conflict')
    expect((await cardIn(hiring, application_id)).stage_id).toBe(stageAt(before, 0))
  })
})

describe('the public process', () => {
  it('is what the team does, in the words that candidates read', async () => {
    const hiring = await aHiring(app)
    const params = { vacancy_id: hiring.vacancy.id }
    const shown = async () => (await call(app, getJob, { params })).answer.document.steps.map(({ name }) => name)
    expect(await shown()).toEqual(hiring.vacancy.document.steps.map(({ name }) => name))
    const { stages } = await boardOf(app, hiring)
    const added = {
      name: 'Café interno',
      candidate_label: 'Conoces al equipo',
      kind: 'INTERVIEW',
      expected_days: 3,
    } as const
    const body = { version: 1, stages: [...stages.slice(0, 1), added, ...stages.slice(1)] }
    await call(app, savePipeline, { token: hiring.owner.token, params: { id: hiring.vacancy.id }, body })
    expect((await shown())[0]).toBe('Conoces al equipo')
    const { steps } = (await call(app, getProcess, { params })).answer
    expect(steps.map(({ name }) => name)).toEqual(await shown())
  })
})

describe('one application', () => {
  const get = (token: string, hiring: Hiring, id: string) =>
    call(app, team.getTeamApplication, { token, params: { vacancy_id: hiring.vacancy.id, id } })

  it('says everything that was sent, and contact data only to who may see them', async () => {
    const hiring = await aHiring(app)
    const { application_id, user } = await anApplicant(app, hiring)
    const { status, answer } = await get(hiring.owner.token, hiring, application_id)
    expect([status, answer.contact?.email, answer.full_match?.items.length]).toEqual([200, user.email, 3])
    const interviewer = await aColleague(app, hiring, 'INTERVIEWER')
    await app.database.pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [
      hiring.vacancy.id,
      interviewer.member.id,
    ])
    expect((await get(interviewer.token, hiring, application_id)).status).toBe(404)
    const assigned = await call(app, team.assignApplication, {
      token: hiring.owner.token,
      params: { id: application_id },
      body: { member_id: interviewer.member.id },
    })
    expect(assigned.answer.owner?.full_name).toBe('Iker Etxeberria')
    const seen = await get(interviewer.token, hiring, application_id)
    expect([seen.status, seen.answer.contact]).toEqual([200, null])
    expect(seen.text).not.toContain(user.email)
  })

  it('is «Vista» once somebody has had it open, and not before', async () => {
    const hiring = await aHiring(app)
    const { application_id } = await anApplicant(app, hiring)
    await get(hiring.owner.token, hiring, application_id)
    expect((await cardIn(hiring, application_id)).is_viewed).toBe(false)
    const open = () => call(app, team.markOpened, { token: hiring.owner.token, params: { id: application_id } })
    expect([(await open()).status, (await open()).status]).toEqual([204, 204])
    expect((await cardIn(hiring, application_id)).is_viewed).toBe(true)
    const { rows } = await app.database.pool.query(`select count(*)::int as n from events where kind = 'APP_VIEWED'`)
    expect(rows).toEqual([{ n: 1 }])
  })
})

describe('the list', () => {
  it('goes by any order in pages that meet, and leaves as a file without formulas', async () => {
    const hiring = await aHiring(app)
    const names = ['Ñ', 'Ana García-López', 'Bo Li', '=HYPERLINK("https://malo.example")', 'Zoe']
    for (const name of names) {
      const { application_id } = await anApplicant(app, hiring)
      await app.database.pool.query('update applications set full_name = $1 where id = $2', [name, application_id])
    }
    const { token } = hiring.owner
    const params = { id: hiring.vacancy.id }
    for (const sort of board.applicationSort.options) {
      const { answer } = await call(app, board.listApplications, { token, params, query: { sort } })
      expect([answer.total, answer.items.length, answer.next_cursor]).toEqual([5, 5, null])
    }
    const found = await call(app, board.listApplications, { token, params, query: { q: 'garcia', sort: 'name' } })
    expect(found.answer.items.map(({ full_name }) => full_name)).toEqual(['Ana García-López'])
    const file = await call(app, board.exportApplications, { token, params, query: { sort: 'name' } })
    expect(file.text).toContain('"\'=HYPERLINK(""https://malo.example"")"')
  })
})
