import { randomUUID } from 'node:crypto'
import { startSession } from '#server/features/accounts/sessions/sessions.service.ts'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { listCompanyEvents } from '#server/features/activity/activity.queries.ts'
import { updateCompanyRow } from '#server/features/companies/companies.queries.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { addDays } from '#shared/core/time.ts'
import { activityOf } from '#shared/events/catalogue.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { TestApp } from './app.ts'
import { type Called, call } from './call.ts'

const DESCRIPTION = [
  'Buscamos a una persona para el equipo de pagos, que mantiene el servicio con el que cobran miles de tiendas.',
  'Trabajarás con otras cuatro personas, revisando código a diario y decidiendo en común qué se construye y cuándo.',
  'El primer mes conocerás el servicio y al equipo; después te encargarás de la conciliación y de sus alertas.',
  'Ofrecemos horario flexible, formación pagada y un plan de carrera claro con revisiones cada seis meses.',
]

/** A vacancy with which nothing is wrong: it can be published as it is. */
export function aGoodDocument(values: Partial<VacancyDocument> = {}): VacancyDocument {
  return vacancyDocument.parse({
    title: 'Analista de datos',
    role_family: 'datos',
    seniority: 'SEMI_SENIOR',
    modality: 'HIBRIDO',
    office_days: 2,
    locations: [{ country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' }],
    contract: 'INDEFINIDO',
    working_day: 'COMPLETA',
    salary: { min: 30_000_00, max: 38_000_00, currency: 'EUR', period: 'ANIO' },
    description: DESCRIPTION.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    responsibilities: ['Preparar los informes semanales de cobros.'],
    requirements: [
      { id: randomUUID(), type: 'SKILL', importance: 'EXCLUYENTE', value: { name: 'SQL', skill_id: 'sql' } },
      { id: randomUUID(), type: 'LANGUAGE', importance: 'DESEABLE', value: { language: 'en', min_level: 'B2' } },
    ],
    steps: [{ id: randomUUID(), name: 'Entrevista', expected_days: 5 }],
    reply_days: 10,
    ...values,
  })
}

/** Fills in what a company needs before it may publish. */
export function completeCompany({ deps }: TestApp, { id }: CompanyRow): Promise<CompanyRow> {
  return updateCompanyRow(deps.db, id, {
    description: 'Hacemos que las tiendas pequeñas cobren sin complicaciones. '.repeat(3),
    sector: 'TECNOLOGIA',
    size: '11-50',
    countries: ['ES'],
    hq_city: 'Madrid',
  })
}

/** Weeks later the old session is over. */
export function signedInAgain({ deps }: TestApp, { id }: UserRow): Promise<string> {
  return startSession({ ...deps, request: { id: 'test', ip: '192.0.2.10', user_agent: 'test' } }, id)
}

type Asked = { token: string; params: { id: string } }

/** Each way to change the state of a vacancy, as one call. */
export const stepCalls = {
  submit: (app: TestApp, to: Asked) => call(app, contract.submitVacancy, to),
  publish: (app, to) => call(app, contract.publishVacancy, { ...to, body: {} }),
  schedule: (app, to) =>
    call(app, contract.publishVacancy, { ...to, body: { scheduled_at: addDays(app.deps.now(), 1).toISOString() } }),
  cancel_schedule: (app, to) => call(app, contract.cancelSchedule, to),
  request_changes: (app, to) => call(app, contract.requestChanges, { ...to, body: { note: 'Aclara el horario.' } }),
  pause: (app, to) => call(app, contract.pauseVacancy, to),
  resume: (app, to) => call(app, contract.resumeVacancy, to),
  close: (app, to) => call(app, contract.closeVacancy, { ...to, body: { reason: 'FILLED' } }),
  reopen: (app, to) => call(app, contract.reopenVacancy, to),
  archive: (app, to) => call(app, contract.archiveVacancy, to),
} satisfies Record<string, (app: TestApp, to: Asked) => Promise<Called<contract.Vacancy>>>
export type VacancyStep = keyof typeof stepCalls

/** What the company's own list says of its vacancies, the newest first. */
export async function aHistory({ deps }: TestApp, companyId: string): Promise<string[]> {
  const rows = await listCompanyEvents(deps.db, companyId, undefined, 1000)
  return rows.filter(({ kind }) => kind.startsWith('VACANCY_')).map((row) => activityOf(row) ?? '')
}
