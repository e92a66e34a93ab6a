import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { CHEAP_PAGE } from '#tests/support/warm-context.ts'

test.describe('the choice of intent', () => {
  for (const [title, first_step] of [
    ['Busco Oportunidades', '/onboarding/seeker/step-1'],
    ['Quiero Contratar', '/onboarding/recruiter/step-1'],
  ] as const) {
    test(`«${title}» is saved and leads to its first step`, async ({ page, request }) => {
      const account = await registerAccount(request)
      await signIn(page, account)
      await page.goto('/app')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Bienvenido a Skillo!')
      await expect(page.getByText('Para personalizar tu experiencia, cuéntanos qué te trae por aquí.')).toBeVisible()
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/api/v1/users/me/intent', async (route) => {
        await held
        await route.continue()
      })
      const entries = await page.evaluate('history.length')
      await page.getByRole('button', { name: title }).click()
      await expect(page.getByText('Guardando tu elección...')).toBeVisible()
      answer()
      await expect(page).toHaveURL(first_step)
      await expectToast(page, '¡Perfecto! Vamos a configurar tu perfil.')
      expect(await page.evaluate('history.length')).toBe(entries)
    })
  }

  test('the workspace is not seen between the choice and the first step', async ({ page, request }) => {
    await signIn(page, await registerAccount(request))
    await page.addInitScript(`
      window.flashes = 0
      const look = () => document.querySelector('nav[aria-label="Principal"]') && (window.flashes += 1)
      new MutationObserver(look).observe(document, { childList: true, subtree: true })`)
    // A slow first step: the time in which the workspace was seen.
    await page.route(/seeker-step-1/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/app')
    await page.getByRole('button', { name: 'Busco Oportunidades' }).click()
    await expect(page).toHaveURL('/onboarding/seeker/step-1')
    await expect(page.getByRole('link', { name: 'Hacerlo más tarde' })).toBeVisible()
    expect(await page.evaluate('window.flashes')).toBe(0)
  })

  test('a failure is said once, and the same choice can be tried again', async ({ page, request }) => {
    await signIn(page, await registerAccount(request))
    await page.route('**/api/v1/users/me/intent', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/app')
    await page.getByRole('button', { name: 'Quiero Contratar' }).click()
    const failure = 'No se pudo guardar tu elección. Inténtalo de nuevo.'
    await expectToast(page, failure)
    await expect(page.getByText(failure)).toHaveCount(1)
    await expect(page).toHaveURL('/app')
    await page.unroute('**/api/v1/users/me/intent')
    await page.getByRole('button', { name: 'Volver a intentar' }).click()
    await expect(page).toHaveURL('/onboarding/recruiter/step-1')
  })
})

test.describe('the sidebar', () => {
  const links = {
    SEEKER: ['Resumen', 'Mi CV', 'Empleos', 'Mis Postulaciones', 'Ajustes'],
    RECRUITER: ['Resumen', 'Mis Empresas', 'Ajustes'],
  }
  test('shows the links of each mode, the person and the way out', async ({ page, request }) => {
    for (const intent of ['SEEKER', 'RECRUITER'] as const) {
      const account = await registerAccount(request, { full_name: 'Rosa Jiménez', intent })
      await signIn(page, account)
      await page.goto('/app')
      const menu = page.getByRole('navigation', { name: 'Principal' })
      await expect(menu.getByRole('link')).toHaveText(links[intent])
      await expect(menu.locator('[aria-current=page]')).toHaveText('Resumen')
      const sidebar = page.getByRole('complementary')
      await expect(sidebar.getByText('Rosa Jiménez')).toBeVisible()
      await expect(sidebar.getByText(account.user.email)).toBeVisible()
      expect((await sidebar.boundingBox())?.width).toBe(256)
    }
  })

  test('is a drawer with a menu button on a small screen', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.goto('/app')
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    await expect(drawer.getByRole('link', { name: 'Mi CV' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeFocused()
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await drawer.getByRole('link', { name: 'Ajustes' }).click()
    await expect(page).toHaveURL('/app/settings')
    await expect(drawer).toBeHidden()
  })
})

test.describe('the mode switcher', () => {
  test('switches both ways, at once, and leaves pages of the other mode', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.goto('/app/cv')
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await page.getByRole('button', { name: 'Reclutador' }).click()
    await expectToast(page, 'Modo cambiado a Reclutador.')
    await expect(page).toHaveURL('/app')
    await expect(menu.getByRole('link', { name: 'Mis Empresas' })).toBeVisible()
    await expect(page.getByText('Crea tu empresa y publica tu primera vacante.')).toBeVisible()
    await page.goto('/app/settings')
    await page.getByRole('button', { name: 'Candidato' }).click()
    await expectToast(page, 'Modo cambiado a Candidato.')
    await expect(menu.getByRole('link', { name: 'Mi CV' })).toBeVisible()
    await expect(page).toHaveURL('/app/settings')
  })
})

test('the onboarding frame leads home, or to /app with the draft cleared', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  const draft = {
    seeker: { mainRole: 'Backend', skills: ['SQL'] },
    recruiter: { companyName: '', companyWebsite: '', newCompanyId: null },
  }
  await page.goto(CHEAP_PAGE)
  await page.evaluate(
    (state) => localStorage.setItem('onboarding-storage', JSON.stringify({ state, version: 0 })),
    draft,
  )
  await page.goto('/onboarding/seeker/step-1')
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('onboarding-storage') ?? '{}').state)
  expect(kept.seeker).toEqual(draft.seeker)
  await page.getByRole('link', { name: 'Hacerlo más tarde' }).click()
  await expect(page).toHaveURL('/app')
  const cleared = await page.evaluate(() => JSON.parse(localStorage.getItem('onboarding-storage') ?? '{}').state)
  expect(cleared).toEqual({
    seeker: { mainRole: '', skills: [] },
    recruiter: { companyName: '', companyWebsite: '', newCompanyId: null },
  })
})

test('any other path shows the not-found page, which can search for jobs', async ({ page, request }) => {
  const response = await page.goto('/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página.')
  await expect(page).toHaveTitle('Página no encontrada · Skillo')
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/no-existe')
  await page.getByLabel('Buscar empleos').fill('backend')
  await page.getByLabel('Buscar empleos').press('Enter')
  await expect(page).toHaveURL('/app/jobs?tab=explorar&q=backend')
})

test.describe('keys', () => {
  test('Ctrl K goes anywhere and gives focus back', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.goto('/app')
    await page.getByRole('button', { name: 'Buscar o ir a…' }).focus()
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Buscar o ir a una página' })
    await expect(palette.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await expect(page.getByRole('button', { name: 'Buscar o ir a…' })).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('postul')
    await expect(palette.getByRole('option', { selected: true })).toContainText('Mis Postulaciones')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/app/my-applications')
  })

  test('? lists the shortcuts, but not while typing', async ({ page, request }) => {
    await page.goto('/login')
    await page.getByLabel('Correo').press('?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  })

  test('the first Tab offers to jump to the content', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('the theme stands before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/terms')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.evaluate(() => localStorage.removeItem('theme'))
  await page.reload()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('scroll and page titles follow the back button', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app')
  await expect(page).toHaveTitle('Resumen · Skillo')
  const link = page.getByRole('link', { name: 'Crear mi CV' })
  await expect(link).toBeVisible()
  // What arrives above it later would push it away.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate<number>('window.scrollY')
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL('/app/cv')
  await page.goBack()
  await expect(page).toHaveTitle('Resumen · Skillo')
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(before)
})
