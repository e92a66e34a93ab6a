import type { APIRequestContext, Page } from '@playwright/test'
import { aCompany, aWebsite, send } from '#tests/support/browser/company-walk.ts'
import {
  type Account,
  confirmAddress,
  expect,
  PASSWORD,
  registerAccount,
  signIn,
  test,
} from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { address, aVacancy, good } from '#tests/support/browser/vacancies-walk.ts'

test.use({ viewport: { width: 390, height: 844 } })

const path = (page: Page, title: RegExp) => page.getByRole('region', { name: title })

/** Signs up as people do, and says what brings them here. */
async function begin(page: Page, request: APIRequestContext, who: RegExp): Promise<Account> {
  await page.goto('/register')
  await page.getByLabel('Nombre y apellido').fill("D'Angelo Peña-Ruiz")
  await page.getByLabel('Correo', { exact: true }).fill(`dia-uno-${Date.now()}@correo.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('button', { name: who }).click()
  await expect(page).toHaveURL(/\/onboarding\/\w+\/step-1/)
  const stored = await page.evaluate<string>(`localStorage.getItem('auth-storage')`)
  const account: Account = { ...JSON.parse(stored).state, password: PASSWORD }
  await confirmAddress(request, account)
  return account
}

test('a new recruiter is led from signing up to a vacancy that is published', async ({ page, request }) => {
  const account = await begin(page, request, /Quiero Contratar/)
  await page.getByLabel('Nombre de la empresa').fill("Panadería L'Ametller")
  await page.getByLabel('Página web').fill(aWebsite())
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL('/onboarding/recruiter/step-2')
  await page.getByLabel('Sector').selectOption('food')
  await page.getByLabel('Tamaño').selectOption('2-10')
  await page.getByLabel('Ciudad de la sede').fill("L'Ametlla de Mar")
  await page.getByLabel('Países donde trabaja').fill('Espa')
  await page.getByRole('option', { name: 'España' }).click()
  await page.getByLabel('Descripción').fill('Hacemos pan con masa madre desde 1987, de noche y a mano. '.repeat(3))
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByRole('link', { name: /Publicar mi primera vacante/ })).toBeVisible()
  await page.goto('/app')
  const way = path(page, /Tu primera vacante, en tres pasos/)
  await expect(way.getByRole('listitem').first()).toContainText('(hecho)')
  await expectGoodPage(page)
  await way.getByRole('link', { name: 'Crear vacante' }).click()
  await expect(page).toHaveURL(/\/vacancies\/new/)

  // What is written in the editor has walks of its own.
  const { items } = await send(request, account, 'GET', 'companies')
  await send(request, account, 'POST', `companies/${items[0].id}/vacancies`, good())
  await page.goto('/app')
  await way.getByRole('link', { name: 'Seguir con el borrador' }).click()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Analista de datos')
  await page.goto(`${new URL(page.url()).pathname}?paso=publicar`)
  await page.getByRole('button', { name: 'Publicar vacante' }).click()
  await expect(page.getByText(/^Publicada hasta el/)).toBeInViewport()
  await page.goto('/app')
  const open = page.getByRole('region', { name: 'Vacantes abiertas' })
  await expect(open.getByRole('link', { name: /Analista de datos/ })).toContainText('Nadie en proceso todavía')
  await expect(open.getByRole('link', { name: 'Crear vacante' })).toBeVisible()
  await expectGoodPage(page)
})

test('a company that is completed for the sake of a draft leads back to it, however long its name is', async ({
  page,
  request,
}) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER' })
  await confirmAddress(request, owner)
  const company = await aCompany(request, owner, `Cooperativa ${'harinera'.repeat(7)}`)
  const vacancy = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(address(company, vacancy.id, 'publicar'))
  await expect(page.getByText('5 puntos por resolver antes de publicar.')).toBeVisible()
  await page.getByRole('link', { name: /^Sector de la empresa · Falta/ }).click()
  await expect(page.getByLabel('Sector')).toBeFocused()
  await page.getByLabel('Sector').selectOption('food')
  await page.getByLabel('Tamaño').selectOption('2-10')
  await page.getByLabel('Ciudad de la sede').fill('Sevilla')
  await page.getByLabel('Países donde trabaja').fill('Espa')
  await page.getByRole('listbox').getByRole('option', { name: 'España' }).click()
  await page.getByLabel('Descripción').fill('Molemos trigo de la comarca desde 1979, a piedra y sin prisa. '.repeat(2))
  const back = page.getByRole('link', { name: 'Volver a la vacante' })
  await expect(back).toHaveCount(0)
  await page.getByRole('button', { name: 'Guardar cambios' }).first().click()
  await back.click()
  await expect(page.getByText('Todo listo para publicar.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar vacante' }).click()
  await expect(page.getByText(/^Publicada hasta el/)).toBeVisible()

  await page.goto(`/app/my-companies/${company.id}/vacancies/${vacancy.id}/dashboard`)
  await expect(page.getByRole('link', { name: 'Compartir la vacante' })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('link', { name: 'Buscar personas' }).click()
  // People are shown to companies that have proved who they are.
  await expect(page.getByText('Verifica tu dominio para ver personas')).toBeVisible()
})
