import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { updateUser } from '#server/features/accounts/users/users.queries.ts'
import { readPdf } from '#server/features/cv-reader/pdf/read-pdf.ts'
import { sendOutgoingTask } from '#server/features/hiring/sending/outgoing.tasks.ts'
import { addSeconds } from '#shared/core/time.ts'
import { getAnalysis } from '#shared/hiring/analysis.ts'
import { previewApplication } from '#shared/hiring/applying.ts'
import { revealApplication } from '#shared/hiring/blind.ts'
import * as board from '#shared/hiring/board.ts'
import { getRejectionText, rejectApplication } from '#shared/hiring/decisions.ts'
import * as messages from '#shared/hiring/messages.ts'
import { getMyApplication, getSentCv } from '#shared/hiring/my-applications.ts'
import * as stages from '#shared/hiring/stages.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { listVacancyMatches } from '#shared/matching/vacancy-matches.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, apply, boardOf, deliver, type Hiring, stageAt } from '#tests/support/hiring.ts'
import { sentTo } from '#tests/support/outbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Every field that tells who somebody is holds a word of its own. */
const CANARIES = {
  name: 'Zarzamora',
  surname: 'Quebrantahuesos',
  account: 'Alcaravana',
  email: 'milhojas@correo.example',
  phone: '+34 611 222 333',
  link: 'https://github.com/tragaluces',
  city: 'Villapardillo',
  school: 'Universidad Petirroja',
  course: 'Academia Lavandera',
  credential: 'CRED-ALONDRA',
}
const told = Object.values(CANARIES).flatMap((word) => [word, word.split('@')[0] ?? word])

const entry = (values: object) => ({ id: randomUUID(), ...values })
const sentence = `Soy ${CANARIES.name} ${CANARIES.surname}, de ${CANARIES.city}; ${CANARIES.email}, ${CANARIES.phone}.`
const document = {
  basics: {
    full_name: `${CANARIES.name} ${CANARIES.surname}`,
    headline: `Analista, ${CANARIES.name}`,
    email: CANARIES.email,
    phone: CANARIES.phone,
    city: CANARIES.city,
    country: 'ES',
    links: [{ kind: 'GITHUB' as const, url: CANARIES.link }],
  },
  summary: `${sentence} Estudié en la ${CANARIES.school}.`,
  experience: [aJob({ position: 'Desarrolladora', company: 'Puerto Base', summary: sentence, start: '2019-01' })],
  education: [entry({ institution: CANARIES.school, degree: 'Grado en Estadística', start: '2001', end: '2005' })],
  skills: [entry({ name: 'SQL', skill_id: 'sql' })],
  languages: [entry({ language: 'en', said: `fluido, lo aprendí en ${CANARIES.city}` })],
  courses: [entry({ name: 'Python', organisation: CANARIES.course, url: CANARIES.link })],
  certifications: [entry({ name: 'Scrum', credential_id: CANARIES.credential, url: CANARIES.link })],
  references: [entry({ name: CANARIES.account, contact: CANARIES.email })],
}

async function blindUntil(hiring: Hiring, count: number) {
  const params = { id: hiring.vacancy.id }
  const { answer: now } = await call(app, stages.getPipeline, { token: hiring.owner.token, params })
  const body = {
    version: now.version,
    stages: now.stages.map(({ applications: _, ...stage }, at) => ({ ...stage, is_blind: at < count })),
  }
  return call(app, stages.savePipeline, { token: hiring.owner.token, params, body })
}

async function aBlindApplicant(hiring: Hiring, body: Parameters<typeof apply>[3] = {}) {
  const person = await aSession(app, {
    full_name: `${CANARIES.account} Ruiz`,
    links: [{ kind: 'OTHER', url: CANARIES.link }],
  })
  const cv = await aCv(app, person.token, { document })
  const sent = await apply(app, { token: person.token, cv }, hiring.vacancy, { note: sentence, ...body })
  expect(sent.status).toBe(201)
  await deliver(app)
  return { ...person, cv, id: sent.answer.id }
}

const open = ({ vacancy, owner }: Hiring, id: string) =>
  call(app, getTeamApplication, { token: owner.token, params: { vacancy_id: vacancy.id, id } })
const heardBy = async (token: string) => (await call(app, listNotifications, { token })).text

