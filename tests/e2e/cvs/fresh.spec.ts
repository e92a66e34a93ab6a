import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

test('a CV that says next to nothing offers to bring one, and its first field is at once in reach', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await request.post('/api/v1/cvs', { headers: { authorization: `Bearer ${account.token}` }, data: {} })
  await signIn(page, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/cv')
  const top = async () => (await page.getByLabel('Nombre y apellido').boundingBox())?.y
  await expect.poll(top).toBeLessThan(844 / 2)
  await page.getByRole('link', { name: 'Importar' }).click()
  await expect(page).toHaveURL(/importar=archivo/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('every template shows itself, and the chosen one draws the CV', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await request.post('/api/v1/cvs', { headers: { authorization: `Bearer ${account.token}` }, data: {} })
  await signIn(page, account)
  await page.goto('/app/cv?seccion=design')
  const group = page.getByRole('group', { name: 'Plantilla' })
  await expect(group.getByRole('radio')).toHaveCount(6)
  for (const picture of await group.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    const width = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)
    await expect.poll(width, { timeout: 60_000 }).toBe(360)
  }
  const drawn = page.getByRole('img', { name: /^Página 1 de/ })
  const before = await drawn.getAttribute('src')
  await group.getByRole('radio', { name: /^Lateral/ }).check()
  await expect(drawn).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByText(/^Guardado (ahora|hace)/)).toBeVisible()
  await expectGoodPage(page)
})
