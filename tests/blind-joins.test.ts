import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import {
  exportApplications,
  getBoardChanges,
  getDashboard,
  listApplications,
  listBoardActivity,
} from '#shared/hiring/board.ts'
import { correctVerdict, getApplicationAnalysis } from '#shared/hiring/corrections.ts'
import { listMessages, sendMessage } from '#shared/hiring/messages.ts'
import { getPipeline, savePipeline } from '#shared/hiring/stages.ts'
import { inviteElsewhere } from '#shared/hiring/talent-pool.ts'
import { getTeamApplication, markOpened } from '#shared/hiring/team-application.ts'
import { getCandidate } from '#shared/matching/candidates.ts'
import { getVacancyMatch, invitePerson, listVacancyMatches } from '#shared/matching/vacancy-matches.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aSession, aVacancy } from '#tests/support/factories.ts'
import { aHiring, apply, deliver, type Hiring, letInvitationsLeave } from '#tests/support/hiring.ts'

/*
 * Blind review as somebody of the team attacks it: every answer about blind applications beside every answer about the
 * same people by name, and whatever is equal in two of them joins the two.
 */
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const entry = (values: object) => ({ id: randomUUID(), ...values })
const NAMES = ['Zarzamora Quebrantahuesos', 'Alcaravana Petirroja', 'Lavandera Tragaluces', 'Milhojas Alondra']
const TRADES = ['cobros de la Sierra', 'fletes del Norte', 'seguros de barcos', 'cosechas de olivo']

/** Each with sentences, dates and ids of their own, all fit for the same vacancy. */
async function aVisiblePerson(at: number) {
  const [full_name, trade] = [NAMES[at] ?? '', TRADES[at] ?? '']
  const person = await aSession(app, { full_name, visibility: 'VISIBLE' })
  const headline = `Analista de datos en Pueblo${at} · ${full_name.split(' ')[0]}`
  const summary = `Preparo con SQL y Python los informes semanales de ${trade} para la dirección.`
  const custom = [{ id: randomUUID(), title: 'Otros', items: [entry({ title: `Premio ${at}` })] }]
  const cv = await aCv(app, person.token, {
    document: {
      basics: { full_name, headline, city: `Pueblo${at}`, country: 'ES', email: '', phone: '', links: [] },
      summary,
      experience: [
        aJob({ position: 'Analista de datos', company: `Casa ${at}`, start: '2018-01', current: true, summary }),
      ],
      education: [entry({ institution: `Instituto ${at}`, degree: 'Grado en Estadística' })],
      skills: [entry({ name: 'SQL', skill_id: 'sql' }), entry({ name: 'Python', skill_id: 'python' })],
      custom,
    } as never,
  })
  return { ...person, cv, full_name, headline }
}
type Person = Awaited<ReturnType<typeof aVisiblePerson>>

/** A company that may look for people, with a vacancy that is blind at first and one that is not. */
async function aBlindHiring() {
  const hiring = await aHiring(app)
  await updateCompanyRow(app.deps.db, hiring.company.id, { verification: 'DOMAIN_VERIFIED' })
  const open = await aVacancy(app, hiring.company, { lead: hiring.owner.member })
  const asked = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
  const { answer } = await call(app, getPipeline, asked)
  const stages = answer.stages.map(({ applications: _, ...stage }, at) => ({ ...stage, is_blind: at < 1 }))
  expect((await call(app, savePipeline, { ...asked, body: { version: answer.version, stages } })).status).toBe(200)
  const people: Person[] = []
  for (const at of NAMES.keys()) {
    app.clock.forward(37)
    people.push(await aVisiblePerson(at))
  }
  await app.runTasks()
  return { ...hiring, open, people }
}

async function send(person: Person, vacancy: { id: string }): Promise<string> {
  app.clock.forward(41)
  const { status, answer } = await apply(app, person, vacancy, { note: `Un saludo, ${person.full_name}` })
  expect(status).toBe(201)
  await deliver(app)
  return answer.id
}

const withoutRequest = (text: string) => text.replace(/"request_id":"[^"]+"/, '')
const seenOf = async (asked: Promise<{ status: number; text: string }>) => {
  const { status, text } = await asked
  return [status, withoutRequest(text)]
}

/** What Talento tells of these people beside a vacancy: the list and each of them, word by word. */
async function talent({ owner, vacancy }: Pick<Hiring, 'owner' | 'vacancy'>, people: readonly Person[]) {
  const { token } = owner
  const list = await seenOf(
    call(app, listVacancyMatches, { token, params: { vacancy_id: vacancy.id }, query: {} as never }),
  )
  const each = people.map(async ({ cv }) => [
    await seenOf(call(app, getVacancyMatch, { token, params: { vacancy_id: vacancy.id, cv_id: cv.id } })),
    await seenOf(call(app, getCandidate, { token, params: { cv_id: cv.id } })),
  ])
  return [list, ...(await Promise.all(each))]
}

