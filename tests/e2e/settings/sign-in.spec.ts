import type { APIRequestContext, Page } from '@playwright/test'
import { aCompany, aMember } from '#tests/support/browser/company-walk.ts'
import {
  type Account,
  expect,
  lastMailTo,
  PASSWORD,
  registerAccount,
  signIn,
  test,
} from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { codeAt } from '#tests/support/sign-in-steps/authenticator-code.ts'

const SETTINGS = '/app/settings?tab=cuenta'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function openSettings(page: Page, request: APIRequestContext, account?: Account): Promise<Account> {
  const person = account ?? (await registerAccount(request, { intent: 'SEEKER' }))
  await signIn(page, person)
  await page.goto(SETTINGS)
  await expect(card(page, 'Llaves de acceso')).toBeVisible()
  return person
}

async function typePassword(page: Page, { user }: Account): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByLabel('Correo', { exact: true }).fill(user.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
}

/** Activates the codes of an app and answers with its key and the recovery codes. */
async function activateApp(page: Page) {
  await card(page, 'Verificación en dos pasos').getByRole('button', { name: 'Activar códigos' }).click()
  await dialog(page, 'Activar códigos').getByLabel('Tu contraseña').fill(PASSWORD)
  await dialog(page, 'Activar códigos').getByRole('button', { name: 'Continuar' }).click()
  const setup = dialog(page, 'Añade Skillo a tu aplicación')
  await expect(setup.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible()
  await expectGoodPage(page)
  const secret = (await setup.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '')
  await setup.getByLabel('Código de 6 números').fill(codeAt(secret, new Date()))
  await setup.getByRole('button', { name: 'Activar' }).click()
  const shown = dialog(page, 'Guarda tus códigos de recuperación')
  await expect(shown.getByRole('listitem')).toHaveCount(10)
  const codes = await shown.getByRole('listitem').allInnerTexts()
  await expectGoodPage(page)
  await shown.getByRole('button', { name: 'Ya los guardé' }).click()
  return { secret, codes }
}

/** A device with a finger that is always there. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return { refuse: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }) }
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  const adding = dialog(page, 'Añadir una llave de acceso')
  await adding.getByLabel('Nombre').fill(name)
  await adding.getByLabel('Tu contraseña').fill(PASSWORD)
  await adding.getByRole('button', { name: 'Crear la llave' }).click()
}

test('codes of an app: on, asked for, replaced by a recovery code, off', async ({ page, request }) => {
  const account = await openSettings(page, request)
  await expectGoodPage(page)
  const { secret, codes } = await activateApp(page)
  await expect(card(page, 'Verificación en dos pasos').getByText('Te quedan 10 códigos sin usar.')).toBeVisible()
  await lastMailTo(request, account.user.email, /Activaste los códigos/)

  await typePassword(page, account)
  await expectGoodPage(page)
  await page.getByLabel('Código de 6 números').fill('12345')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('El código tiene 6 números.').first()).toBeVisible()
  // The half minute of the activation is used up; the next one is right already.
  await page.getByLabel('Código de 6 números').fill(codeAt(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/app$/)
  await page.goto(SETTINGS)
  await expect(card(page, 'Sesiones activas').getByText(/con contraseña y código$/)).toBeVisible()

  await typePassword(page, account)
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await expectGoodPage(page)
  await page.getByLabel('Código de recuperación').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/app$/)
  await lastMailTo(request, account.user.email, /Te quedan 9 códigos\./)

  await page.goto(SETTINGS)
  await card(page, 'Verificación en dos pasos').getByRole('button', { name: 'Desactivar los códigos' }).click()
  const asked = dialog(page, 'Vas a desactivar los códigos')
  await asked.getByLabel('Tu contraseña').fill('no-es-mi-contraseña')
  await asked.getByRole('button', { name: 'Desactivar los códigos' }).click()
  await expect(asked.getByText('La contraseña actual no coincide.')).toBeVisible()
  await asked.getByLabel('Tu contraseña').fill(PASSWORD)
  await asked.getByRole('button', { name: 'Desactivar los códigos' }).click()
  await expect(card(page, 'Verificación en dos pasos').getByText('Sin activar')).toBeVisible()
})

test('a passkey: added, named, used without and after the password, removed', async ({ page, request }) => {
  const account = await openSettings(page, request)
  const device = await withAuthenticator(page)
  await addPasskey(page, 'Mi portátil')
  await dialog(page, 'Guarda tus códigos de recuperación').getByRole('button', { name: 'Ya los guardé' }).click()
  const keys = card(page, 'Llaves de acceso')
  await expect(keys.getByText(/sin usar todavía/)).toBeVisible()
  await expectGoodPage(page)
  await lastMailTo(request, account.user.email, /Añadiste una llave de acceso/)
  // The device knows that it holds one already.
  await addPasskey(page, 'Otra vez')
  await expect(dialog(page, 'Añadir una llave de acceso').getByText(/ya guarda una llave/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await keys.getByRole('button', { name: 'Opciones de Mi portátil' }).click()
  await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click()
  await dialog(page, /Cambiar el nombre/)
    .getByLabel('Nombre')
    .fill('Portátil de casa')
  await dialog(page, /Cambiar el nombre/)
    .getByRole('button', { name: 'Guardar nombre' })
    .click()
  await expect(keys.getByText('Portátil de casa')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  await expect(page).toHaveURL(/\/app$/)
  await page.goto(SETTINGS)
  await expect(card(page, 'Sesiones activas').getByText(/con llave de acceso$/)).toBeVisible()
  await expect(keys.getByText(/usada hace/)).toBeVisible()

  await typePassword(page, account)
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
  await expect(page).toHaveURL(/\/app$/)
  await device.refuse()
  await typePassword(page, account)
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
  await expect(page.getByText(/No se completó la llave de acceso/)).toBeVisible()

  await signIn(page, account)
  await page.goto(SETTINGS)
  await keys.getByRole('button', { name: 'Opciones de Portátil de casa' }).click()
  await page.getByRole('menuitem', { name: 'Quitar la llave' }).click()
  await dialog(page, /Vas a quitar/)
    .getByLabel('Tu contraseña')
    .fill(PASSWORD)
  await dialog(page, /Vas a quitar/)
    .getByRole('button', { name: 'Quitar la llave' })
    .click()
  await expect(keys.getByText('Aún no tienes ninguna.')).toBeVisible()
})

test('a company asks its team for a second factor', async ({ page, request }) => {
  const owner = await registerAccount(request, { full_name: 'Olga Titular', intent: 'RECRUITER' })
  const company = await aCompany(request, owner)
  const member = await aMember(request, owner, company, 'RECRUITER', 'Rosa Equipo')
  const settings = `/app/my-companies/${company.id}?tab=ajustes`
  await signIn(page, owner)
  await page.goto(settings)
  const security = card(page, 'Seguridad del equipo')
  await expect(security.getByText(/actívalo antes tú/)).toBeVisible()
  await security.getByRole('link', { name: 'tus ajustes' }).click()
  await activateApp(page)
  await page.goto(settings)
  await expect(security.getByText(/1 persona del equipo no lo tiene/)).toBeVisible()
  await security.getByRole('switch', { name: 'Exigir segundo factor al equipo' }).click()
  await security.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(security.getByText('Cambios guardados.')).toBeVisible()
  await expectGoodPage(page)
  await page.goto(`/app/my-companies/${company.id}?tab=equipo`)
  const people = page.getByRole('list', { name: 'Personas' })
  await expect(
    people.getByRole('listitem').filter({ hasText: 'Rosa Equipo' }).getByText('Sin segundo factor'),
  ).toBeVisible()
  await expect(people.getByText('Con segundo factor')).toHaveCount(1)

  await signIn(page, member)
  await page.goto('/app/my-companies')
  await expect(page.getByText('Pide segundo factor')).toBeVisible()
  await page.getByRole('link', { name: company.name }).click()
  const asked = page.getByRole('heading', { name: 'Esta empresa pide un segundo factor' })
  await expect(asked).toBeVisible()
  await expectGoodPage(page)
  await page.goto(`/app/my-companies/${company.id}/vacancies/new`)
  await expect(asked).toBeVisible()
  await page.getByRole('link', { name: 'Activar mi segundo factor' }).click()
  await activateApp(page)
  await page.goto(`/app/my-companies/${company.id}`)
  await expect(page.getByRole('heading', { name: company.name })).toBeVisible()
})
