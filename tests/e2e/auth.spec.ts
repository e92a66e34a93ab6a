import type { Page } from '@playwright/test'
import { expect, lastMailTo, linkIn, PASSWORD, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'

const FORGOT_ANSWER = 'Si hay una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva.'
const NEW_PASSWORD = 'cometa-azul-en-el-puerto'

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Correo', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
}

async function fillRegister(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Ana Prueba')
  await page.getByLabel('Correo', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
}

const newAddress = () => `persona-${crypto.randomUUID()}@correo.example`
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('auth-storage') ?? '{}')

test('from the landing page to a confirmed address', async ({ page, request }) => {
  const email = newAddress()
  await page.goto('/')
  await page.getByRole('link', { name: 'Busco Oportunidades' }).first().click()
  await expect(page).toHaveURL('/register?intent=SEEKER')
  await expect(page.getByRole('checkbox', { name: /novedades/ })).not.toBeChecked()
  await fillRegister(page, email)
  await page.getByRole('button', { name: /^Busco Oportunidades.*Es lo que elegiste al entrar\.$/ }).click()
  await expectToast(page, '¡Perfecto! Vamos a configurar tu perfil.')
  await expect(page).toHaveURL('/onboarding/seeker/step-1')

  const stored = JSON.parse(await storedSession(page)).state
  expect(Object.keys(stored).sort()).toEqual(['token', 'user'])
  expect(Object.keys(stored.user).sort()).toEqual(['email', 'full_name', 'id', 'intent'])
  const headers = { authorization: `Bearer ${stored.token}` }
  const isVerified = async () => (await (await request.get('/api/v1/users/me', { headers })).json()).email_verified

  const link = linkIn(await lastMailTo(request, email, /Confirma tu correo/))
  await page.goto(link)
  await expect(page.getByText('p•••@correo.example')).toBeVisible()
  await expect(page).toHaveURL('/verify-email')
  expect(await isVerified()).toBe(false)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { name: '¡Listo! Tu correo está confirmado' })).toBeVisible()
  await expect(page.getByRole('region', { name: /¡Listo!/ })).toBeFocused()
  expect(await isVerified()).toBe(true)

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Tu correo ya estaba confirmado' })).toBeVisible()
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { name: 'Tu correo ya está confirmado' })).toBeVisible()
})

