import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '#server/context.ts'
import { workOff } from '#server/features/hiring/bulk/bulk-work.service.ts'
import { sendOutgoingTask } from '#server/features/hiring/sending/outgoing.tasks.ts'
import { sendDue } from '#server/features/hiring/sending/send-outgoing.service.ts'
import * as contract from '#shared/hiring/bulk.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { breakRow } from '#tests/support/broken-row.ts'
import { call } from '#tests/support/call.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aColleague, aHiring, anApplicant, boardOf, crowd, type Hiring, stageAt } from '#tests/support/hiring.ts'

const DAY = 24 * 60 * 60
const MANY = soak(40, 200)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rejection = {
  side: 'COMPANY' as const,
  reason: 'EXPERIENCIA' as const,
  depth: 'CV' as const,
  message: { body: null, delay_hours: null },
}

const start = ({ vacancy, owner }: Hiring, application_ids: string[], action: object, confirmed_number?: number) =>
  call(app, contract.startBulk, {
    token: owner.token,
    params: { id: vacancy.id },
    body: {
      creation_key: randomUUID(),
      application_ids,
      action: action as never,
      confirmed_number: confirmed_number ?? null,
    },
  })

const of = ({ vacancy, owner }: Hiring, bulk_id: string) => ({
  token: owner.token,
  params: { id: vacancy.id, bulk_id },
})

async function sendAllDue(): Promise<void> {
  await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
  await app.runTasks()
}

const posted = async ({ vacancy }: Hiring) => {
  const { rows } = await app.database.pool.query(
    `select recipient from outbox o where exists (select 1 from applications a join users u on u.id = a.user_id
     where a.vacancy_id = $1 and u.email = o.recipient)`,
    [vacancy.id],
  )
  return rows.map(({ recipient }) => recipient)
}

