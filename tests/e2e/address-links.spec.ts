import type { Page } from '@playwright/test'
import {
  confirmAddress,
  expect,
  lastMailTo,
  linkIn,
  registerAccount,
  signIn,
  test,
} from '#tests/support/browser/e2e.ts'

const UNKNOWN_TOKEN = 'A'.repeat(43)
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('auth-storage') ?? '{}')
const newAddress = () => `persona-${crypto.randomUUID()}@correo.example`

test.describe('confirming the address', () => {
  test('a link that is no good leads to another, for visitors and for those inside', async ({ page, request }) => {
    await page.goto(`/verify-email?token=${UNKNOWN_TOKEN}`)
    await expect(page.getByText('Este enlace venció. Te enviamos uno nuevo cuando quieras.')).toBeVisible()
    await expect(page).toHaveURL('/verify-email')
    await page.getByRole('link', { name: 'Enviar un enlace nuevo' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)

    const account = await registerAccount(request, { intent: 'SEEKER' })
    await signIn(page, account)
    await page.goto(`/verify-email?token=${UNKNOWN_TOKEN}`)
    await page.getByRole('button', { name: 'Enviar un enlace nuevo' }).click()
    await expect(
      page.getByText(
        'Te enviamos un correo a p•••@correo.example. Si no llega en unos minutos, revisa la carpeta de spam.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Enviar un enlace nuevo' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  })

  test('without a link it says where to find one', async ({ page }) => {
    await page.goto('/verify-email')
    await expect(page.getByRole('heading', { name: 'Confirma tu correo' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  })

  test('«No fui yo» asks first, then gives the account back and ends its sessions', async ({ page, request }) => {
    const account = await registerAccount(request, { intent: 'SEEKER' })
    await confirmAddress(request, account)
    await signIn(page, account)
    const changed = await request.put('/api/v1/auth/email', {
      data: { email: newAddress(), current_password: account.password },
      headers: { authorization: `Bearer ${account.token}` },
    })
    expect(changed.status()).toBe(202)
    const link = linkIn(await lastMailTo(request, account.user.email, /No fui yo/))
    await page.goto(link)
    await expect(page).toHaveURL('/verify-email?action=undo')
    await page.getByRole('button', { name: 'No fui yo: recuperar mi cuenta' }).click()
    await expect(page.getByRole('heading', { name: 'Tu cuenta vuelve a ser tuya' })).toBeVisible()
    expect(await storedSession(page)).not.toContain('"token":"')
    await page.getByRole('link', { name: 'Elegir una contraseña nueva' }).click()
    await expect(page).toHaveURL('/forgot-password')

    await page.goto(link)
    await page.getByRole('button', { name: 'No fui yo: recuperar mi cuenta' }).click()
    await expect(page.getByText('Este enlace ya se usó o venció.')).toBeVisible()
  })
})
