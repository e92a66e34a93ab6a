import type { Page } from '@playwright/test'
import { aCvFor, anOpenVacancy, aReadySeeker, NIGHT, YEARS } from '#tests/support/browser/applications-walk.ts'
import { type Account, confirmAddress, expect, PASSWORD, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: `Postularte a ${title}` })

async function signedUp(page: Page): Promise<Account> {
  const stored = await page.evaluate<string>(`localStorage.getItem('auth-storage')`)
  const { state } = JSON.parse(stored)
  return { ...state, password: PASSWORD }
}

test('a visitor signs up from a vacancy, comes back to it with a CV and applies', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { vacancy } = await anOpenVacancy(request)
  const { title } = vacancy.document
  await page.goto(`/jobs/${vacancy.id}`)
  await page.getByRole('link', { name: 'Postularme', exact: true }).click()
  await page.getByLabel('Nombre y apellido').fill("D'Angelo Peña-Ruiz")
  await page.getByLabel('Correo', { exact: true }).fill(`persona-${Date.now()}@correo.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(`/jobs/${vacancy.id}?panel=postular`)
  await expect(sheet(page, title).getByText('Primero necesitas un CV')).toBeVisible()
  await sheet(page, title).getByRole('link', { name: 'Crear mi CV' }).click()
  await expect(page).toHaveURL('/app/cv')
  const account = await signedUp(page)
  await aCvFor(request, account)
  await page.getByRole('link', { name: 'Volver a postularme' }).click()
  await expect(sheet(page, title).getByText('Confirma tu correo para enviarla')).toBeVisible()
  await expect(sheet(page, title).getByRole('radio', { name: /CV de datos/ })).toBeChecked()
  await sheet(page, title).getByRole('radio', { name: 'Sí', exact: true }).first().check()
  await sheet(page, title).getByLabel(YEARS).fill('4')
  await expect(sheet(page, title).getByText('Borrador guardado.')).toBeVisible()
  await confirmAddress(request, account)
  await page.reload()
  await expect(sheet(page, title).getByLabel(YEARS)).toHaveValue('4')
  await sheet(page, title).getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page).toHaveURL(`/jobs/${vacancy.id}`)
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
})

test('an application is looked at, sent, taken back and sent again', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { vacancy } = await anOpenVacancy(request)
  const { title } = vacancy.document
  const { account } = await aReadySeeker(request)
  await signIn(page, account)
  await page.goto(`/jobs/${vacancy.id}`)
  await page.getByRole('button', { name: 'Postularme' }).click()
  const form = sheet(page, title)
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(form.getByText('Elige Sí o No.')).toBeVisible()
  await form.getByRole('group', { name: NIGHT }).getByRole('radio', { name: 'Sí' }).check()
  await form.getByLabel(YEARS).fill('4')
  await form.getByLabel(/^Nota para la empresa/).fill('Llevo cuatro años haciendo justo esto.')
  await expectGoodPage(page)
  await form.getByRole('button', { name: 'Así te verá la empresa' }).click()
  await expect(form.getByRole('heading', { name: 'Así te verá la empresa' })).toBeFocused()
  await expect(form.getByText('Llevo cuatro años haciendo justo esto.')).toBeVisible()
  await expect(form.getByRole('region', { name: 'Experiencia' })).toContainText("Müller & O'Neill")
  await form.getByRole('button', { name: 'Volver a mi postulación' }).click()
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()

  await page.goto('/app/my-applications')
  const mine = page.getByRole('list', { name: 'Tus postulaciones' }).getByRole('listitem')
  await expect(mine.getByText('Enviada', { exact: true })).toBeVisible()
  await mine.getByRole('button', { name: 'Deshacer la postulación' }).click()
  await expectToast(page, 'Postulación deshecha. Tu borrador sigue guardado.')
  await expect(mine).toHaveCount(0)
  await page.getByRole('link', { name: `Continuar con ${title}` }).click()
  await expect(form.getByLabel(YEARS)).toHaveValue('4')
  await expect(form.getByLabel(/^Nota para la empresa/)).toHaveValue('Llevo cuatro años haciendo justo esto.')
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
})