const stateCounts = async ({ vacancy }: Hiring) => {
  const { rows } = await app.database.pool.query(
    'select state, count(*)::int as n from applications where vacancy_id = $1 group by 1 order by 1',
    [vacancy.id],
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

describe(`${MANY} people`, () => {
  it('are answered with exactly as many mails, after the delay', { timeout: 120_000 }, async () => {
    const hiring = await aHiring(app)
    const ids = await crowd(app, hiring, MANY)
    const unconfirmed = await start(hiring, ids, { kind: 'REJECT', rejection })
    expect([unconfirmed.status, unconfirmed.error?.fields]).toEqual([
      422,
      { confirmed_number: `Escribe ${MANY} para confirmar.` },
    ])
    const { status, answer } = await start(hiring, ids, { kind: 'REJECT', rejection }, MANY)
    expect(status).toBe(202)
    await app.runTasks()
    const work = (await call(app, contract.getBulk, of(hiring, answer.id))).answer
    expect([work.state, work.done, work.skipped]).toEqual(['DONE', MANY, 0])
    // Monday, nine in the morning in London: the answer leaves on Tuesday at ten in Madrid.
    expect(work.undo_until).toBe('2026-03-03T09:00:00.000Z')
    await sendAllDue()
    expect(await posted(hiring)).toEqual([])
    app.clock.forward(2 * DAY)
    await Promise.all([sendAllDue(), sendAllDue(), sendAllDue()])
    const mails = await posted(hiring)
    expect([mails.length, new Set(mails).size]).toEqual([MANY, MANY])
    await sendAllDue()
    expect(await posted(hiring)).toHaveLength(MANY)
  })

  it('get no mail at all when it is taken back', { timeout: 120_000 }, async () => {
    const hiring = await aHiring(app)
    const ids = await crowd(app, hiring, MANY)
    const { answer } = await start(hiring, ids, { kind: 'REJECT', rejection }, MANY)
    await app.runTasks()
    expect(await stateCounts(hiring)).toEqual({ REJECTED: MANY })
    expect((await call(app, contract.undoBulk, of(hiring, answer.id))).answer.state).toBe('UNDONE')
    await app.runTasks()
    expect(await stateCounts(hiring)).toEqual({ ACTIVE: MANY })
    app.clock.forward(3 * DAY)
    await sendAllDue()
    expect(await posted(hiring)).toEqual([])
  })
})

/** Whatever is asked for from the nth transaction on dies just before it is kept, as in a process that is killed. */
function dyingAfter(transactions: number): Deps {
  const { db } = app.deps
  let left = transactions
  const dying: Deps['db'] = Object.create(db)
  dying.transaction = (work, config) => {
    left -= 1
    const isOver = left < 0
    return db.transaction(async (tx) => {
      const done = await work(tx)
      if (isOver) throw new Error('killed')
      return done
    }, config)
  }
  return { ...app.deps, db: dying }
}

describe('a process that dies in the middle', () => {
  it('loses and doubles nothing, neither of the work nor of its mails', { timeout: 120_000 }, async () => {
    const hiring = await aHiring(app)
    const ids = await crowd(app, hiring, 40)
    const { answer } = await start(hiring, ids, { kind: 'REJECT', rejection }, 40)
    for (const transactions of [0, 1, 7, 23])
      await expect(workOff(dyingAfter(transactions), answer.id)).rejects.toThrow(/killed|failed/)
    await app.runTasks()
    const work = (await call(app, contract.getBulk, of(hiring, answer.id))).answer
    expect([work.state, work.done]).toEqual(['DONE', 40])
    app.clock.forward(4 * DAY)
    for (const transactions of [0, 5, 11]) await sendDue(dyingAfter(transactions)).catch(() => undefined)
    await sendAllDue()
    const mails = await posted(hiring)
    expect([mails.length, new Set(mails).size]).toEqual([40, 40])
  })
})

describe('one that the database refuses', () => {
  it('stops none of the others, and the work ends without it', async () => {
    const hiring = await aHiring(app)
    const ids = (await crowd(app, hiring, 5)).toSorted()
    const [broken = ''] = ids
    const { answer } = await start(hiring, ids, { kind: 'MOVE', stage_id: stageAt(await boardOf(app, hiring), 1) })
    const mend = await breakRow(app, 'application_steps', 'application_id', broken)
    await expect(workOff(app.deps, answer.id)).rejects.toThrow('1 rows of hiring.bulk failed')
    // The queue tries it again.
    await workOff(app.deps, answer.id)
    const work = (await call(app, contract.getBulk, of(hiring, answer.id))).answer
    expect([work.state, work.done, work.skipped]).toEqual(['DONE', 4, 1])
    await mend()
    const second = ids[1] ?? ''
    const mendSecond = await breakRow(app, 'application_steps', 'application_id', second)
    await call(app, contract.undoBulk, of(hiring, answer.id))
    await expect(workOff(app.deps, answer.id)).rejects.toThrow('1 rows of hiring.bulk-undo failed')
    const { stages, cards } = await boardOf(app, hiring)
    const moved = cards.filter(({ stage_id }) => stage_id === stages[1]?.id).map(({ id }) => id)
    expect(moved).toEqual([second])
    await mendSecond()
    await workOff(app.deps, answer.id)
    expect(new Set((await boardOf(app, hiring)).cards.map(({ stage_id }) => stage_id)).size).toBe(1)
  })
})

describe('work on many', () => {
  it('moves and moves back, and leaves alone what somebody has gone on with', async () => {
    const hiring = await aHiring(app)
    const ids = await crowd(app, hiring, 3)
    const stages = await boardOf(app, hiring)
    const { answer } = await start(hiring, ids, { kind: 'MOVE', stage_id: stageAt(stages, 1) })
    await app.runTasks()
    await app.database.pool.query('update applications set version = version + 1 where id = $1', [ids[0]])
    await call(app, contract.undoBulk, of(hiring, answer.id))
    await app.runTasks()
    const { cards } = await boardOf(app, hiring)
    const stageOf = (id: string | undefined) => cards.find((card) => card.id === id)?.stage_id
    expect(ids.map(stageOf)).toEqual([stageAt(stages, 1), stageAt(stages, 0), stageAt(stages, 0)])
  })

  it('moves back all that it can when one of the stages is gone', async () => {
    const hiring = await aHiring(app)
    const ids = await crowd(app, hiring, 4)
    const stages = await boardOf(app, hiring)
    const [first, second, third] = [0, 1, 2].map((nth) => stageAt(stages, nth))
    const { pool } = app.database
    await pool.query('update applications set stage_id = $2 where id = any($1)', [ids.slice(0, 2), second])
    const { answer } = await start(hiring, ids, { kind: 'MOVE', stage_id: third })
    await app.runTasks()
    await pool.query('update stages set removed_at = now() where id = $1', [second])
    await call(app, contract.undoBulk, of(hiring, answer.id))
    await workOff(app.deps, answer.id)
    const { rows } = await pool.query('select id, stage_id from applications where id = any($1)', [ids])
    const stageOf = new Map(rows.map(({ id, stage_id }) => [id, stage_id]))
    expect(ids.map((id) => stageOf.get(id))).toEqual([third, third, first, first])
  })

  it('is for an interviewer only what is given to them', async () => {
    const hiring = await aHiring(app)
    const ids = await crowd(app, hiring, 3)
    const { member, token } = await aColleague(app, hiring, 'INTERVIEWER')
    const { pool } = app.database
    await pool.query(`insert into hiring_teams values ($1, $2, 'MEMBER')`, [hiring.vacancy.id, member.id])
    await pool.query('update applications set owner_member_id = $2 where id = $1', [ids[0], member.id])
    const asked = { ...hiring, owner: { ...hiring.owner, token } }
    expect((await start(asked, ids, { kind: 'TAG', tag: 'mía' })).status).toBe(202)
    await app.runTasks()
    const { cards } = await boardOf(app, hiring)
    expect(cards.filter(({ tags }) => tags.includes('mía')).map(({ id }) => id)).toEqual([ids[0]])
  })

  it('passes by what is not of this vacancy', async () => {
    const [hiring, foreign] = [await aHiring(app), await aHiring(app)]
    const { application_id } = await anApplicant(app, foreign)
    const { answer } = await start(hiring, [application_id, randomUUID()], { kind: 'TAG', tag: 'ajena' })
    await app.runTasks()
    const work = (await call(app, contract.getBulk, of(hiring, answer.id))).answer
    expect([work.state, work.done]).toEqual(['DONE', 0])
    expect((await boardOf(app, foreign)).cards[0]?.tags).toEqual([])
  })
})
