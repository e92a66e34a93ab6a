import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'

test('a menu opens by the press that came before its code, and stays open', async ({ page, request }) => {
  let bring = () => {}
  const asked = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/assets/menu-panel-*.js', async (route) => {
    await asked
    await route.continue()
  })
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const created = await request.post('/api/v1/cvs', {
    data: { title: 'Mi CV', document: { basics: { full_name: 'Ana Prueba' } } },
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(created.status()).toBe(201)
  await signIn(page, account)
  await page.goto('/app/cv')
  const trigger = page.getByRole('button', { name: 'Añadir sección' })
  await trigger.hover()
  await page.mouse.down()
  bring()
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu')
  await page.mouse.up()
  await page.getByRole('menuitem', { name: 'Sección propia' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
})
