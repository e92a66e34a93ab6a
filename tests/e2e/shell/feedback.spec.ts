import type { Locator, Page } from '@playwright/test'
import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { stopClock, tickUntil } from '#tests/support/browser/page-clock.ts'

test.describe('a part of the program that cannot be fetched', () => {
  test('tells of a new version and reloads once, never in a loop', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.clock.install()
    await page.goto('/app')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/assets/settings.page-*.js', (route) => route.abort())
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await stopClock(page)
    await page.getByRole('link', { name: 'Ajustes' }).click()
    const news = page.getByText('Se ha detectado una nueva versión de la aplicación. Recargando la página...')
    await tickUntil(page, () => news.isVisible())
    expect(loads).toBe(0)
    await page.clock.runFor(1_000)
    const failure = page.getByRole('heading', { name: 'No pudimos cargar esta página' })
    await tickUntil(page, () => failure.isVisible())
    await page.clock.runFor(59_000)
    expect(loads).toBe(1)
  })

  test('a reload that helps shows the page', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.goto('/app')
    await page.route('**/assets/settings.page-*.js', (route) => route.abort(), { times: 1 })
    await page.getByRole('link', { name: 'Ajustes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible()
  })
})

/** Waits for a toast on a stopped clock, and sees it stay and leave when it should. */
async function expectToLast(page: Page, toast: Locator, duration: number, look?: () => Promise<void>): Promise<void> {
  const waited = await tickUntil(page, () => toast.isVisible())
  await look?.()
  await page.clock.runFor(duration - waited - 50)
  await expect(toast).toBeVisible()
  const longer = await tickUntil(page, async () => (await toast.count()) === 0)
  expect(longer - waited).toBeLessThan(1_000)
}

test.describe('toasts', () => {
  test('stand at the top centre for 2,000 ms (success) and 4,000 ms (failure)', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.clock.install()
    await page.goto('/app')
    const recruiter = page.getByRole('button', { name: 'Reclutador' })
    await expect(recruiter).toBeVisible()
    await stopClock(page)
    await recruiter.click()
    const success = page.getByRole('status').filter({ hasText: 'Modo cambiado a Reclutador.' })
    await expectToLast(page, success, 2_000, async () => {
      const box = await success.boundingBox()
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(2)
      const header = await page.getByRole('banner').boundingBox()
      expect(box?.y).toBeGreaterThan(header?.height ?? 0)
      expect(box?.y).toBeLessThan(100)
    })

    await page.route('**/api/v1/users/me/intent', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Candidato' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudo cambiar de modo.' })
    await expectToLast(page, failure, 4_000)
  })
})
