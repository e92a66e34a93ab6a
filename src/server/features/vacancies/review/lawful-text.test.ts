import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companies } from '#server/features/companies/companies.tables.ts'
import { updateCompany } from '#shared/companies/companies.ts'
import { getPipeline, savePipeline } from '#shared/hiring/stages.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { createVacancyTemplate } from '#shared/vacancies/vacancy-templates.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession } from '#tests/support/factories.ts'
import { aGoodDocument, completeCompany, stepCalls } from '#tests/support/vacancies.ts'
import { publishDue } from '../deadlines/vacancy-deadlines.service.ts'
import { vacancies } from '../vacancies.tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const WORDS = 'Abstenerse mayores de 40 años y personas con discapacidad. Talla máxima 38.'
const good = aGoodDocument()
const bad: VacancyDocument = { ...good, description: `${good.description}<p>${WORDS}</p>` }

async function aTeam() {
  const { user, token } = await aSession(app)
  const { company, member } = await aCompany(app, user)
  await completeCompany(app, company)
  return { token, company, member }
}
type Team = Awaited<ReturnType<typeof aTeam>>

async function aVacancy({ token, company }: Team, document = good) {
  const { answer } = await call(app, contract.createVacancy, { token, params: { id: company.id }, body: document })
  return { token, params: { id: answer.id }, revision: answer.revision }
}
type One = Awaited<ReturnType<typeof aVacancy>>

const save = async ({ member }: Team, one: One, document: VacancyDocument) => {
  const { answer } = await call(app, contract.getVacancy, one)
  const hiring_team = [{ member_id: member.id, role: 'LEAD' as const }]
  return call(app, contract.saveVacancy, { ...one, body: { revision: answer.revision, document, hiring_team } })
}
const stateOf = async ({ params }: One) =>
  (await app.deps.db.select().from(vacancies).where(eq(vacancies.id, params.id)))[0]
/** As if it had been written before the check knew it. */
const smuggle = ({ params }: One, document: VacancyDocument) =>
  app.deps.db.update(vacancies).set({ document }).where(eq(vacancies.id, params.id))

interface Refusal {
  status: number
  error?: { code: string; message: string } | undefined
}
function expectRefused({ status, error }: Refusal, place: string) {
  expect([status, error?.code]).toEqual([422, 'lint_blocked'])
  expect(error?.message).toContain(`En ${place} dice «Abstenerse mayores de 40 años`)
}

