import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { type Account, expect, lastMailTo, linkIn, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

async function open(page: Page, request: APIRequestContext): Promise<Account> {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto('/app/settings?tab=privacidad')
  await expect(page.getByRole('heading', { name: 'Eliminar mi cuenta' })).toBeVisible()
  return account
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const asked = (request: APIRequestContext, { token }: Account, path: string) =>
  request.get(path, { headers: { authorization: `Bearer ${token}` } })

test('a person downloads all that is held of them', async ({ page, request }) => {
  const account = await open(page, request)
  const cv = { title: 'CV de la prueba', target_role: 'Analista' }
  const made = await request.post('/api/v1/cvs', { data: cv, headers: { authorization: `Bearer ${account.token}` } })
  expect(made.status()).toBe(201)
  const copy = card(page, 'Descargar mis datos')
  await copy.getByRole('button', { name: 'Pedir una copia' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tu contraseña').fill('no-es-mi-contraseña')
  await dialog.getByRole('button', { name: 'Pedir mi copia' }).click()
  await expect(dialog.getByText('La contraseña no coincide.').first()).toBeVisible()
  await dialog.getByLabel('Tu contraseña').fill(account.password)
  await dialog.getByRole('button', { name: 'Pedir mi copia' }).click()
  await expect(copy.getByText(/Tu copia está lista/)).toBeVisible({ timeout: 60_000 })

  const downloading = page.waitForEvent('download')
  await copy.getByRole('button', { name: 'Descargar ZIP' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^skillo-mis-datos-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  const [me] = JSON.parse(strFromU8(files['datos/users.json'] ?? new Uint8Array()))
  expect(me).toMatchObject({ id: account.user.id, email: account.user.email })
  expect(me).not.toHaveProperty('password_hash')
  const drawn = Object.entries(files).filter(([name]) => name.startsWith('cv/'))
  expect(drawn.map(([, bytes]) => strFromU8(bytes.subarray(0, 5)))).toEqual(['%PDF-'])
  await lastMailTo(request, account.user.email, /copia de tus datos está lista/)
  await expectGoodPage(page)
})

test('a person asks to be deleted, is signed out, and comes back by signing in', async ({ page, request }) => {
  const account = await open(page, request)
  await card(page, 'Eliminar mi cuenta').getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tu contraseña').fill('no-es-esta-clave')
  await dialog.getByRole('button', { name: 'Eliminar en 7 días' }).click()
  await expect(dialog.getByText(/no coincide/)).toHaveText(['La contraseña no coincide.'])
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByLabel('Tu contraseña')).toBeFocused()
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAccessibleDescription('La contraseña no coincide.')
  await dialog.getByLabel('Tu contraseña').fill(account.password)
  await dialog.getByRole('button', { name: 'Eliminar en 7 días' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(/Tu cuenta se eliminará el/)).toBeVisible()
  expect((await asked(request, account, '/api/v1/users/me')).status()).toBe(401)
  await page.getByLabel('Correo').fill(account.user.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Conservas tu cuenta: cancelamos su eliminación.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/app/)
  await lastMailTo(request, account.user.email, /Conservas tu cuenta/)
})

test('the link of the mail keeps the account without a password', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const headers = { authorization: `Bearer ${account.token}` }
  const sent = await request.delete('/api/v1/users/me', { headers, data: { password: account.password } })
  expect(sent.status()).toBe(202)
  await page.goto(linkIn(await lastMailTo(request, account.user.email, /action=keep/)))
  await expect(page.getByRole('heading', { name: '¿Quieres conservar tu cuenta?' })).toBeVisible()
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Conservas tu cuenta' })).toBeVisible()
  const credentials = { email: account.user.email, password: account.password }
  const again = await request.post('/api/v1/auth/login', { data: credentials })
  expect((await again.json()).is_account_kept).toBe(false)
})

test('an owner is led to the company that needs another one first', async ({ page, request }) => {
  const account = await open(page, request)
  const company = await request.post('/api/v1/companies', {
    data: { name: 'Talleres Ñandú', website: `https://talleres-${account.user.id}.example` },
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(company.status()).toBe(201)
  const { id } = await company.json()
  await card(page, 'Eliminar mi cuenta').getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tu contraseña').fill(account.password)
  await dialog.getByRole('button', { name: 'Eliminar en 7 días' }).click()
  await dialog.getByRole('link', { name: 'Ajustes de Talleres Ñandú' }).click()
  await expect(page).toHaveURL(`/app/my-companies/${id}?tab=ajustes`)
})
