import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'

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

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('tabpanel').getByText('Cambios guardados.')).toBeVisible()
}

test('the profile is saved and survives a reload', async ({ page, request }) => {
  await open(page, request, 'perfil')
  await page.getByLabel('Nombre y apellido').fill('Ana María Núñez')
  await page.getByLabel('Titular').fill('Ingeniera de datos')
  await page.getByLabel('Biografía').fill('Me gusta que los números se entiendan.')
  await page.getByLabel('País').selectOption('PE')
  await page.getByLabel('Ciudad').fill('Arequipa')
  await page.getByLabel('Zona horaria').selectOption('America/Lima')
  await page.getByRole('button', { name: 'Añadir enlace' }).click()
  await page.getByLabel('Dirección del enlace 1').fill('http://github.com/ana')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa los campos marcados.' })).toBeFocused()
  await expect(page.getByText('El enlace debe empezar por https://.').first()).toBeVisible()
  await page.getByLabel('Dirección del enlace 1').fill('https://github.com/ana')
  await save(page)
  await expect(page.getByRole('complementary').getByText('Ana María Núñez')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Titular')).toHaveValue('Ingeniera de datos')
  await expect(page.getByLabel('Biografía')).toHaveValue('Me gusta que los números se entiendan.')
  await expect(page.getByLabel('País')).toHaveValue('PE')
  await expect(page.getByLabel('Zona horaria')).toHaveValue('America/Lima')
  await expect(page.getByLabel('Dirección del enlace 1')).toHaveValue('https://github.com/ana')
  await page.getByRole('button', { name: 'Quitar enlace 1' }).click()
  await save(page)
  await page.reload()
  await expect(page.getByLabel('Titular')).toBeVisible()
  await expect(page.getByLabel('Dirección del enlace 1')).toHaveCount(0)
})

test('changes that were not saved are not lost by accident', async ({ page, request }) => {
  await open(page, request, 'perfil')
  await page.getByLabel('Titular').fill('A medias')
  await expect(page.getByText('Hay cambios sin guardar.')).toBeVisible()
  await page.getByRole('tab', { name: 'Privacidad' }).click()
  const question = page.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page).toHaveURL('/app/settings?tab=perfil')
  await expect(page.getByLabel('Titular')).toHaveValue('A medias')
  await page.getByRole('link', { name: 'Mi CV' }).click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/app/cv')
})

