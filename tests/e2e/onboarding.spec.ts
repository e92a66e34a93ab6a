import type { APIRequestContext, Page } from '@playwright/test'
import { aWebsite } from '#tests/support/browser/company-walk.ts'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { openSection } from '#tests/support/browser/review-walk.ts'

async function ask(request: APIRequestContext, account: Account, path: string) {
  const answer = await request.get(`/api/v1/${path}`, { headers: { authorization: `Bearer ${account.token}` } })
  return answer.json()
}

async function draft(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('onboarding-storage') ?? 'null')?.state)
}

const EMPTY = {
  seeker: { mainRole: '', skills: [] },
  recruiter: { companyName: '', companyWebsite: '', newCompanyId: null },
}

async function pasteInto(page: Page, label: string, text: string) {
  await page.getByLabel(label).evaluate((box, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', value)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('a person who looks for work answers three steps and lands on their CV', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto('/onboarding/seeker/step-1')
  await expect(page.getByText('Paso 1 de 3')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Trae tu CV' })).toBeVisible()
  await page.getByRole('link', { name: 'Seguir sin CV' }).click()

  await expect(page).toHaveURL('/onboarding/seeker/step-2')
  await expect(page.getByText('Paso 2 de 3')).toBeVisible()
  await page.getByLabel('Puesto').fill('analista de dat')
  await page.getByRole('option', { name: 'Analista de datos', exact: true }).click()
  await page.getByRole('radio', { name: 'Con experiencia' }).check()
  await pasteInto(page, 'Habilidades', 'SQL, Python; Power BI\nEstadística')
  await expect(page.getByText('4 de 15')).toBeVisible()
  expect(await draft(page)).toEqual({
    ...EMPTY,
    seeker: { mainRole: 'Analista de datos', skills: ['SQL', 'Python', 'Power BI', 'Estadística'] },
  })
  await page
    .getByRole('region', { name: 'Ideas' })
    .getByRole('button', { name: /^Añadir/ })
    .first()
    .click()
  await expect(page.getByText('5 de 15')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()

  await expect(page).toHaveURL('/onboarding/seeker/step-3')
  await expect(page.getByRole('radio', { name: /Sí, quiero que me encuentren/ })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: /No, solo donde me postule/ })).not.toBeChecked()
  await page.getByLabel('¿En qué ciudad vives?').fill('valparai')
  await page.getByRole('option', { name: /^Valparaíso, .*Chile$/ }).click()
  await expect(page.getByLabel('¿En qué ciudad vives?')).toHaveValue('Valparaíso')
  await expect(page.getByLabel('País')).toHaveValue('CL')
  await page.getByRole('checkbox', { name: 'Remoto' }).check()
  await page.getByLabel('Importe').fill('1.500.000')
  await page.getByLabel('Moneda').selectOption('CLP')
  await page.getByRole('button', { name: 'Terminar e ir a mi CV' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa los campos marcados.' })
  await expect(summary).toBeFocused()
  await page.getByRole('radio', { name: /No, solo donde me postule/ }).check()
  await page.getByRole('button', { name: 'Terminar e ir a mi CV' }).click()

  await expect(page).toHaveURL('/app/cv')
  await expect.poll(() => draft(page)).toEqual(EMPTY)
  const saved = await ask(request, account, 'users/me')
  expect(saved).toMatchObject({ visibility: 'ONLY_APPLICATIONS', country: 'CL', city: 'Valparaíso' })
  expect(saved.job_preferences).toMatchObject({
    roles: ['Analista de datos'],
    seniority: ['SEMI_SENIOR'],
    modalities: ['REMOTO'],
    min_salary: { amount: 1_500_000, currency: 'CLP', period: 'MES' },
  })
  const { items } = await ask(request, account, 'cvs')
  expect(items).toHaveLength(1)
  const cv = await ask(request, account, `cvs/${items[0].id}`)
  expect(cv).toMatchObject({ is_base: true, target_role: 'Analista de datos' })
  expect(cv.document.basics).toMatchObject({
    full_name: 'Ana Prueba',
    headline: 'Analista de datos',
    city: 'Valparaíso',
    country: 'CL',
  })
  expect(cv.document.skills.map((skill: { name: string }) => skill.name).slice(0, 4)).toEqual([
    'SQL',
    'Python',
    'Power BI',
    'Estadística',
  ])
  expect(cv.document.skills[0].skill_id).toBeTruthy()
})

test('a CV that is brought along answers the steps, and is reviewed with what was said', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto('/onboarding/seeker/step-1')
  const resume = {
    basics: {
      name: "Sinéad O'Brien-Peña",
      email: 'ana@correo.example',
      location: { city: 'Donostia', countryCode: 'ES' },
    },
    work: [{ name: 'Hospital Sur', position: 'Enfermera de urgencias', startDate: '2020-02', endDate: '2024-05' }],
    skills: [{ name: 'RCP' }, { name: 'Vacunación' }],
  }
  await page.getByLabel('Arrastra tu CV aquí o elige un archivo').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })
  await expect(page.getByText('Ya leímos tu CV')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ya leímos tu CV')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()

  await expect(page).toHaveURL(/step-2\?importacion=/)
  await expect(page.getByLabel('Puesto')).toHaveValue('Enfermera de urgencias')
  await expect(page.getByRole('radio', { name: 'Con experiencia' })).toBeChecked()
  await expect(page.getByText('2 de 15')).toBeVisible()
  await pasteInto(page, 'Habilidades', 'Triaje, Curas')
  await page.getByRole('button', { name: 'Continuar' }).click()

  await expect(page).toHaveURL(/step-3\?importacion=/)
  await expect(page.getByLabel('¿En qué ciudad vives?')).toHaveValue('Donostia')
  await expect(page.getByLabel('País')).toHaveValue('ES')
  await page.getByRole('radio', { name: /No, solo donde me postule/ }).check()
  await page.getByRole('button', { name: 'Terminar y revisar mi CV' }).click()

  await expect(page).toHaveURL(/\/app\/cv\?importacion=/)
  await expect(page.getByRole('heading', { name: 'Revisa lo que leímos' })).toBeVisible()
  await openSection(page, 'Habilidades')
  for (const skill of ['RCP', 'Vacunación', 'Triaje', 'Curas']) {
    await expect(page.getByRole('button', { name: `Quitar ${skill}`, exact: true })).toHaveCount(1)
  }
  expect(await ask(request, account, 'users/me')).toMatchObject({ city: 'Donostia', country: 'ES' })
  expect((await ask(request, account, 'cvs')).items).toEqual([])
  expect(await draft(page)).toEqual(EMPTY)
})

test('the seeker draft survives a reload and going back loses nothing', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/onboarding/seeker/step-2')
  await page.getByLabel('Puesto').fill('Enfermera de urgencias')
  await page.reload()
  await expect(page.getByLabel('Puesto')).toHaveValue('Enfermera de urgencias')
  await page.getByRole('radio', { name: 'Mucha experiencia' }).check()
  await page.getByLabel('Habilidades').fill('Triaje')
  await page.keyboard.press('Enter')
  await page.getByLabel('Habilidades').fill('RCP')
  await page.keyboard.press(',')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Añade al menos 3 habilidades.' })).toBeFocused()
  await expect(page).toHaveURL('/onboarding/seeker/step-2')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Quitar RCP' })).toBeVisible()

  await page.getByRole('link', { name: 'Volver' }).click()
  await expect(page.getByRole('heading', { name: 'Trae tu CV' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Puesto')).toHaveValue('Enfermera de urgencias')
  await expect(page.getByRole('button', { name: 'Quitar Triaje' })).toBeVisible()
})

test('a person who hires creates the company once and chooses where to begin', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'RECRUITER' })
  await signIn(page, account)
  const website = aWebsite()
  await page.goto('/onboarding/recruiter/step-1')
  await page.getByLabel('Nombre de la empresa').fill('Panadería Sol')
  await page.getByLabel('Página web').fill('http://sol')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Revisa el sitio web, por ejemplo https://tuempresa.com.').first()).toBeVisible()
  await page.getByLabel('Página web').fill(new URL(website).hostname)
  await page.getByLabel('Nombre de la empresa').focus()
  await expect(page.getByLabel('Página web')).toHaveValue(website)
  await page.reload()
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Panadería Sol')
  await page.getByRole('button', { name: 'Continuar' }).click()

  await expect(page).toHaveURL('/onboarding/recruiter/step-2')
  await expect(page.getByRole('heading', { name: 'Presenta a Panadería Sol' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Volver'])
  const { items } = await ask(request, account, 'companies')
  expect((await draft(page)).recruiter).toEqual({
    companyName: 'Panadería Sol',
    companyWebsite: website,
    newCompanyId: items[0].id,
  })
  await page.getByRole('link', { name: 'Volver' }).click()
  await page.getByLabel('Nombre de la empresa').fill('Panadería Luna')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { name: 'Presenta a Panadería Luna' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa los campos marcados.' })).toBeFocused()
  await page.getByRole('button', { name: 'Seguir sin estos datos' }).click()
  await expect(page.getByRole('heading', { name: '¿Por dónde empieza Panadería Luna?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/vacante/, /equipo/, 'Volver'])
  await page.goBack()
  await page.getByLabel('Sector').selectOption('food')
  await page.getByLabel('Tamaño').selectOption('2-10')
  await page.getByLabel('Ciudad de la sede').fill('Sant Boi')
  await page.getByLabel('Países donde trabaja').fill('Espa')
  await page.getByRole('option', { name: 'España' }).click()
  await page.getByLabel('Descripción').fill('Hacemos pan con masa madre desde 1987. '.repeat(4))
  await page.reload()
  await expect(page.getByLabel('Sector')).toHaveValue('food')
  await expect(page.getByLabel('Ciudad de la sede')).toHaveValue('Sant Boi')
  await page.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page.getByRole('heading', { name: '¿Por dónde empieza Panadería Luna?' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-draft:')))).toEqual([])
  const complete = await ask(request, account, `companies/${items[0].id}`)
  expect(complete.missing_to_publish).toEqual([])
  const after = (await ask(request, account, 'companies')).items
  expect(after.map((company: { id: string; name: string }) => [company.id, company.name])).toEqual([
    [items[0].id, 'Panadería Luna'],
  ])
  const publish = page.getByRole('link', { name: /Publicar mi primera vacante/ })
  await expect(publish).toHaveAttribute('href', `/app/my-companies/${items[0].id}/vacancies/new`)
  await page.getByRole('link', { name: /Invitar a mi equipo/ }).click()
  await expect(page).toHaveURL(`/app/my-companies/${items[0].id}?tab=equipo`)
  await expect(page.getByRole('heading', { level: 1, name: 'Panadería Luna' })).toBeVisible()
  expect(await draft(page)).toEqual(EMPTY)
})

test('the keyboard alone goes through the steps', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/onboarding/seeker/step-1')
  await page.getByRole('link', { name: 'Seguir sin CV' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/onboarding/seeker/step-2')
  await page.getByLabel('Puesto').focus()
  await page.keyboard.type('Diseñadora')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Poca experiencia' })).toBeChecked()
  await page.getByLabel('Habilidades').focus()
  for (const skill of ['Figma', 'Prototipos', 'Investigación']) {
    await page.keyboard.type(skill)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Backspace')
  await expect(page.getByText('2 de 15')).toBeVisible()
  await page.keyboard.type('Color')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Continuar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/onboarding/seeker/step-3')
})

test('every step can be left for later from the frame, and from nowhere else', async ({ page, request }) => {
  const STEPS = ['seeker/step-1', 'seeker/step-2', 'seeker/step-3', 'recruiter/step-1', 'recruiter/step-2']
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  for (const step of STEPS) {
    await page.goto(`/onboarding/${step}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Hacerlo más tarde' })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/app"]')).toHaveCount(0)
  }
  await page.goto('/onboarding/recruiter/step-1')
  await page.getByLabel('Nombre de la empresa').fill('Panadería Sol')
  await expect.poll(() => draft(page)).toMatchObject({ recruiter: { companyName: 'Panadería Sol' } })
  await page.goto('/onboarding/recruiter/step-2')
  await page.getByRole('link', { name: 'Hacerlo más tarde' }).click()
  await expect(page).toHaveURL('/app')
  expect(await draft(page)).toEqual(EMPTY)
})
