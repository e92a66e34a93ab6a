import type { APIRequestContext, Page } from '@playwright/test'
import {
  type Account,
  confirmAddress,
  expect,
  lastMailTo,
  lastSmsTo,
  linkIn,
  registerAccount,
  signIn,
  test,
} from '#tests/support/browser/e2e.ts'

async function open(page: Page, request: APIRequestContext, tab: string): Promise<Account> {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto(`/app/settings?tab=${tab}`)
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
  return account
}

function card(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('the address changes only after the new one is confirmed, and the old one is told', async ({ page, request }) => {
  const account = await open(page, request, 'cuenta')
  await confirmAddress(request, account)
  const wanted = `nueva-${account.user.id}@correo.example`
  const email = card(page, 'Correo')
  await email.getByLabel('Correo nuevo').fill(wanted)
  await email.getByLabel('Contraseña actual').fill('no-es-mi-contraseña')
  await email.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(email.getByText('La contraseña actual no coincide.').first()).toBeVisible()
  await expect(page).toHaveURL('/app/settings?tab=cuenta')

  await email.getByLabel('Contraseña actual').fill(account.password)
  await email.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(email.getByText('Falta confirmar tu correo nuevo')).toBeVisible()
  await lastMailTo(request, account.user.email, /No fui yo/i)
  await email.getByRole('button', { name: 'Reenviar el correo' }).click()
  await expect(email.getByText(/Te enviamos un correo a n•+/)).toBeVisible()
  await expect(email.getByRole('button', { name: /Puedes pedir otro en \d+ s/ })).toBeVisible()

  await page.goto(linkIn(await lastMailTo(request, wanted, /\?token=/)))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { name: '¡Listo! Tu correo está confirmado' })).toBeVisible()
  await page.goto('/app/settings?tab=cuenta')
  await expect(email.getByText(wanted)).toBeVisible()
  await expect(email.getByText('Confirmado', { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary').getByText(wanted)).toBeVisible()
})

test('a change of address can be cancelled', async ({ page, request }) => {
  const account = await open(page, request, 'cuenta')
  const email = card(page, 'Correo')
  await email.getByLabel('Correo nuevo').fill(`otra-${account.user.id}@correo.example`)
  await email.getByLabel('Contraseña actual').fill(account.password)
  await email.getByRole('button', { name: 'Cambiar correo' }).click()
  await email.getByRole('button', { name: 'Cancelar el cambio' }).click()
  await expect(email.getByLabel('Correo nuevo')).toHaveValue('')
  await expect(email.getByText('Falta confirmar tu correo nuevo')).toHaveCount(0)
})

test('a new password ends the other sessions, a wrong one ends nothing', async ({ page, request }) => {
  const account = await open(page, request, 'cuenta')
  const credentials = { email: account.user.email, password: account.password }
  const other = await (await request.post('/api/v1/auth/login', { data: credentials })).json()
  const password = card(page, 'Contraseña')
  await password.getByLabel('Contraseña actual').fill('otra-cosa-distinta')
  await password.getByLabel('Contraseña nueva').fill('viento-en-la-ventana')
  await expect(password.getByText('Excelente.')).toBeVisible()
  await password.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(password.getByRole('alert').filter({ hasText: 'La contraseña actual no coincide.' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible()

  await password.getByLabel('Contraseña actual').fill(account.password)
  await password.getByLabel('Contraseña nueva').fill('viento-en-la-ventana')
  await password.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(password.getByText('Tu contraseña cambió. Cerramos tus otras sesiones.')).toBeVisible()
  await expect(password.getByLabel('Contraseña nueva')).toHaveValue('')
  const headers = { authorization: `Bearer ${other.token}` }
  expect((await request.get('/api/v1/users/me', { headers })).status()).toBe(401)
  await lastMailTo(request, account.user.email, /contraseña/i)
})

test('other sessions are shown and ended', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const data = { email: account.user.email, password: account.password }
  const tokens: string[] = []
  for (let devices = 0; devices < 3; devices++) {
    tokens.push((await (await request.post('/api/v1/auth/login', { data })).json()).token)
  }
  await signIn(page, account)
  await page.goto('/app/settings?tab=cuenta')
  const sessions = card(page, 'Sesiones activas')
  await expect(sessions.getByRole('listitem')).toHaveCount(4)
  await expect(sessions.getByText('Este dispositivo')).toHaveCount(1)
  await sessions
    .getByRole('button', { name: /^Cerrar sesión en/ })
    .first()
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByText('Sesión cerrada en ese dispositivo.')).toBeVisible()
  await sessions.getByRole('button', { name: 'Cerrar las demás sesiones' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  for (const token of tokens) {
    const answer = await request.get('/api/v1/users/me', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status()).toBe(401)
  }
  await page.reload()
  await expect(sessions.getByText('Este dispositivo')).toBeVisible()
})

test('the email is confirmed from the verifications', async ({ page, request }) => {
  const account = await open(page, request, 'verificaciones')
  const email = card(page, 'Correo')
  await expect(email.getByText('Sin confirmar')).toBeVisible()
  await email.getByRole('button', { name: 'Reenviar el correo' }).click()
  await expect(email.getByText(/Te enviamos un correo a p•+/)).toBeVisible()
  await expect(email.getByRole('button', { name: /Puedes pedir otro en/ })).toBeVisible()
  await page.goto(linkIn(await lastMailTo(request, account.user.email, /\?token=/)))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByRole('heading', { name: '¡Listo! Tu correo está confirmado' })).toBeVisible()
  await page.goto('/app/settings?tab=verificaciones')
  await expect(email.getByText('Confirmado', { exact: true })).toBeVisible()
})

test('a phone is saved, confirmed with its code and taken away', async ({ page, request }) => {
  const account = await open(page, request, 'verificaciones')
  const digits = String(Date.now()).slice(-7)
  const phone = card(page, 'Teléfono')
  await phone.getByLabel('Número de teléfono').fill('612')
  await phone.getByRole('button', { name: 'Guardar número' }).click()
  await expect(
    phone.getByText('Escribe el número con su código de país, por ejemplo +34 655 12 34 56.').first(),
  ).toBeVisible()
  await phone.getByLabel('Número de teléfono').fill(`+34 61${digits.slice(0, 1)} ${digits.slice(1)}`)
  await phone.getByRole('button', { name: 'Guardar número' }).click()
  await expect(phone.getByText('Sin confirmar')).toBeVisible()
  await phone.getByRole('button', { name: 'Enviar código por SMS' }).click()
  await expect(phone.getByText(/Enviamos un código de 6 números/)).toBeVisible()
  await expect(phone.getByRole('button', { name: /Puedes pedir otro en \d+ s/ })).toBeVisible()

  const code = await lastSmsTo(request, `+3461${digits}`)
  const wrong = code === '000000' ? '111111' : '000000'
  await phone.getByLabel('Código de 6 números').fill('12')
  await phone.getByRole('button', { name: 'Confirmar teléfono' }).click()
  await expect(phone.getByText('El código tiene 6 números.').first()).toBeVisible()
  await phone.getByLabel('Código de 6 números').fill(wrong)
  await phone.getByRole('button', { name: 'Confirmar teléfono' }).click()
  await expect(phone.getByText('El código no coincide. Te quedan 4 intentos.').first()).toBeVisible()
  await phone.getByLabel('Código de 6 números').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await phone.getByRole('button', { name: 'Confirmar teléfono' }).click()
  await expect(phone.getByText('Confirmado', { exact: true })).toBeVisible()
  await page.reload()
  await expect(phone.getByText('Confirmado', { exact: true })).toBeVisible()

  await phone.getByRole('button', { name: 'Cambiar o quitar el número' }).click()
  await phone.getByLabel('Número de teléfono').fill('')
  await phone.getByLabel('Contraseña actual').fill('no-es-esta-clave')
  await phone.getByRole('button', { name: 'Guardar número' }).click()
  await expect(phone.getByText('La contraseña actual no coincide.').first()).toBeVisible()
  await phone.getByLabel('Contraseña actual').fill(account.password)
  await phone.getByRole('button', { name: 'Guardar número' }).click()
  await expect(phone.getByRole('button', { name: 'Cambiar o quitar el número' })).toHaveCount(0)
  await expect(phone.getByLabel('Número de teléfono')).toHaveValue('')
})

test('the device keeps the token and the smallest part of the person, nothing else', async ({ page, request }) => {
  const account = await open(page, request, 'verificaciones')
  const phone = card(page, 'Teléfono')
  await phone.getByLabel('Número de teléfono').fill('+34 699 123 456')
  await phone.getByRole('button', { name: 'Guardar número' }).click()
  await expect(phone.getByText('Sin confirmar')).toBeVisible()
  for (const tab of ['Perfil', 'Cuenta y seguridad', 'Preferencias de empleo', 'Privacidad', 'Notificaciones']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
  await page.reload()
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
  const { id, full_name, email } = account.user
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored).filter((key) => !['auth-storage', 'onboarding-storage', 'theme'].includes(key))).toEqual(
    [],
  )
  expect(JSON.parse(stored['auth-storage'] ?? 'null').state).toEqual({
    token: account.token,
    user: { id, full_name, email, intent: 'SEEKER' },
  })
  expect(Object.values(stored).join()).not.toMatch(/699 ?123/)
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/login')
  const left = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.values(left).join()).not.toContain(account.token)
  expect(Object.values(left).join()).not.toContain(email)
})