test('job preferences are saved whole and survive a reload', async ({ page, request }) => {
  const account = await open(page, request, 'preferencias')
  await page.getByRole('radio', { name: /Busco activamente/ }).check()
  await page.getByLabel('Puestos que te interesan').fill('Técnica de sonido')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Mucha experiencia' }).check()
  await page.getByRole('checkbox', { name: 'Híbrido' }).check()
  await page.getByRole('checkbox', { name: 'Freelance' }).check()
  await page.getByLabel('Importe').fill('mucho')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Escribe un importe mayor que cero.').first()).toBeVisible()
  await page.getByLabel('Importe').fill('2.400,50')
  await page.getByLabel('Moneda').selectOption('EUR')
  await page.getByLabel('Periodo').selectOption('ANIO')
  await page.getByLabel('Países donde quieres trabajar').fill('mexic')
  await page.getByRole('option', { name: 'México' }).click()
  await page.getByLabel('Países donde puedes trabajar legalmente').fill('Narnia')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No encontramos «Narnia». Elige un país de la lista.')).toBeVisible()
  await page.getByLabel('Países donde puedes trabajar legalmente').fill('españa')
  await page.keyboard.press('Enter')
  await page.getByLabel('¿Cuándo podrías empezar?').selectOption('15_DIAS')
  await page.getByRole('group', { name: '¿Cambiarías de ciudad?' }).getByRole('radio', { name: 'Sí' }).check()
  await page.getByRole('radio', { name: 'Toda mi región' }).check()
  await page.getByRole('checkbox', { name: 'Noche' }).check()
  await page.getByRole('checkbox', { name: 'Jornada parcial' }).check()
  await save(page)

  await page.reload()
  await expect(page.getByRole('radio', { name: /Busco activamente/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Quitar Técnica de sonido' })).toBeVisible()
  await expect(page.getByLabel('Importe')).toHaveValue('2400,5')
  await expect(page.getByRole('button', { name: 'Quitar España' })).toBeVisible()
  const headers = { authorization: `Bearer ${account.token}` }
  expect((await (await request.get('/api/v1/users/me', { headers })).json()).job_preferences).toEqual({
    roles: ['Técnica de sonido'],
    seniority: ['SENIOR'],
    modalities: ['HIBRIDO'],
    contract_types: ['FREELANCE'],
    working_days: ['PARCIAL'],
    shifts: ['NOCHE'],
    countries: ['MX'],
    commute: 'REGION',
    relocate: true,
    min_salary: { amount: 240_050, currency: 'EUR', period: 'ANIO' },
    availability: '15_DIAS',
    work_permits: ['ES'],
    search_status: 'ACTIVA',
    conditions_asked: true,
  })
})

test('who may see the person: an open question until it is answered, and companies that must not', async ({
  page,
  request,
}) => {
  await open(page, request, 'privacidad')
  await expect(page.getByText(/Aún no lo has decidido/)).toBeVisible()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Elige una de las opciones.').first()).toBeVisible()
  await page.getByRole('radio', { name: /Ocultar mi perfil/ }).check()
  await save(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: /Ocultar mi perfil/ })).toBeChecked()
  await expect(page.getByText(/Aún no lo has decidido/)).toHaveCount(0)

  const companies = card(page, 'Empresas que no deben verte')
  const listed = companies.getByRole('list', { name: 'Empresas que no deben verte' }).getByRole('listitem')
  for (const [name, domain] of [
    ['Molinos del Sur', 'molinos.example'],
    ['Talleres Rey', ''],
  ] as const) {
    await companies.getByLabel('Empresa', { exact: true }).fill(name)
    await companies.getByLabel('Dominio').fill(domain)
    await companies.getByRole('button', { name: 'Añadir empresa' }).click()
    await expect(companies.getByRole('button', { name: `Quitar ${name}` })).toBeVisible()
    await expect(companies.getByLabel('Empresa', { exact: true })).toBeFocused()
  }
  await companies.getByLabel('Empresa', { exact: true }).fill('molinos del sur')
  await companies.getByRole('button', { name: 'Añadir empresa' }).click()
  await expect(companies.getByText('Esa empresa ya está en tu lista.').first()).toBeVisible()
  await companies.getByLabel('Empresa', { exact: true }).fill('')
  await companies.getByRole('button', { name: 'Quitar Talleres Rey' }).click()
  await expect(listed).toHaveCount(1)
  await companies.getByRole('button', { name: 'Deshacer' }).click()
  await expect(listed).toHaveCount(2)
  await page.reload()
  await expect(companies.getByText('molinos.example')).toBeVisible()
  await expect(listed).toHaveCount(2)
})

test('notices are switched one by one, except those of security', async ({ page, request }) => {
  const account = await open(page, request, 'notificaciones')
  let saves = 0
  page.on('response', (one) => {
    if (one.request().method() === 'PUT' && one.url().endsWith('/api/v1/users/me')) saves += 1
  })
  await page.getByRole('switch', { name: 'Vacantes para ti, por correo' }).uncheck()
  await page.getByRole('switch', { name: 'Equipo, en la app' }).uncheck()
  await page.getByRole('switch', { name: /Recibir novedades por correo/ }).check()
  await expect.poll(() => saves).toBe(3)
  await expect(page.getByRole('tabpanel').getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Seguridad/ }).getByText('Siempre activos')).toBeVisible()
  await expect(page.getByRole('row', { name: /Seguridad/ }).getByRole('switch')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Vacantes para ti, por correo' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Vacantes para ti, en la app' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Equipo, en la app' })).not.toBeChecked()
  const headers = { authorization: `Bearer ${account.token}` }
  expect((await (await request.get('/api/v1/users/me', { headers })).json()).marketing_opt_in).toBe(true)
})

test('the theme is chosen for this device', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, request, 'apariencia')
  await expect(page.getByRole('radio', { name: /Sistema/ })).toBeChecked()
  await page.getByRole('radio', { name: /Oscuro/ }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('radio', { name: /Sistema/ }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the settings are walked by keyboard alone', async ({ page, request }) => {
  await open(page, request, 'perfil')
  await page.getByRole('tab', { name: 'Perfil' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Apariencia' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Sistema/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: /Oscuro/ })).toBeChecked()

  await page.getByRole('tab', { name: 'Apariencia' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/settings?tab=perfil')
  await page.getByLabel('Titular').focus()
  await page.keyboard.type('Solo con teclado')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel').getByText('Cambios guardados.')).toBeVisible()

  await page.getByRole('button', { name: 'Subir foto' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Tu foto' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Subir foto' })).toBeFocused()
})
