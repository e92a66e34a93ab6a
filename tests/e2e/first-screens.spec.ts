import { gzipSync } from 'node:zlib'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { holdProgram } from '#tests/support/browser/hold-program.ts'

test('what is typed and sent before the program is there is sent by it, once', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  const sent: string[] = []
  page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname))
  const arrive = await holdProgram(page)
  await page.goto('/login')
  await page.getByLabel('Correo').fill('inigo.o-shea@ejemplo.example')
  await page.getByLabel('Contraseña', { exact: true }).fill('una clave cualquiera')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  arrive()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Correo')).toHaveValue('inigo.o-shea@ejemplo.example')
  expect(sent).toEqual(['/api/v1/auth/login'])
  await page.unrouteAll({ behavior: 'wait' })
  expect(complaints).toEqual([])
})

test('what was typed before the program is there moves nothing when it comes, nor does typing on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const arrive = await holdProgram(page)
  await page.goto('/register')
  const top = async () => (await page.getByRole('checkbox', { name: /^Acepto/ }).boundingBox())?.y
  const password = page.getByLabel('Contraseña', { exact: true })
  const drawn = await top()
  await password.fill('corta')
  arrive()
  await expect(page.getByText('Te faltan')).toBeVisible()
  expect(await top()).toBe(drawn)
  for (const [typed, word] of [
    ['aaaaaaaaaaaaaaaa', 'Fácil de adivinar.'],
    ['gato con v', 'Buena.'],
    ['gatos con botas viejas', 'Excelente.'],
  ] as const) {
    await password.fill(typed)
    await expect(page.getByText(word)).toBeVisible()
    expect(await top(), typed).toBe(drawn)
  }
  await page.unrouteAll({ behavior: 'wait' })
})

test('an address typed before the program is there comes along to «Olvidé mi contraseña»', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/login')
  await page.getByLabel('Correo').fill('nuria.d-ors@ejemplo.example')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  arrive()
  await expect(page).toHaveURL('/forgot-password')
  await expect(page.getByLabel('Correo')).toHaveValue('nuria.d-ors@ejemplo.example')
  await page.unrouteAll({ behavior: 'wait' })
})

test('without JavaScript the forms to enter say what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Correo' })).toBeVisible()
    await expect(page.locator('form')).toHaveAttribute('method', 'post')
  }
  await context.close()
})

test('the first screens need at most 110 KB of compressed JavaScript, and neither forms nor schemas', async ({
  browser,
  request,
  baseURL,
}) => {
  const { items }: { items: { id: string }[] } = await (await request.get('/api/v1/jobs')).json()
  for (const path of ['/', '/login', '/register', `/jobs/${items[0]?.id}`]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const page = await context.newPage()
    const fetched: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) fetched.push(response.body())
    })
    await page.addInitScript(() => {
      window.addEventListener('programready', () => document.documentElement.setAttribute('data-ready', ''))
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    // What follows the page by itself counts, too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.waitForLoadState('networkidle')
    const scripts = await Promise.all(fetched)
    expect(scripts.length, path).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(bytes, path).toBeLessThanOrEqual(110 * 1024)
    expect(
      scripts.some((body) => body.includes('invalid_union') || body.includes('shouldUnregister')),
      path,
    ).toBe(false)
    await context.close()
  }
})
