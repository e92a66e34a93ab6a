import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { GivenRole, Role } from '#shared/companies/team-policy.ts'
import { roleLabels } from '#shared/words/companies.ts'
import { aCompany, aMember, aWebsite, send } from '#tests/support/browser/company-walk.ts'
import { type Account, expect, lastMailTo, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { drawnLooks, expectGoodPage } from '#tests/support/browser/good-page.ts'
import { walkTo } from '#tests/support/browser/walk-to.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an owner creates a company, completes its profile and verifies its domain', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'RECRUITER' }))
  const website = aWebsite()
  const domain = new URL(website).hostname
  await page.goto('/app/my-companies')
  await page.getByRole('button', { name: 'Crear empresa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crear empresa' })
  await expect(page).toHaveURL('/app/my-companies?panel=crear')
  await dialog.getByLabel('Nombre de la empresa').fill('Molinos del Sur')
  await dialog.getByLabel('Página web').fill('molinos')
  await dialog.getByRole('button', { name: 'Crear empresa' }).click()
  await expect(dialog.getByText('Revisa el sitio web, por ejemplo https://tuempresa.com.').first()).toBeVisible()
  await dialog.getByLabel('Página web').fill(domain)
  await dialog.getByRole('button', { name: 'Crear empresa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Molinos del Sur' })).toBeVisible()
  await expect(page).toHaveTitle('Resumen · Molinos del Sur · Skillo')
  await expect(page.getByText('0 de 5 pasos')).toBeVisible()
  await expect(page.getByText(`Verifica ${domain} para publicar más de una vacante a la vez.`)).toBeVisible()

  await page.getByRole('link', { name: 'Describe la empresa con al menos 100 caracteres.' }).click()
  const profile = region(page, 'Perfil')
  await expect(profile.getByLabel('Descripción')).toBeFocused()
  await profile
    .getByLabel('Descripción')
    .fill('Hacemos harina desde hace cuarenta años con trigo de la comarca. '.repeat(2))
  await profile.getByLabel('Sector').selectOption('food')
  await profile.getByLabel('Tamaño').selectOption('51-200')
  await profile.getByLabel('Año de fundación').fill('1987')
  await profile.getByLabel('Ciudad de la sede').fill('Sevilla')
  await profile.getByLabel('Países donde trabaja').fill('españa')
  await page.keyboard.press('Enter')
  await profile.getByLabel('Beneficios').fill('Pan del día')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Añadir enlace' }).click()
  await profile.getByLabel('Dirección del enlace 1').fill('https://www.linkedin.com/company/molinos')
  await page.getByRole('tab', { name: 'Equipo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click()
  await profile.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(profile.getByText('Cambios guardados.')).toBeVisible()
  await expect(page.getByText('La empresa tiene todo lo necesario para publicar vacantes.')).toBeVisible()

  await region(page, 'Imágenes').getByRole('button', { name: 'Subir logo' }).click()
  const cropper = page.getByRole('dialog', { name: 'Logo de la empresa' })
  const square = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#0f766e' } })
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await square(100).png().toBuffer() }
  await cropper.locator('input[type=file]').setInputFiles(file)
  await expect(cropper.getByText('El logo debe medir al menos 128 × 128 px.')).toBeVisible()
  await cropper.locator('input[type=file]').setInputFiles({ ...file, buffer: await square(400).png().toBuffer() })
  await cropper.getByRole('button', { name: 'Guardar imagen' }).click()
  await expect(region(page, 'Imágenes').getByRole('button', { name: 'Cambiar logo' })).toBeVisible()

  const proof = region(page, 'Verificación del dominio')
  await proof.getByLabel('Correo de la empresa').fill('alguien@otra-empresa.example')
  await proof.getByRole('button', { name: 'Enviar código' }).click()
  await expect(proof.getByText(`Usa un correo que termine en @${domain}.`).first()).toBeVisible()
  await proof.getByLabel('Correo de la empresa').fill(`rrhh@${domain}`)
  await proof.getByRole('button', { name: 'Enviar código' }).click()
  await expect(proof.getByRole('button', { name: /^Puedes pedir otro en \d+ s$/ })).toBeVisible()
  const code = /\b\d{6}\b/.exec((await lastMailTo(request, `rrhh@${domain}`)).text)?.[0] ?? ''
  await proof.getByLabel('Código de 6 números').fill(code === '000000' ? '111111' : '000000')
  await proof.getByRole('button', { name: 'Verificar dominio' }).click()
  await expect(proof.getByText('El código no coincide. Te quedan 4 intentos.').first()).toBeVisible()
  await proof.getByLabel('Código de 6 números').fill(code)
  await proof.getByRole('button', { name: 'Verificar dominio' }).click()
  await expect(proof.getByText('Verificada')).toBeVisible()

  await page.reload()
  await expect(profile.getByLabel('Año de fundación')).toHaveValue('1987')
  await page.getByRole('button', { name: 'Perfil público' }).click()
  const preview = page.getByRole('dialog', { name: 'Perfil público' })
  for (const text of ['Alimentación y bebidas', 'Sevilla · España', '1987', 'Pan del día', 'Verificada']) {
    await expect(preview.getByText(text, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Resumen' }).click()
  await expect(region(page, 'Actividad').getByText(/verificó el dominio/)).toBeVisible()
})

test('two people who edit at once lose nothing that they typed', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER' })
  const company = await aCompany(request, owner)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=ajustes`)
  const profile = region(page, 'Perfil')
  const change = (revision: number, part: object) =>
    send(request, owner, 'PUT', `companies/${company.id}`, { revision, ...part })

  await profile.getByLabel('Ciudad de la sede').fill('Cádiz')
  await change(1, { description: 'Otra persona escribió esto.' })
  await profile.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(profile.getByText('Cambios guardados.')).toBeVisible()
  await expect(profile.getByLabel('Descripción')).toHaveValue('Otra persona escribió esto.')

  await profile.getByLabel('Ciudad de la sede').fill('Huelva')
  await change(3, { hq_city: 'Jerez' })
  await profile.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(profile.getByText('Alguien más cambió lo mismo que tú')).toBeVisible()
  await expect(profile.getByText('Jerez')).toBeVisible()
  await expect(profile.getByLabel('Ciudad de la sede')).toHaveValue('Huelva')
  await profile.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(profile.getByText('Cambios guardados.')).toBeVisible()
  expect(await send(request, owner, 'GET', `companies/${company.id}`)).toMatchObject({
    hq_city: 'Huelva',
    description: 'Otra persona escribió esto.',
    revision: 5,
  })
})

test('a domain that is taken leads to its team, and the team lets the person in', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  const newcomer = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Marta Solís' })
  await signIn(page, newcomer)
  await page.goto('/app/my-companies?panel=crear')
  const dialog = page.getByRole('dialog', { name: 'Crear empresa' })
  await dialog.getByLabel('Página web').fill(company.website)
  await dialog.getByLabel('Nombre de la empresa').fill('Molinos, otra vez')
  await expect(dialog.getByText('Ya hay una empresa con ese dominio. Pide acceso a su equipo.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Crear de todos modos' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Pedir acceso' }).click()
  await expect(dialog.getByText('Pedimos acceso por ti.')).toBeVisible()

  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}`)
  await page.getByRole('link', { name: '1 persona pide acceso al equipo.' }).click()
  const requests = region(page, 'Piden acceso')
  await requests.getByLabel('Rol para Marta Solís').selectOption('RECRUITER')
  await requests.getByRole('button', { name: 'Invitar a Marta Solís' }).click()
  await expect(requests).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Invitaciones', exact: true }).getByRole('listitem')
  await expect(rows.filter({ hasText: newcomer.user.email })).toContainText('Pendiente')
})

