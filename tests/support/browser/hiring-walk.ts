import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Page, request as requests } from '@playwright/test'
import type { Company } from '#shared/companies/company-fields.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import type { Dashboard } from '#shared/hiring/board.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { send } from './company-walk.ts'
import { type Account, confirmAddress, expect, registerAccount, test } from './e2e.ts'
import { aPublisher, aVacancy } from './vacancies-walk.ts'

export interface Process {
  owner: Account
  company: Company
  vacancy: Vacancy
}

/** A published vacancy to which people apply. */
export async function aProcess(request: APIRequestContext): Promise<Process> {
  const { owner, company } = await aPublisher(request)
  const vacancy = await aVacancy(request, owner, company)
  await send(request, owner, 'POST', `vacancies/${vacancy.id}/publish`, { scheduled_at: null })
  return { owner, company, vacancy }
}

export const boardOf = (request: APIRequestContext, { owner, vacancy }: Process): Promise<Dashboard> =>
  send(request, owner, 'GET', `vacancies/${vacancy.id}/dashboard`)

async function anApplication({ vacancy }: Process, full_name: string): Promise<Account> {
  const request = await anotherNetwork()
  const seeker = await registerAccount(request, { full_name, intent: 'SEEKER' })
  await confirmAddress(request, seeker)
  const job = { id: randomUUID(), position: 'Analista', company: 'Acme', start: '2019-01', current: true }
  const content = { title: 'CV', document: { experience: [{ ...job, summary: 'Informes en Python y Excel.' }] } }
  const cv: CvDetail = await send(request, seeker, 'POST', 'cvs', content)
  const body = { creation_key: randomUUID(), cv_id: cv.id }
  await send(request, seeker, 'POST', `jobs/${vacancy.id}/applications`, body)
  await request.dispose()
  return seeker
}

/** Registering is limited by network, and these people live in as many places. */
function anotherNetwork(): Promise<APIRequestContext> {
  const { baseURL } = test.info().project.use
  const [place] = randomUUID().split('-')
  const extraHTTPHeaders = { 'x-forwarded-for': `2001:db8:${place?.slice(0, 4)}:${place?.slice(4)}::1` }
  return requests.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders })
}

/** Comes to the team when it can no longer be taken back, so people apply together and are waited for once. */
export async function applicants(
  request: APIRequestContext,
  process: Process,
  names: readonly string[],
): Promise<Account[]> {
  const people: Account[] = []
  for (const name of names) people.push(await anApplication(process, name))
  await expect
    .poll(async () => (await boardOf(request, process)).cards.length, { timeout: 2 * UNDO_SECONDS * 1000 })
    .toBe(names.length)
  return people
}

export const dashboard = ({ company, vacancy }: Process, asked = ''): string =>
  `/app/my-companies/${company.id}/vacancies/${vacancy.id}/dashboard${asked}`

export const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}: `) })
export const cardIn = (page: Page, stage: string, who: string) =>
  column(page, stage).getByRole('link', { name: new RegExp(who) })