/** Everything that the team is told about one application. */
async function toldOf({ owner, vacancy }: Hiring, id: string): Promise<string> {
  const { token } = owner
  const [inVacancy, ofOne] = [
    { token, params: { id: vacancy.id } },
    { token, params: { id } },
  ]
  const board = await call(app, getDashboard, { ...inVacancy, query: {} as never })
  const answers = await Promise.all([
    call(app, getTeamApplication, { token, params: { vacancy_id: vacancy.id, id } }),
    call(app, getApplicationAnalysis, ofOne),
    call(app, listMessages, { ...ofOne, query: {} }),
    call(app, listApplications, { ...inVacancy, query: {} as never }),
    call(app, exportApplications, { ...inVacancy, query: {} as never }),
    call(app, getBoardChanges, { ...inVacancy, query: { since: board.answer.cursor, q: '' } }),
    call(app, listBoardActivity, { ...inVacancy, query: {} }),
    call(app, listNotifications, { token }),
  ])
  const told = [board, ...answers]
  for (const { status, text } of told) expect([200, 204], text).toContain(status)
  return told.map(({ text, headers }) => withoutRequest(text) + (headers['content-disposition'] ?? '')).join('\n')
}

const textOf = (answers: unknown): string => [answers].flat(3).join('\n')

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIME = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const FILE = /[\p{L}\d_-]+\.(?:pdf|docx|png|jpe?g|csv)/gu
const TEXT = /"((?:[^"\\]|\\.)*)"/g

/** What could join two answers: ids, moments, files, and texts of more than a few words. */
function joints(answer: string): Set<string> {
  const texts = [...answer.matchAll(TEXT)].map(([, text = '']) => text).filter((text) => text.split(/\s+/).length > 3)
  return new Set([...(answer.match(ID) ?? []), ...(answer.match(TIME) ?? []), ...(answer.match(FILE) ?? []), ...texts])
}
const isText = (value: string) => value.includes(' ')
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((value) => other.has(value))

describe('blind and open answers about the same people', () => {
  it('have nothing in common that leads from one to the other', async () => {
    const hiring = await aBlindHiring()
    const [first, second] = hiring.people
    if (!first || !second) throw new Error('two apply')
    const ids = [await send(first, hiring.vacancy), await send(second, hiring.vacancy)]
    for (const [at, person] of [first, second].entries()) {
      const body = { body: `Gracias, ${person.full_name}.`, creation_key: randomUUID(), file_ids: [] }
      await call(app, sendMessage, { token: person.token, params: { id: ids[at] ?? '' }, body })
    }
    const [list, ...each] = await talent(hiring, hiring.people)
    expect(list?.at(0)).toBe(200)
    const ordinary = joints(textOf(list)).intersection(joints(textOf(each[2])))
    for (const id of ids) {
      const told = await toldOf(hiring, id)
      for (const { full_name, headline } of hiring.people) {
        for (const word of full_name.split(' ')) expect(told).not.toContain(word)
        expect(told).not.toContain(headline)
      }
      const blind = joints(told)
      for (const at of hiring.people.keys()) {
        const open = joints(textOf(each[at]))
        const joined = shared(blind, open).filter((value) => !ordinary.has(value))
        expect(joined.filter((value) => !isText(value))).toEqual([])
        // The work itself is the same text in both; where it is, no name is.
        if (joined.length > 0) expect(textOf(each[at])).not.toContain(NAMES[at])
      }
    }
  })

  it('change nothing for whoever looks in Talento, while those who are shown leave it', async () => {
    const hiring = await aBlindHiring()
    const [blind, shown] = hiring.people
    if (!blind || !shown) throw new Error('two apply')
    const before = await talent(hiring, hiring.people)
    const beside = await talent({ ...hiring, vacancy: hiring.open }, hiring.people)
    const id = await send(blind, hiring.vacancy)
    // A look at the application is no look at the CV that Talento counts.
    await call(app, markOpened, { token: hiring.owner.token, params: { id } })
    expect(await talent(hiring, hiring.people)).toEqual(before)
    await send(shown, hiring.open)
    expect((await talent({ ...hiring, vacancy: hiring.open }, [])).at(0)).not.toEqual(beside[0])
  })

  it('refuse nobody because of a blind application', async () => {
    const hiring = await aBlindHiring()
    const [blind, free, both] = hiring.people
    if (!blind || !free || !both) throw new Error('two apply')
    const { token } = hiring.owner
    await send(blind, hiring.vacancy)
    await send(both, hiring.vacancy)
    const invite = ({ cv }: Person) =>
      seenOf(call(app, invitePerson, { token, params: { vacancy_id: hiring.vacancy.id, cv_id: cv.id }, body: {} }))
    for (const _ of ['once', 'again']) expect(await invite(blind)).toEqual(await invite(free))
    await letInvitationsLeave(app)
    const heard = async (person: Person) => (await call(app, listNotifications, { token: person.token })).text
    expect(await heard(free)).toContain('te invita')
    expect(await heard(blind)).not.toContain('te invita')
    // Known by name in another process of the company.
    const named = [await send(both, hiring.open), await send(free, hiring.open)]
    const elsewhere = named.map((id) =>
      seenOf(call(app, inviteElsewhere, { token, params: { id }, body: { vacancy_id: hiring.vacancy.id } })),
    )
    expect(await elsewhere[0]).toEqual(await elsewhere[1])
  })

  it('do not share what the team corrects', async () => {
    const hiring = await aBlindHiring()
    const [blind] = hiring.people
    if (!blind) throw new Error('one applies')
    const id = await send(blind, hiring.vacancy)
    const { token } = hiring.owner
    const requirement_id = hiring.vacancy.document.requirements[0]?.id ?? ''
    const body: z.input<typeof correctVerdict.body> = {
      requirement_id,
      verdict: 'CUMPLE',
      reason: 'Lo contó por teléfono',
    }
    const before = await talent(hiring, [blind])
    expect((await call(app, correctVerdict, { token, params: { id }, body })).status).toBe(409)
    expect(await talent(hiring, [blind])).toEqual(before)
  })
})
