import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMyApplication, withdrawApplication } from '#shared/hiring/my-applications.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import * as vacancies from '#shared/vacancies/vacancies.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { breakRow } from '#tests/support/broken-row.ts'
import { call } from '#tests/support/call.ts'
import { aHiring, anApplicant, type Hiring } from '#tests/support/hiring.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'
import { notifyOfChangesTask } from './vacancy-changes.tasks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function publish({ vacancy, owner }: Hiring, values: Partial<VacancyDocument>): Promise<void> {
  const at = { token: owner.token, params: { id: vacancy.id } }
  const { document, revision } = (await call(app, vacancies.getVacancy, at)).answer
  const hiring_team = [{ member_id: owner.member.id, role: 'LEAD' as const }]
  const body = { revision, document: { ...document, ...values }, hiring_team }
  const saved = await call(app, vacancies.saveVacancy, { ...at, body })
  expect(saved.status, saved.text).toBe(200)
  const { status, text } = await call(app, vacancies.publishChanges, { ...at, body: { revision: revision + 1 } })
  expect(status, text).toBe(200)
}

const tellAll = () => notifyOfChangesTask.run(app.deps, {}, { id: 'test' })

const heardBy = async (token: string) =>
  (await call(app, listNotifications, { token })).answer
    .map(({ message }) => message)
    .filter((message) => message.includes('cambió'))

it('those who still wait hear once of what changed, and of nothing that makes no difference', async () => {
  const hiring = await aHiring(app, aGoodDocument())
  const [ana, zoe] = [await anApplicant(app, hiring), await anApplicant(app, hiring, "Zoë O'Connor-Peña")]
  await call(app, withdrawApplication, { token: zoe.token, params: { id: zoe.application_id }, body: {} })
  await publish(hiring, { department: 'Datos y pagos' })
  await app.runTasks()
  expect(await heardBy(ana.token)).toEqual([])
  await publish(hiring, { working_day: 'PARCIAL', hours_per_week: 20, department: 'Datos' })
  await app.runTasks()
  const told = `${hiring.company.name} cambió la jornada y las horas por semana de «Analista de datos».`
  expect([await heardBy(ana.token), await heardBy(zoe.token)]).toEqual([[told], []])
  const { token, application_id: id } = ana
  const { timeline } = (await call(app, getMyApplication, { token, params: { id } })).answer
  expect(timeline.filter(({ kind }) => kind === 'VACANCY_CHANGED').map(({ detail }) => detail)).toEqual([
    'Cambió la jornada y las horas por semana.',
  ])
})

it('one who cannot be told stops nobody, and later hears once of all that changed meanwhile', async () => {
  const hiring = await aHiring(app, aGoodDocument())
  const [ana, zoe] = [await anApplicant(app, hiring), await anApplicant(app, hiring, "Zoë O'Connor-Peña")]
  const mend = await breakRow(app, 'application_steps', 'application_id', ana.application_id)
  await publish(hiring, { working_day: 'PARCIAL', hours_per_week: 20 })
  await expect(tellAll()).rejects.toThrow('1 rows of hiring.tell-changes failed')
  const first = `${hiring.company.name} cambió la jornada y las horas por semana de «Analista de datos».`
  expect([await heardBy(ana.token), await heardBy(zoe.token)]).toEqual([[], [first]])
  await publish(hiring, { hours_per_week: 25, contract: 'TEMPORAL' })
  await mend()
  await tellAll()
  await tellAll()
  expect(await heardBy(ana.token)).toEqual([`${hiring.company.name} cambió 3 condiciones de «Analista de datos».`])
})