const sees: Record<Role, { tabs: string[]; may: string[] }> = {
  OWNER: {
    tabs: [
      'Resumen',
      'Vacantes',
      'Candidaturas',
      'Informes',
      'Equipo',
      'Plantillas',
      'Talento',
      'Plan y facturación',
      'Integraciones',
      'Ajustes',
    ],
    may: ['vacancy', 'invite', 'manage', 'activity', 'archive'],
  },
  ADMIN: {
    tabs: [
      'Resumen',
      'Vacantes',
      'Candidaturas',
      'Informes',
      'Equipo',
      'Plantillas',
      'Talento',
      'Plan y facturación',
      'Integraciones',
      'Ajustes',
    ],
    may: ['vacancy', 'invite', 'manage', 'activity', 'leave'],
  },
  RECRUITER: {
    tabs: ['Resumen', 'Vacantes', 'Candidaturas', 'Informes', 'Equipo', 'Plantillas', 'Talento'],
    may: ['vacancy', 'invite', 'leave'],
  },
  HIRING_MANAGER: { tabs: ['Resumen', 'Vacantes', 'Candidaturas', 'Informes', 'Equipo'], may: ['vacancy', 'leave'] },
  INTERVIEWER: { tabs: ['Resumen', 'Vacantes', 'Candidaturas', 'Equipo'], may: ['leave'] },
  BILLING: { tabs: ['Resumen', 'Equipo', 'Plan y facturación'], may: ['leave'] },
}

