import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

const wide = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const
const narrow = [
  { width: 320, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
] as const

test('axe finds nothing in the shell', async ({ page, request }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))

  await signIn(page, await registerAccount(request))
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: '¡Bienvenido a Skillo!' })).toBeVisible()
  await expectGoodPage(page)

  for (const intent of ['SEEKER', 'RECRUITER'] as const) {
    await signIn(page, await registerAccount(request, { intent }))
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Pendientes' })).toBeVisible()
    await expectGoodPage(page)
  }

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await expect(page.getByText('No tienes notificaciones.')).toBeVisible()
  await expectGoodPage(page, wide)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await expectGoodPage(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  await expectGoodPage(page, narrow)
  // The content policy and the trusted types would complain here.
  expect(complaints).toEqual([])

  await page.goto('/no-existe')
  await expect(page.getByRole('heading', { name: 'No encontramos esta página.' })).toBeVisible()
  await expectGoodPage(page)
})
