import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseSlot, proposeInterview } from '#shared/hiring/interviews.ts'
import { getMyApplication, withdrawApplication } from '#shared/hiring/my-applications.ts'
import * as contract from '#shared/hiring/preparation.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, aSeeker, type Hiring } from '#tests/support/hiring.ts'
import { ownApplications } from './own-copy.service.ts'

const DAY = 24 * 60 * 60

let app: TestApp
let hiring: Hiring
beforeAll(async () => {
  app = await createTestApp()
  hiring = await aHiring(app, { requirements })
})
afterAll(() => app.close())

const asked = (type: string, importance: string, value: object) =>
  ({ id: randomUUID(), type, importance, value }) as Requirement
const skill = (name: string) => ({ name, skill_id: null, min_level: null, min_years: null })
const requirements = [
  asked('SKILL', 'IMPORTANTE', { ...skill('SQL'), skill_id: 'sql' }),
  asked('SKILL', 'DESEABLE', skill('Gesden')),
  asked('LANGUAGE', 'EXCLUYENTE', { language: 'en', min_level: 'C1' }),
  asked('SKILL', 'IMPORTANTE', skill('Trabajo en equipo')),
  asked('CUSTOM', 'IMPORTANTE', { question: '¿Tienes experiencia con pacientes nerviosos?' }),
]

type Who = { token: string; application_id: string }
const prepare = ({ token, application_id: id }: Who) => call(app, contract.getPreparation, { token, params: { id } })
const tell = ({ token, application_id: id }: Who, line_id: string, story: string | null) =>
  call(app, contract.saveStory, { token, params: { id, line_id }, body: { story } })
const canPrepare = async ({ token, application_id: id }: Who) =>
  (await call(app, getMyApplication, { token, params: { id } })).answer.can_prepare

async function meeting({ token, application_id: id }: Who) {
  const at = (days: number) => new Date(app.clock.now().getTime() + days * DAY * 1000).toISOString()
  const place = { kind: 'PRESENCIAL' as const, place: 'Calle Mayor 1, Madrid', timezone: 'Europe/Madrid' }
  const body = { title: 'Charla', duration_minutes: 30, slots: [at(3), at(4)], usual_only: false, ...place }
  const { answer } = await call(app, proposeInterview, { token: hiring.owner.token, params: { id }, body })
  const choose = () =>
    call(app, chooseSlot, {
      token,
      params: { id, interview_id: answer.id },
      body: { starts_at: answer.slots[0] ?? '' },
    })
  return { ...answer, choose }
}

describe('what an interview may ask', () => {
  it('are the lines that the CV does not plainly meet, what weighs most first, each as one question', async () => {
    const { answer } = await prepare(await anApplicant(app, hiring))
    expect(answer.is_compared).toBe(true)
    const said = answer.questions.map(({ text, verdict, importance }) => [text, verdict, importance])
    expect(said.slice(0, 3)).toEqual([
      ['Te pueden preguntar por tu inglés (C1 o más).', 'SIN_DATOS', 'EXCLUYENTE'],
      ['¿Tienes experiencia con pacientes nerviosos?', 'SIN_DATOS', 'IMPORTANTE'],
      ['Te pueden preguntar por Gesden.', 'SIN_DATOS', 'DESEABLE'],
    ])
    expect(answer.questions.slice(3).every(({ importance }) => importance === null)).toBe(true)
    expect(answer.examples).toEqual(['Trabajo en equipo'])
    expect(answer.questions[2]?.sentence).toMatch(/en tu CV/)
    expect(JSON.stringify(answer.questions)).not.toContain('por SQL')
  })

  it('is answered by what the person writes, one line at a time, which only they read and which leaves with them', async () => {
    const one = await anApplicant(app, hiring)
    const { questions } = (await prepare(one)).answer
    const [english, nerves] = questions.map(({ line_id }) => line_id)
    expect((await tell(one, english ?? '', ' Dos años con clientes de Dublín. ')).status).toBe(204)
    expect((await tell(one, nerves ?? '', 'La sala de extracciones.')).status).toBe(204)
    const stories = async () => (await prepare(one)).answer.questions.map(({ story }) => story).slice(0, 3)
    expect(await stories()).toEqual(['Dos años con clientes de Dublín.', 'La sala de extracciones.', null])
    const [copy] = await ownApplications(app.deps, one.user.id)
    expect(copy?.stories).toContainEqual({ asked: 'Inglés, C1 o más', story: 'Dos años con clientes de Dublín.' })
    expect((await tell(one, english ?? '', '  ')).status).toBe(204)
    expect(await stories()).toEqual([null, 'La sala de extracciones.', null])
    expect((await tell(one, english ?? '', 'a'.repeat(1001))).status).toBe(422)
  })

  it('is nobody else’s, and only of lines that are asked', async () => {
    const one = await anApplicant(app, hiring)
    const other = await aSeeker(app, 'Otra Persona')
    const line_id = (await prepare(one)).answer.questions[0]?.line_id ?? ''
    for (const { token } of [other, hiring.owner]) {
      const foreign = { token, application_id: one.application_id }
      expect((await prepare(foreign)).status).toBe(404)
      expect((await tell(foreign, line_id, 'Hola')).status).toBe(404)
    }
    const met = requirements[0]?.id ?? ''
    expect((await tell(one, met, 'Hola')).status).toBe(404)
    expect((await tell(one, randomUUID(), 'Hola')).status).toBe(404)
  })
})

describe('what they can ask', () => {
  it('is what the vacancy leaves open, and nothing that it says', async () => {
    const open = await aHiring(app, { department: '', steps: [], hours_per_week: null, shifts: [] })
    const { to_ask } = (await prepare(await anApplicant(app, open))).answer
    expect(to_ask).toContain('¿Cuántas horas a la semana son y en qué horario?')
    expect(to_ask).toContain('¿Con qué equipo trabajaría y a quién reportaría?')
    const said = {
      department: 'Datos',
      hours_per_week: 40,
      shifts: ['MANANA' as const],
      benefits: ['Periodo de prueba de un mes'],
    }
    const told = await aHiring(app, said)
    const fewer = (await prepare(await anApplicant(app, told))).answer.to_ask
    expect(fewer.filter((one) => /horario|equipo|prueba/.test(one))).toEqual([])
  })
})

describe('an interview', () => {
  it('opens the panel once it is planned, and says whom they meet once its hour is agreed on', async () => {
    const one = await anApplicant(app, hiring)
    expect(await canPrepare(one)).toBe(false)
    const { id: interview_id, choose } = await meeting(one)
    expect([await canPrepare(one), (await prepare(one)).answer.meets]).toEqual([true, []])
    await choose()
    expect((await prepare(one)).answer.meets).toEqual([{ interview_id, names: ["Laura Núñez-O'Hara"] }])
  })

  it('is prepared no more once the process is over, and what was written stays readable', async () => {
    const [one, other] = [await anApplicant(app, hiring), await anApplicant(app, hiring)]
    const line_id = (await prepare(one)).answer.questions[0]?.line_id ?? ''
    await tell(one, line_id, 'Lo de Dublín.')
    for (const who of [one, other]) {
      await meeting(who)
      const { token, application_id: id } = who
      await call(app, withdrawApplication, { token, params: { id }, body: {} })
    }
    expect([await canPrepare(one), await canPrepare(other)]).toEqual([true, false])
    expect((await prepare(one)).answer.questions[0]?.story).toBe('Lo de Dublín.')
  })
})