/** What each role finds in the company, and what is not there for it. */
async function walk(page: Page, role: Role, id: string): Promise<void> {
  const { tabs, may } = sees[role]
  const shown = (locator: ReturnType<Page['getByRole']>, what: string) =>
    may.includes(what) ? expect(locator).toBeVisible() : expect(locator).toHaveCount(0)
  await page.goto(`/app/my-companies/${id}`)
  await expect(page.getByRole('banner').or(page.locator('main')).getByText(roleLabels[role]).first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(tabs)
  await expect(region(page, 'En cifras').getByText('6', { exact: true })).toBeVisible()
  await shown(page.getByRole('main').getByRole('link', { name: 'Crear vacante' }).first(), 'vacancy')
  await shown(region(page, 'Actividad'), 'activity')

  for (const tab of tabs.slice(1)) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expect(page.getByRole('tabpanel').locator('h2, p').first()).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Equipo', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Personas' }).getByRole('listitem')).toHaveCount(6)
  await shown(page.getByRole('button', { name: 'Invitar personas' }), 'invite')
  await shown(region(page, 'Invitaciones'), 'invite')
  const menus = page.getByRole('button', { name: /^Opciones de / })
  await expect(menus).toHaveCount(may.includes('manage') ? (role === 'OWNER' ? 5 : 4) : 0)
  await shown(page.getByRole('button', { name: 'Dejar el equipo' }), 'leave')
  // A tab of another role in the address shows the summary.
  await page.goto(`/app/my-companies/${id}?tab=ajustes`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(tabs.includes('Ajustes') ? 'Ajustes' : 'Resumen')
  await shown(region(page, 'Archivar empresa'), 'archive')
}

test('each role walks through the company and finds what it may use', async ({ page, request }) => {
  test.setTimeout(240_000)
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  const people: [Role, Account][] = [['OWNER', owner]]
  for (const role of ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'] satisfies GivenRole[]) {
    people.push([role, await aMember(request, owner, company, role, `Persona ${roleLabels[role]}`)])
  }
  const walkers = soak(randomFor('roles of a company').some(people, 3), people)
  for (const [role, account] of walkers) {
    await test.step(role, async () => {
      await signIn(page, account)
      await walk(page, role, company.id)
    })
  }
})

