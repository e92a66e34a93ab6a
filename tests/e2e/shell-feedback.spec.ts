import { expect, registerAccount, signIn, test } from '#tests/support/e2e.ts'

test.describe('a part of the program that cannot be fetched', () => {
  test('tells of a new version and reloads once, never in a loop', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.clock.install()
    await page.goto('/app')
    await page.route('**/assets/settings.page-*.js', (route) => route.abort())
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.getByRole('link', { name: 'Ajustes' }).click()
    await expect(
      page.getByText('Se ha detectado una nueva versión de la aplicación. Recargando la página...'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible()
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

test.describe('toasts', () => {
  test('stand at the top centre for 2,000 ms (success) and 4,000 ms (failure)', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.clock.install()
    await page.goto('/app')
    await page.getByRole('button', { name: 'Reclutador' }).click()
    const success = page.getByRole('status').filter({ hasText: 'Modo cambiado a Reclutador.' })
    await expect(success).toBeVisible()
    const box = await success.boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(2)
    expect(box?.y).toBeLessThan(40)
    await page.clock.runFor(1_800)
    await expect(success).toBeVisible()
    await page.clock.runFor(600)
    await expect(success).toHaveCount(0)

    await page.route('**/api/v1/users/me/intent', (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Candidato' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No se pudo cambiar de modo.' })
    await expect(failure).toBeVisible()
    await page.clock.runFor(3_800)
    await expect(failure).toBeVisible()
    await page.clock.runFor(600)
    await expect(failure).toHaveCount(0)
  })

  test('are at most 20', async ({ page, request }) => {
    await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
    await page.clock.install()
    await page.goto('/app')
    await page.route('**/api/v1/users/me/intent', (route) => route.fulfill({ status: 500, json: {} }))
    const button = page.getByRole('button', { name: 'Reclutador' })
    const alerts = page.getByRole('alert')
    await expect(button).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (let count = 1; count <= 22; count += 1) {
      await button.dispatchEvent('click')
      // Time stands still, so that no toast leaves; it only moves as far as the answer needs to arrive.
      await expect(async () => {
        await page.clock.runFor(5)
        await expect(alerts).toHaveCount(Math.min(count, 20), { timeout: 1_000 })
        await expect(button).not.toHaveAttribute('aria-disabled', { timeout: 1_000 })
      }).toPass()
    }
  })
})
