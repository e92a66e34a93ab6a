import type { Page } from '@playwright/test'
import { anOpenVacancy, aReadySeeker, NIGHT, YEARS } from '#tests/support/browser/applications-walk.ts'
import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Accesos' })
const place = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)')
const open = (page: Page) => page.getByRole('dialog', { name: 'Vacante', exact: true })

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

test('a seeker finds a vacancy, opens it over the list, goes back to the same place and applies', async ({
  page,
  request,
}) => {
  const { vacancy } = await anOpenVacancy(request, 'Analista de datos de salud')
  await signIn(page, (await aReadySeeker(request)).account)
  await page.goto('/app')
  await bar(page).getByRole('link', { name: 'Empleos' }).click()
  await expect(bar(page).locator('[aria-current=page]')).toHaveText('Empleos')
  await page.getByRole('tab', { name: 'Explorar' }).click()
  const card = page.getByRole('list', { name: 'Vacantes', exact: true }).getByRole('heading').nth(7)
  await card.scrollIntoViewIfNeeded()
  const title = await card.innerText()
  const before = await place(page)
  expect(before).toBeGreaterThan(400)
  await card.getByRole('link').click()
  await expect(open(page).getByRole('heading', { level: 2, name: title })).toBeVisible()
  await page.goBack()
  await expect(open(page)).toHaveCount(0)
  expect(await place(page)).toBe(before)

  await card.getByRole('link').click()
  await open(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(open(page)).toHaveCount(0)
  await expect(page).toHaveURL('/app/jobs?tab=explorar')
  expect(await place(page)).toBe(before)

  await page.goto('/app/jobs?tab=explorar&q=analista+de+datos+de+salud')
  await page.locator(`#vacante-${vacancy.id}`).click()
  await open(page).getByRole('button', { name: 'Postularme' }).click()
  const form = page.getByRole('dialog', { name: `Postularte a ${vacancy.document.title}` })
  await form.getByRole('group', { name: NIGHT }).getByRole('radio', { name: 'Sí' }).check()
  await form.getByLabel(YEARS).fill('4')
  await expect(form.getByText('Borrador guardado.')).toBeVisible()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await open(page).getByRole('button', { name: 'Seguir con mi postulación' }).click()
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(open(page).getByText(/^Te postulaste el /)).toBeVisible()
  // Whoever wants to take it back finds that at the foot; the way out of the vacancy is covered no longer than by any notice.
  await expect(open(page).getByRole('button', { name: /^Deshacer/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: /^Deshacer/ })).toHaveCount(0)
  await page.goBack()
  await expect(open(page)).toHaveCount(0)
  await expect(page.locator(`#vacante-${vacancy.id}`)).toBeVisible()
})

test('the bar has the main places of each mode, and notices stand under the header', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app')
  await expect(bar(page).getByRole('link')).toHaveText(['Resumen', 'Mi CV', 'Empleos', 'Postulaciones'])
  await expectGoodPage(page)
  const notices = await page.locator('section[aria-label=Avisos]').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(notices?.y).toBeGreaterThanOrEqual(header?.height ?? 844)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name: 'Reclutador' }).click()
  await expectToast(page, 'Modo cambiado a Reclutador.')
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
  await expect(bar(page).getByRole('link')).toHaveText(['Resumen', 'Empresas', 'Ajustes'])
})