describe('a text that leaves people out goes public by no way', () => {
  it('publish, a date, the review', async () => {
    const team = await aTeam()
    const one = await aVacancy(team, bad)
    expectRefused(await stepCalls.publish(app, one), 'la descripción')
    expectRefused(await stepCalls.schedule(app, one), 'la descripción')
    expectRefused(await stepCalls.submit(app, one), 'la descripción')
    expect((await stateOf(one))?.state).toBe('DRAFT')
  })

  it('a template, a copy, a new round', async () => {
    const team = await aTeam()
    const { token, company } = team
    const one = await aVacancy(team, bad)
    const params = { id: company.id }
    const template = await call(app, createVacancyTemplate, {
      token,
      params,
      body: { name: 'Sala', vacancy_id: one.params.id },
    })
    const body = { template_id: template.answer.id }
    const made = await call(app, contract.createVacancy, { token, params, body })
    expectRefused(await stepCalls.publish(app, { token, params: { id: made.answer.id } }), 'la descripción')
    const copy = await call(app, contract.duplicateVacancy, one)
    expectRefused(await stepCalls.publish(app, { token, params: { id: copy.answer.id } }), 'la descripción')
  })

  it('«Publicar cambios» on a live vacancy, and nothing of it is read before', async () => {
    const team = await aTeam()
    const one = await aVacancy(team)
    expect((await stepCalls.publish(app, one)).status).toBe(200)
    const saved = await save(team, one, bad)
    const { revision } = saved.answer
    expectRefused(await call(app, contract.publishChanges, { ...one, body: { revision } }), 'la descripción')
    expect((await stateOf(one))?.document.description).not.toContain('Abstenerse')
  })

  it('the clock, for a text that was written after the date was set', async () => {
    const team = await aTeam()
    const one = await aVacancy(team)
    expect((await stepCalls.schedule(app, one)).status).toBe(200)
    await save(team, one, bad)
    app.clock.forward(2 * 24 * 60 * 60)
    await publishDue(app.deps)
    expect((await stateOf(one))?.state).toBe('DRAFT')
    const { answer } = await call(app, listNotifications, { token: team.token })
    expect(answer.some(({ message }) => message.includes('Corrige'))).toBe(true)
  })

  it('resumed, also after it was closed and opened again', async () => {
    const team = await aTeam()
    const one = await aVacancy(team)
    await stepCalls.publish(app, one)
    await stepCalls.pause(app, one)
    await smuggle(one, bad)
    expectRefused(await stepCalls.resume(app, one), 'la descripción')
    await stepCalls.close(app, one)
    expect((await stepCalls.reopen(app, one)).answer.state).toBe('PAUSED')
    expectRefused(await stepCalls.resume(app, one), 'la descripción')
  })

  const id = randomUUID()
  const own = { id, importance: 'IMPORTANTE', type: 'OWN_WORDS', value: { text: WORDS } }
  const either = {
    ...own,
    type: 'ANY_OF',
    value: {
      options: [
        { type: 'OWN_WORDS', text: WORDS },
        { type: 'SKILL', name: 'Caja' },
      ],
    },
  }
  const SHORT = 'Abstenerse mayores de 40 años'
  it.each<[place: string, changes: object]>([
    ['el título', { title: `Camarero/a. ${SHORT}` }],
    ['el departamento', { department: SHORT }],
    ['el nombre de la empresa cliente', { on_behalf_of: SHORT }],
    ['el texto del salario', { salary: { ...good.salary, variable_text: WORDS } }],
    ['los beneficios', { benefits: [SHORT] }],
    ['las responsabilidades', { responsibilities: [WORDS] }],
    ['los requisitos', { requirements: [...good.requirements, own] }],
    ['los requisitos', { requirements: [...good.requirements, either] }],
    ['las preguntas', { questions: [{ id, text: WORDS, kind: 'SI_NO' }] }],
    [
      'las preguntas',
      { questions: [{ id, text: '¿Qué turno prefieres?', kind: 'OPCION', options: [SHORT, 'Noche'] }] },
    ],
    ['los pasos del proceso', { steps: [{ id, name: SHORT }] }],
  ])('written in %s', async (place, changes) => {
    const team = await aTeam()
    const one = await aVacancy(team, vacancyDocument.parse({ ...good, ...changes }))
    expectRefused(await stepCalls.publish(app, one), place)
  })

  it('as a stage of the board, whose names people read', async () => {
    const team = await aTeam()
    const one = await aVacancy(team)
    await stepCalls.publish(app, one)
    const { answer } = await call(app, getPipeline, one)
    const stages = answer.stages.map((stage, i) => (i === 1 ? { ...stage, candidate_label: SHORT } : stage))
    const refused = await call(app, savePipeline, { ...one, body: { version: answer.version, stages, moves: {} } })
    expectRefused(refused, 'los pasos del proceso')
  })

  it('as the text of the company', async () => {
    const team = await aTeam()
    const { token, company } = team
    const [row] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
    const description = `${row?.description} ${WORDS}`
    const body = { revision: row?.revision ?? 0, description }
    const refused = await call(app, updateCompany, { token, params: { id: company.id }, body })
    expect([refused.status, refused.error?.code]).toEqual([422, 'validation'])
    expect(refused.error?.fields?.description).toContain('«Abstenerse mayores de 40 años')
    await app.deps.db.update(companies).set({ description }).where(eq(companies.id, company.id))
    expectRefused(await stepCalls.publish(app, await aVacancy(team)), 'la presentación de la empresa')
  })
})