describe('blind review', () => {
  it('shows what somebody can do, and nothing of who they are, until their stage', async () => {
    const hiring = await aHiring(app)
    expect((await blindUntil(hiring, 1)).status).toBe(200)
    const { id, token } = await aBlindApplicant(hiring)
    const said = await open(hiring, id)
    expect(said.answer.full_name).toMatch(/^Candidatura [0-9A-F]{5}$/)
    expect(said.answer).toMatchObject({ is_blind: true, cv_id: null, contact: null, others: [] })
    expect(said.answer.document.experience[0]).toMatchObject({ position: 'Desarrollador/a', company: 'Puerto Base' })
    expect(said.answer.document.education[0]).toMatchObject({
      degree: 'Grado en Estadística',
      institution: '',
      end: null,
    })
    const texts = [said.text, JSON.stringify(await boardOf(app, hiring)), await heardBy(hiring.owner.token)]
    for (const text of texts) for (const word of told) expect(text).not.toContain(word)
    expect(texts[2]).toContain('Nueva postulación a')
    const own = await call(app, getMyApplication, { token, params: { id } })
    expect(own.answer.identity).toEqual({ is_hidden: true, shown_from: 'Entrevista' })
  })

  it('does not say that the team invited them, since it knows whom it invited', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id } = await aBlindApplicant(hiring)
    await app.database.pool.query("update applications set source = 'INVITED' where id = $1", [id])
    const at = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
    const sources = async () => [
      (await open(hiring, id)).answer.source,
      ...(await boardOf(app, hiring)).cards.map(({ source }) => source),
      ...(await call(app, getAnalysis, at)).answer.sources.map(({ source }) => source),
    ]
    expect(await sources()).toEqual(['DIRECT', 'DIRECT', 'DIRECT'])
    await blindUntil(hiring, 0)
    expect(await sources()).toEqual(['INVITED', 'INVITED', 'INVITED'])
  })

  it('draws the CV anew: one look for all, nothing of the person in the file or its name', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id } = await aBlindApplicant(hiring)
    const address = getSentCv.path.replace(':id', id)
    const headers = { authorization: `Bearer ${hiring.owner.token}` }
    const file = await app.fastify.inject({ method: 'GET', url: address, headers })
    expect(file.headers['content-disposition']).toMatch(/Candidatura-[0-9A-F]{5}-CV\.pdf/)
    const pages = (await readPdf(file.rawPayload)).map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ')
    for (const word of told) expect(pages).not.toContain(word)
    expect(pages).toContain('Puerto Base')
  })

  it('finds nobody by name and puts nobody in the order of names', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    await aBlindApplicant(hiring)
    const list = (query: object) =>
      call(app, board.listApplications, { token: hiring.owner.token, params: { id: hiring.vacancy.id }, query })
    expect((await list({ q: CANARIES.surname })).answer.total).toBe(0)
    expect((await list({ q: 'candidatura' })).answer.total).toBe(1)
    expect((await list({ sort: 'name' })).answer.items[0]?.full_name).toMatch(/^Candidatura/)
    const params = { id: hiring.vacancy.id }
    const csv = await call(app, board.exportApplications, { token: hiring.owner.token, params, query: {} })
    for (const word of told) expect(csv.text).not.toContain(word)
  })

  it('sieves what the person writes, and puts their name into mails only when these leave', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id, token, user } = await aBlindApplicant(hiring)
    const params = { id }
    const body = { body: sentence, creation_key: randomUUID(), file_ids: [] }
    await call(app, messages.sendMessage, { token, params, body })
    const read = await call(app, messages.listMessages, { token: hiring.owner.token, params, query: {} })
    expect(read.answer.items[0]?.author_name).toMatch(/^Candidatura/)
    for (const word of told) expect(read.text).not.toContain(word)
    const prepared = await call(app, getRejectionText, { token: hiring.owner.token, params, query: { depth: 'CV' } })
    expect(prepared.answer.body).toContain('Hola, {nombre}:')
    const { version } = (await open(hiring, id)).answer
    const message = { body: prepared.answer.body, delay_hours: 0 }
    const no = { side: 'COMPANY', reason: 'OTRO', depth: 'CV', message, version } as const
    await call(app, rejectApplication, { token: hiring.owner.token, params, body: no })
    await sendOutgoingTask.run(app.deps, {}, { id: 'test' })
    const mails = await sentTo(app, user.email)
    expect(mails.some(({ text }) => text.includes(`Hola, ${CANARIES.account}:`))).toBe(true)
    for (const word of told) expect((await open(hiring, id)).text).not.toContain(word)
  })

  it('puts the name into a message for its person, and not for who wrote it', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id, token } = await aBlindApplicant(hiring)
    const params = { id }
    const text = 'Hola, {nombre}: seguimos con {vacante} en {empresa}. {qué_faltó}\n\n{firma}'
    const body = { body: text, creation_key: randomUUID(), file_ids: [] }
    const written = await call(app, messages.sendMessage, { token: hiring.owner.token, params, body })
    for (const word of told) expect(written.text).not.toContain(word)
    const read = await call(app, messages.listMessages, { token, params, query: {} })
    expect(read.answer.items[0]?.body).toMatch(
      new RegExp(`^Hola, ${CANARIES.account}: seguimos con .+\\n\\nEquipo de `),
    )
    expect(read.answer.items[0]?.body).not.toContain('{')
  })

  it('ends with the stage for it, once and for all, and the history says so', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id } = await aBlindApplicant(hiring)
    const move = async (to: number) => {
      const { stages: all, cards } = await boardOf(app, hiring)
      const { version = 0, stage_id = '' } = cards.find((card) => card.id === id) ?? {}
      const body = { version, expected_stage_id: stage_id, stage_id: stageAt({ stages: all }, to) }
      return (await call(app, board.moveApplication, { token: hiring.owner.token, params: { id }, body })).answer
    }
    expect(await move(1)).toMatchObject({ is_blind: false, full_name: `${CANARIES.name} ${CANARIES.surname}` })
    expect(await move(0)).toMatchObject({ is_blind: false })
    const { answer } = await open(hiring, id)
    expect(answer.timeline.filter(({ kind }) => kind === 'REVEALED')).toHaveLength(1)
    expect(answer.contact).toMatchObject({ email: CANARIES.email })
  })

  it('can be lifted for one person with a reason, which the log, the company and the person learn', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id, token } = await aBlindApplicant(hiring)
    const asked = { token: hiring.owner.token, params: { id }, body: { reason: 'ADAPTACION' as const } }
    for (const _ of [1, 2])
      expect((await call(app, revealApplication, asked)).answer.full_name).toContain(CANARIES.surname)
    const { answer } = await open(hiring, id)
    const steps = answer.timeline.filter(({ kind }) => kind === 'REVEALED')
    expect(steps).toMatchObject([{ detail: 'ADAPTACION', actor_name: hiring.owner.user.full_name }])
    expect(await heardBy(token)).toContain('ya ve tu nombre')
    const { rows } = await app.database.pool.query(`select facts from events where kind = 'APP_REVEALED'`)
    expect(rows).toEqual([{ facts: { title: hiring.vacancy.title, application_id: id, why: 'ADAPTACION' } }])
  })

  it('begins for those whom nobody has seen, and ends for all when it is switched off', async () => {
    const hiring = await aHiring(app)
    const [seen, unseen] = [await aBlindApplicant(hiring), await aBlindApplicant(hiring)]
    const at = addSeconds(app.deps.now(), 0)
    await app.database.pool.query('update applications set viewed_at = $2 where id = $1', [seen.id, at])
    const hidden = async () =>
      (await boardOf(app, hiring)).cards.filter(({ is_blind }) => is_blind).map((card) => card.id)
    await blindUntil(hiring, 2)
    expect(await hidden()).toEqual([unseen.id])
    await blindUntil(hiring, 0)
    expect(await hidden()).toEqual([])
    await blindUntil(hiring, 1)
    expect(await hidden()).toEqual([])
  })

  it('never reaches as far as an offer and has no gaps', async () => {
    const hiring = await aHiring(app)
    expect((await blindUntil(hiring, 3)).status).toBe(422)
  })

  it('shows the person beforehand what the company will see', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { token } = await aSession(app, { full_name: CANARIES.account })
    const cv = await aCv(app, token, { document })
    const body = { cv_id: cv.id, note: sentence, answers: [], declared: {} }
    const shown = await call(app, previewApplication, { token, params: { vacancy_id: hiring.vacancy.id }, body })
    expect(shown.answer).toMatchObject({ identity_from: 'Entrevista', contact: { email: '', phone: '' } })
    for (const word of told) expect(shown.text).not.toContain(word)
  })

  it('keeps their consent until the name is shown, and them in Talento as if they had not applied', async () => {
    const hiring = await aHiring(app)
    await blindUntil(hiring, 1)
    const { id, user } = await aBlindApplicant(hiring, { talent_pool: true })
    await updateUser(app.deps.db, user.id, { visibility: 'VISIBLE' })
    await app.runTasks()
    const params = { vacancy_id: hiring.vacancy.id }
    const people = await call(app, listVacancyMatches, { token: hiring.owner.token, params, query: {} })
    expect(people.answer.total).toBe(1)
    const consents = async () =>
      (await app.database.pool.query('select 1 from talent_consents where application_id = $1', [id])).rows.length
    expect(await consents()).toBe(0)
    await call(app, revealApplication, { token: hiring.owner.token, params: { id }, body: { reason: 'OTRO' } })
    expect(await consents()).toBe(1)
    const known = await call(app, listVacancyMatches, { token: hiring.owner.token, params, query: {} })
    expect(known.answer.total).toBe(0)
  })
})