test.describe('sign up', () => {
  test('without a choice made before, the workspace asks for it', async ({ page }) => {
    await page.goto('/register')
    await fillRegister(page, newAddress())
    await expect(page.getByRole('heading', { name: '¡Bienvenido a Skillo!' })).toBeVisible()
    await expect(page).toHaveURL('/app')
  })

  test('what was pressed before is marked in the chooser, asked only there, and can still change', async ({ page }) => {
    await page.goto('/register?intent=RECRUITER')
    await expect(page.getByRole('main').getByText('Quiero Contratar')).toHaveCount(0)
    await fillRegister(page, newAddress())
    await expect(page.getByRole('button', { name: /^Quiero Contratar.*elegiste al entrar\.$/ })).toBeVisible()
    await page.getByRole('button', { name: /^Busco Oportunidades/ }).click()
    await expect(page).toHaveURL('/onboarding/seeker/step-1')
  })

  test('says what is missing, beside each field and in a summary that takes focus', async ({ page }) => {
    await page.goto('/register')
    await page.getByRole('main').getByRole('button', { name: 'Crear cuenta' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Revisa los campos marcados.' })
    await expect(summary).toBeFocused()
    for (const text of [
      'Nombre y apellido: Escribe tu nombre y apellido.',
      'Correo: Completa este campo.',
      'Contraseña: Usa al menos 10 caracteres y evita contraseñas comunes.',
      'Acepta los términos para crear tu cuenta.',
    ]) {
      await expect(summary.getByRole('button', { name: text })).toBeVisible()
    }
    await summary.getByRole('button', { name: /^Contraseña/ }).click()
    await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  })

  test('a taken address leads to signing in with it', async ({ page, request }) => {
    const { user } = await registerAccount(request)
    await page.goto('/register')
    await fillRegister(page, user.email)
    await expect(page.getByRole('alert')).toContainText('Ya existe una cuenta con ese correo. ¿Quieres iniciar sesión?')
    await page.getByRole('link', { name: 'Iniciar sesión con este correo' }).click()
    await expect(page.getByRole('heading', { name: 'Inicia sesión' })).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(page.getByLabel('Correo')).toHaveValue(user.email)
  })

  test('the password can be pasted, shown and judged, and capitals are pointed out', async ({ page }) => {
    await page.goto('/register')
    await page.getByLabel('Nombre y apellido').fill('caballo verde feliz')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+c')
    const password = page.getByLabel('Contraseña', { exact: true })
    await password.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(password).toHaveValue('caballo verde feliz')
    await expect(page.getByText('Excelente.')).toBeVisible()
    await password.fill('corta')
    await expect(page.getByText('Te faltan 5 caracteres.')).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await expect(page.getByText('Las mayúsculas están activadas.')).toBeVisible()
  })
})

test.describe('sign in', () => {
  test('a wrong password is told on the page; the right one enters', async ({ page, request }) => {
    const { user, password } = await registerAccount(request, { intent: 'SEEKER' })
    await page.goto('/login')
    await fillLogin(page, user.email, 'otra-cosa-distinta')
    const summary = page.getByRole('alert').filter({ hasText: 'El correo o la contraseña no coinciden.' })
    await expect(summary).toBeFocused()
    await expect(page).toHaveURL('/login')
    expect(await storedSession(page)).not.toContain('"token":"')
    await fillLogin(page, user.email, password)
    await expect(page).toHaveURL('/app')
    await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible()
  })

  test('too many tries are told with the time to wait', async ({ page, request }) => {
    const { user, password } = await registerAccount(request)
    for (let count = 0; count < 10; count += 1) {
      await request.post('/api/v1/auth/login', { data: { email: user.email, password: 'otra-cosa-distinta' } })
    }
    await page.goto('/login')
    await fillLogin(page, user.email, password)
    await expect(page.getByRole('alert')).toContainText(
      /Hiciste varios intentos seguidos\. Prueba de nuevo en \d+ minutos\./,
    )
  })

  test('an open session is mentioned and leads on', async ({ page, request }) => {
    const account = await registerAccount(request, { intent: 'SEEKER' })
    await signIn(page, account)
    await page.goto('/login')
    await expect(page.getByText(`Estás dentro como ${account.user.email}.`)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ir a mi espacio' }).click()
    await expect(page).toHaveURL('/app')
  })

  test('goes on to the wanted page', async ({ page, request }) => {
    const { user, password } = await registerAccount(request, { intent: 'SEEKER' })
    await page.goto('/app/settings?tab=cuenta')
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await fillLogin(page, user.email, password)
    await expect(page).toHaveURL('/app/settings?tab=cuenta')
  })

  test('never goes on to another place', async ({ page, request }) => {
    const { user, password } = await registerAccount(request, { intent: 'SEEKER' })
    // What counts as another place is told by the test of the paths, with seventy more.
    const hostile = ['https://evil.example', '/\\evil.example', '/app/%2e%2e/api/v1/users/me', '/logout']
    for (const next of soak([randomFor('another place').oneOf(hostile)], hostile)) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await fillLogin(page, user.email, password)
      await expect(page, next).toHaveURL('/app')
      await page.evaluate(() => localStorage.clear())
    }
  })
})

test.describe('a forgotten password', () => {
  test('is replaced by a link that works once and ends every session', async ({ page, browser, request }) => {
    const account = await registerAccount(request, { intent: 'SEEKER' })
    const elsewhere = await browser.newPage()
    await signIn(elsewhere, account)

    await page.goto('/login')
    await page.getByLabel('Correo').fill(account.user.email)
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    await expect(page.getByLabel('Correo')).toHaveValue(account.user.email)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText(FORGOT_ANSWER)).toBeVisible()

    const link = linkIn(await lastMailTo(request, account.user.email, /Elige una contraseña nueva/))
    await page.goto(link)
    await expect(page).toHaveURL('/reset-password')
    await page.getByLabel('Contraseña nueva').fill('corta')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByRole('alert')).toContainText('Usa al menos 10 caracteres y evita contraseñas comunes.')
    await page.getByLabel('Contraseña nueva').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Tu contraseña cambió. Inicia sesión con la nueva.')).toBeVisible()

    await elsewhere.goto('/app')
    await expect(elsewhere).toHaveURL('/login')
    await expect(elsewhere.getByRole('main')).toContainText('Tu sesión ha expirado. Por favor, inicia sesión de nuevo.')
    await elsewhere.close()

    await fillLogin(page, account.user.email, account.password)
    await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no coinciden.')
    await fillLogin(page, account.user.email, NEW_PASSWORD)
    await expect(page).toHaveURL('/app')

    await page.goto(link)
    await page.getByLabel('Contraseña nueva').fill(PASSWORD)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Este enlace venció. Te enviamos uno nuevo cuando quieras.')).toBeVisible()
    await page.getByRole('link', { name: 'Enviar un enlace nuevo' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('an unknown address gets the same answer', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Correo').fill(newAddress())
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText(FORGOT_ANSWER)).toBeVisible()
  })

  test('without a whole link, a new one is offered', async ({ page }) => {
    for (const address of ['/reset-password', '/reset-password?token=cortado']) {
      await page.goto(address)
      await expect(page.getByText('Este enlace no está completo.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Enviar un enlace nuevo' })).toBeVisible()
    }
  })
})
