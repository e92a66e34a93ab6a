import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { address, aPublisher, aVacancy, choose, saved } from '#tests/support/browser/vacancies-walk.ts'

test('a vacancy becomes a template with which others begin', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const home = `/app/my-companies/${company.id}?tab=vacantes`
  const { id } = await aVacancy(request, owner, company, { department: 'Datos' })
  await signIn(page, owner)
  await page.goto(home)
  await page.getByRole('tab', { name: 'Plantillas' }).click()
  await expect(page.getByText(/elige «Guardar como plantilla»/)).toBeVisible()
  await expectGoodPage(page)

  await page.goto(address(company, id, 'puesto'))
  await choose(page, 'Guardar como plantilla')
  const naming = page.getByRole('dialog', { name: 'Guardar como plantilla' })
  await expect(naming.getByLabel('Nombre de la plantilla')).toHaveValue('Analista de datos')
  await naming.getByLabel('Nombre de la plantilla').fill('')
  await naming.getByRole('button', { name: 'Guardar plantilla' }).click()
  await expect(naming.getByText('Completa este campo.').first()).toBeVisible()
  await naming.getByLabel('Nombre de la plantilla').fill('Analista base')
  await naming.getByRole('button', { name: 'Guardar plantilla' }).click()
  await expectToast(page, 'Plantilla guardada.')
  await choose(page, 'Guardar como plantilla')
  await naming.getByLabel('Nombre de la plantilla').fill('ANALISTA BASE')
  await naming.getByRole('button', { name: 'Guardar plantilla' }).click()
  await expect(naming.getByText('Ya hay una plantilla con ese nombre.').first()).toBeVisible()

  await page.goto(`/app/my-companies/${company.id}/vacancies/new`)
  await page.getByRole('button', { name: 'Usar plantilla' }).click()
  const using = page.getByRole('dialog', { name: 'Usar plantilla' })
  await expect(using.getByRole('heading', { name: 'Analista base' })).toBeVisible()
  await expectGoodPage(page)
  await using.getByRole('button', { name: 'Usar plantilla Analista base' }).click()
  await expect(page).toHaveURL(/vacancies\/[0-9a-f-]{36}/)
  await expect(page.getByLabel('Departamento')).toHaveValue('Datos')
  const begun: Vacancy = await send(request, owner, 'GET', `vacancies/${page.url().split('/').at(-1)}`)
  expect(begun).toMatchObject({ title: 'Analista de datos', state: 'DRAFT' })
  expect(begun.id).not.toBe(id)

  await page.goto(`/app/my-companies/${company.id}?tab=plantillas`)
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Opciones de Analista base' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click()
  await page.getByLabel('Nombre de la plantilla').fill('Analista de Madrid')
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByRole('heading', { name: 'Analista de Madrid' })).toBeVisible()
  await page.getByRole('button', { name: 'Opciones de Analista de Madrid' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(page.getByText(/Las vacantes creadas con ella siguen como están/)).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar plantilla definitivamente' }).click()
  await expect(page.getByText(/elige «Guardar como plantilla»/)).toBeVisible()
})

test('a hiring manager has no templates', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const manager = await aMember(request, owner, company, 'HIRING_MANAGER', 'Mara Jefa')
  const { id } = await aVacancy(request, manager, company)
  await send(request, owner, 'POST', `companies/${company.id}/vacancy-templates`, { name: 'Una', vacancy_id: id })
  await signIn(page, manager)
  await page.goto(`/app/my-companies/${company.id}?tab=vacantes`)
  await expect(page.getByRole('link', { name: 'Analista de datos', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Plantillas' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Analista de datos', exact: true }).click()
  await page.getByRole('button', { name: 'Acciones de la vacante' }).click()
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Guardar como plantilla' })).toHaveCount(0)
})

/** Somebody who wants to be found. */
async function aVisiblePerson(request: APIRequestContext): Promise<void> {
  const person = await registerAccount(request, { intent: 'SEEKER' })
  const skills = [{ id: randomUUID(), name: 'SQL' }]
  await send(request, person, 'POST', 'cvs', { document: { skills } })
  await send(request, person, 'PUT', 'users/me', { visibility: 'VISIBLE' })
}

test('the last step says how many people are left, and what would bring more', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const network = (at: number) => ({ 'x-forwarded-for': `2001:db8:77:${at}::1` })
  for (let at = 0; at < 12; at += 1) {
    const guest = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: network(at) })
    await aVisiblePerson(guest)
    await guest.dispose()
  }
  const { owner, company } = await aPublisher(request)
  const requirements = [
    { id: randomUUID(), type: 'SKILL', importance: 'EXCLUYENTE', value: { name: 'SQL', skill_id: 'sql' } },
    { id: randomUUID(), type: 'LANGUAGE', importance: 'EXCLUYENTE', value: { language: 'en', min_level: 'C1' } },
  ]
  const { id } = await aVacancy(request, owner, company, { requirements })
  await signIn(page, owner)
  await page.goto(address(company, id, 'publicar'))
  const panel = page.getByRole('region', { name: 'A cuántas personas llegas' })
  const answer = /^Llegas a unos \d+ perfiles\. De ellos, (unos \d+ cumplen|menos de 5 cumple) todos los excluyentes\.$/
  await expect(panel.getByText(answer)).toBeVisible()
  await expect(
    panel.getByText(/^Si «Inglés, C1 o más» pasa a importante: (?:siguen siendo )?unos \d+\.$/),
  ).toBeVisible()
  await expectGoodPage(page)
  await panel.getByRole('button', { name: 'Pasar a importante: Inglés, C1 o más' }).click()
  await saved(page)
  await expect(panel.getByText(/^Llegas a unos \d+ perfiles\. De ellos, unos \d+ cumplen/)).toBeVisible()
  await expect(panel.getByText(/^Si «Inglés/)).toHaveCount(0)
  const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect(document.requirements.map(({ importance }) => importance)).toEqual(['EXCLUYENTE', 'IMPORTANTE'])
})