test('ownership is offered, accepted and then used to archive and bring back', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  const receiver = await aMember(request, owner, company, 'INTERVIEWER', 'Inés Bravo')
  const settings = `/app/my-companies/${company.id}?tab=ajustes`
  await signIn(page, owner)
  await page.goto(settings)
  const ownership = region(page, 'Titularidad')
  const propose = async (password: string) => {
    await ownership.getByLabel('Nueva persona titular').selectOption({ label: 'Inés Bravo · Entrevistas' })
    await ownership.getByLabel('Tu contraseña').fill(password)
    await ownership.getByRole('button', { name: 'Proponer traspaso' }).click()
  }
  await propose('no-es-la-mia')
  await expect(ownership.getByText('La contraseña actual no coincide.').first()).toBeVisible()
  await propose(owner.password)
  await expect(ownership.getByText('Esperamos la respuesta de Inés Bravo')).toBeVisible()
  await ownership.getByRole('button', { name: 'Cancelar el traspaso' }).click()
  await propose(owner.password)
  await expect(ownership.getByText('Esperamos la respuesta de Inés Bravo')).toBeVisible()

  await signIn(page, receiver)
  await page.goto('/app/my-companies')
  await region(page, 'Esperan tu respuesta').getByRole('link').click()
  await expect(page).toHaveURL(settings)
  await expect(page.getByRole('tab', { name: 'Ajustes' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Aceptar la titularidad' }).click()
  await expect(page.getByRole('tab', { name: 'Ajustes' })).toHaveAttribute('aria-selected', 'true')
  await region(page, 'Archivar empresa').getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archivar empresa' }).click()
  await expect(page.getByText('Esta empresa está archivada')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Crear vacante' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Mis Empresas' }).last().click()
  await expect(page.getByRole('list', { name: 'Empresas archivadas' })).toContainText('Molinos del Sur')

  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}`)
  await expect(page.getByText('Solo quien es titular puede recuperarla.')).toBeVisible()
  await signIn(page, receiver)
  await page.goto(`/app/my-companies/${company.id}`)
  await page.getByRole('button', { name: 'Recuperar empresa' }).click()
  await expect(page.getByText('Esta empresa está archivada')).toHaveCount(0)
})

test('axe finds nothing in a company full of long words, and it reflows', async ({ page, request }) => {
  test.slow()
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: `Ana ${'Wenceslada'.repeat(9)}` })
  const company = await aCompany(request, owner, 'Electroencefalografistas'.repeat(4))
  await aMember(request, owner, company, 'HIRING_MANAGER', `Eva ${'Bartolomea'.repeat(10)}`)
  const emails = [`${'correo-largo-'.repeat(4)}@${'subdominio.'.repeat(6)}example`]
  await send(request, owner, 'POST', `companies/${company.id}/invitations`, { emails, role: 'BILLING' })
  await signIn(page, owner)
  const tabs = {
    resumen: 'Resumen',
    vacantes: 'Vacantes',
    equipo: 'Equipo',
    'equipo&panel=invitar': 'Equipo',
    talento: 'Talento',
    candidaturas: 'Candidaturas',
    informes: 'Informes',
    plan: 'Plan y facturación',
    ajustes: 'Ajustes',
  }
  await page.goto('/app')
  const list = ['/app/my-companies', '/app/my-companies?panel=crear'].map((path) => [path, 'Mis Empresas'] as const)
  const ofCompany = Object.entries(tabs).map(
    ([tab, label]) => [`/app/my-companies/${company.id}?tab=${tab}`, `${label} · ${company.name}`] as const,
  )
  const places = [...list, ...ofCompany]
  const looksOf = drawnLooks(places, 4)
  await page.setViewportSize({ width: 320, height: 844 })
  for (const place of places) {
    const [path, title] = place
    await walkTo(page, path, `${title} · Skillo`)
    await expect(path.includes('panel=') ? page.getByRole('dialog') : page.locator('h1')).toBeVisible()
    await expectGoodPage(page, looksOf(place))
  }
})
