import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { aCompany, send } from './company-walk.ts'
import { type Account, confirmAddress, expect, registerAccount } from './e2e.ts'

export const DESCRIPTION = [
  'Buscamos a una persona para el equipo de pagos, que mantiene el servicio con el que cobran miles de tiendas.',
  'Trabajarás con otras cuatro personas, revisando código a diario y decidiendo en común qué se construye y cuándo.',
  'El primer mes conocerás el servicio y al equipo; después te encargarás de la conciliación y de sus alertas.',
  'Ofrecemos horario flexible, formación pagada y un plan de carrera claro con revisiones cada seis meses.',
]

/** What a company needs before it may publish. */
const profile = {
  description: 'Hacemos harina desde hace cuarenta años con trigo de la comarca. '.repeat(2),
  sector: 'food',
  size: '51-200',
  countries: ['ES'],
  hq_city: 'Sevilla',
}

/** What can be published as it is. */
export const good = () => ({
  title: 'Analista de datos',
  role_family: 'data',
  seniority: 'SEMI_SENIOR',
  modality: 'HIBRIDO',
  office_days: 2,
  locations: [{ country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' }],
  contract: 'INDEFINIDO',
  working_day: 'COMPLETA',
  salary: { min: 30_000_00, max: 38_000_00, currency: 'EUR', period: 'ANIO' },
  description: DESCRIPTION.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  responsibilities: ['Preparar los informes semanales de cobros.'],
  requirements: [{ id: randomUUID(), type: 'SKILL', importance: 'EXCLUYENTE', value: { name: 'SQL' } }],
  steps: [{ id: randomUUID(), name: 'Entrevista', expected_days: 5 }],
  reply_days: 10,
})

export async function aPublisher(request: APIRequestContext): Promise<{ owner: Account; company: Company }> {
  const owner = await registerAccount(request, { intent: 'RECRUITER' })
  await confirmAddress(request, owner)
  return { owner, company: await completeProfile(request, owner, await aCompany(request, owner)) }
}

/** Says of a company all that it needs before it may publish. */
export const completeProfile = (request: APIRequestContext, owner: Account, company: Company): Promise<Company> =>
  send(request, owner, 'PUT', `companies/${company.id}`, { revision: company.revision, ...profile })

export const aVacancy = (
  request: APIRequestContext,
  who: Account,
  company: Company,
  part: object = {},
): Promise<Vacancy> => send(request, who, 'POST', `companies/${company.id}/vacancies`, { ...good(), ...part })

export const address = (company: Company, vacancy_id: string, step: string) =>
  `/app/my-companies/${company.id}/vacancies/${vacancy_id}?paso=${step}`

export const goTo = (page: Page, step: RegExp) =>
  page.getByRole('navigation', { name: 'Pasos de la vacante' }).getByRole('link', { name: step }).click()

export const saved = (page: Page) => expect(page.getByText(/^Guardado (ahora|hace)/)).toBeVisible()

/** Opens the menu of the vacancy and chooses one thing in it. */
export async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Acciones de la vacante' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
