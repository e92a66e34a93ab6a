import type { Page, Request } from '@playwright/test'
import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { stopClock, tickUntil } from '#tests/support/browser/page-clock.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const LOADING = 'Cargando tu espacio de trabajo...'

interface StoredSession {
  token: string | null
  user: Record<string, unknown> | null
}

async function storedSession(page: Page): Promise<StoredSession> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('auth-storage') ?? '{"state":{}}').state)
}

/** A token on the device, but nobody loaded yet. */
async function storeTokenOnly(page: Page, token: string): Promise<void> {
  const stored = JSON.stringify({ state: { token, user: null }, version: 0 })
  await page.goto('/terms')
  await page.evaluate((value) => localStorage.setItem('auth-storage', value), stored)
}

test('pages that need a token send a visitor to /login and remember the way back', async ({ page }) => {
  for (const path of ['/app', '/app/cv', '/app/settings?tab=cuenta', '/onboarding/seeker/step-1']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
})

test.describe('loading the person', () => {
  test('a token without a user shows the loading text until the user is there', async ({ page, request }) => {
    const account = await registerAccount(request, { intent: 'SEEKER' })
    await storeTokenOnly(page, account.token)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/v1/users/me', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/app')
    await expect(page.getByText(LOADING)).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Ana')
    const { user } = await storedSession(page)
    expect(Object.keys(user ?? {}).sort()).toEqual(['email', 'full_name', 'id', 'intent'])
  })

  test('is done on a page that needs nobody, too', async ({ page, request }) => {
    const account = await registerAccount(request, { intent: 'SEEKER' })
    await storeTokenOnly(page, account.token)
    await page.reload()
    await expect.poll(async () => (await storedSession(page)).user?.email).toBe(account.user.email)
    await expect(page).toHaveURL('/terms')
  })

  test('a dead token ends at /login with both parts cleared', async ({ page, request }) => {
    const account = await registerAccount(request)
    await request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${account.token}` } })
    await storeTokenOnly(page, account.token)
    await page.goto('/app')
    await expect(page).toHaveURL('/login')
    expect(await storedSession(page)).toEqual({ token: null, user: null })
  })

  test('a server that comes back within the retries logs nobody out', async ({ page, request }) => {
    const account = await registerAccount(request, { intent: 'SEEKER' })
    await storeTokenOnly(page, account.token)
    let tries = 0
    await page.route('**/api/v1/users/me', async (route) => {
      tries += 1
      if (tries === 1) await route.abort()
      else if (tries === 2) await route.fulfill({ status: 503, json: {} })
      else await route.continue()
    })
    await page.clock.install()
    await page.goto('/app')
    const later = async () => {
      await page.clock.runFor(1_000)
      return page.getByRole('heading', { level: 1, name: 'Hola, Ana' }).isVisible()
    }
    await expect.poll(later).toBe(true)
    expect(tries).toBe(3)
  })

  test('no answer in four tries ends at /login', async ({ page, request }) => {
    const account = await registerAccount(request)
    await page.clock.install()
    await storeTokenOnly(page, account.token)
    let tries = 0
    await page.route('**/api/v1/users/me', async (route) => {
      tries += 1
      await route.abort()
    })
    await stopClock(page)
    await page.goto('/app')
    for (const [count, wait] of [
      [1, 1_000],
      [2, 3_000],
      [3, 8_000],
    ] as const) {
      await expect.poll(() => tries).toBe(count)
      await tickUntil(page, () => page.getByText(LOADING).isVisible())
      await page.clock.runFor(wait - 100)
      expect(tries).toBe(count)
      await tickUntil(page, () => tries === count + 1)
    }
    await tickUntil(page, () => page.url().endsWith('/login'))
    expect(tries).toBe(4)
    expect((await storedSession(page)).token).toBeNull()
    await expect(page.getByText('No pudimos cargar tu cuenta. Inicia sesión de nuevo.')).toBeVisible()
  })
})

test('every call carries the token and a JSON content type', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  const calls: Request[] = []
  page.on('request', (one) => one.url().includes('/api/v1/') && calls.push(one))
  await page.goto('/app')
  await page.getByRole('button', { name: 'Reclutador' }).click()
  await expectToast(page, 'Modo cambiado a Reclutador.')
  expect(calls.length).toBeGreaterThan(3)
  for (const one of calls) {
    expect(one.headers().authorization).toBe(`Bearer ${account.token}`)
    expect(one.headers()['content-type']).toBe('application/json')
  }
})

test('«Cerrar Sesión» clears the device and the server, and goes to /login', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto('/app')
  const told = page.waitForResponse('**/api/v1/auth/logout')
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toEqual({ token: null, user: null })
  expect((await told).status()).toBe(204)
  const headers = { authorization: `Bearer ${account.token}` }
  await expect.poll(async () => (await request.get('/api/v1/users/me', { headers })).status()).toBe(401)
})

test('signing out in one tab reaches the others', async ({ page, context, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/settings')
  const other = await context.newPage()
  await other.goto('/app')
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(other).toHaveURL('/login')
})
