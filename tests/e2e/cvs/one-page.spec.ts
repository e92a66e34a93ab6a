import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

const achievements = Array.from({ length: 6 }, (_, at) => `Ordené el almacén de la nave ${at + 1} en un mes.`)
const aJob = () => ({
  id: crypto.randomUUID(),
  position: 'Analista',
  company: 'Acme',
  start: '2021-03',
  current: true,
  achievements,
})
const document = {
  basics: { full_name: 'Ana Prueba', headline: 'Analista', email: 'ana@correo.example', city: 'León', country: 'ES' },
  summary: 'Analista de datos.',
  experience: [aJob(), aJob(), aJob(), aJob()],
  skills: [{ id: crypto.randomUUID(), name: 'SQL', level: 'AVANZADO', years: 4 }],
  languages: [{ id: crypto.randomUUID(), language: 'en', overall: 'B2' }],
}

test('a CV of a few lines too many is shown on one page, taken, and given back', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const headers = { authorization: `Bearer ${account.token}` }
  const created = await request.post('/api/v1/cvs', { data: { title: 'Mi CV', document }, headers })
  expect(created.status()).toBe(201)
  await signIn(page, account)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/app/cv?seccion=design')
  await expect(page.getByRole('img', { name: 'Página 2 de 2 de tu CV' })).toBeAttached()
  const preview = page.getByRole('region', { name: 'Vista previa' })
  const one_page = page.getByRole('switch', { name: 'Ajustar a una página' })
  await preview.getByRole('button', { name: 'Ajustar a una página' }).click()
  // Shown first, and nothing is changed by it.
  await expect(page.getByRole('img', { name: 'Página 1 de 1 de tu CV' })).toBeVisible()
  await expect(preview.getByRole('status')).toHaveText(/^Así queda en una página: (?:márgenes estrechos|letra de \d)/)
  await expect(one_page).not.toBeChecked()
  await preview.getByRole('button', { name: 'Dejar como estaba' }).click()
  await expect(page.getByRole('img', { name: 'Página 2 de 2 de tu CV' })).toBeAttached()
  await preview.getByRole('button', { name: 'Ajustar a una página' }).click()
  await preview.getByRole('button', { name: 'Usar así' }).click()
  await expect(one_page).toBeChecked()
  await expect(page.getByRole('img', { name: 'Página 1 de 1 de tu CV' })).toBeVisible()
  await expectGoodPage(page)
  await preview.getByRole('button', { name: 'Quitar el ajuste' }).click()
  await expect(one_page).not.toBeChecked()
  await expect(page.getByRole('img', { name: 'Página 2 de 2 de tu CV' })).toBeAttached()
})
