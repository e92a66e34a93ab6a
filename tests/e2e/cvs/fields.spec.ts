import type { APIRequestContext, Route } from '@playwright/test'
import type { JobCard } from '#shared/jobs/jobs.ts'
import type { MatchResult } from '#shared/matching/matching.ts'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

const as = (account: Account) => ({ authorization: `Bearer ${account.token}` })

async function aCv(request: APIRequestContext, account: Account, document: object) {
  const answer = await request.post('/api/v1/cvs', { headers: as(account), data: { title: 'Mi CV', document } })
  expect(answer.status()).toBe(201)
  return answer.json()
}

const cvOf = async (request: APIRequestContext, account: Account, id: string) =>
  (await request.get(`/api/v1/cvs/${id}`, { headers: as(account) })).json()

const PASTED = `NOELIA D'ANGELO PEÑA
Sevilla, España · 655 12 34 56

EXPERIENCIA
Enfermera · Hospital del Sur · 2019 - actualidad

COLEGIACIÓN
Colegio de Enfermería de Sevilla, n.º 9912

OTROS
Carnet B y coche propio. Turnos rotativos sin problema.
Me gusta el monte – Campamento Los Pinos, con mi familia`

async function anImport(request: APIRequestContext, account: Account): Promise<string> {
  const answer = await request.post('/api/v1/cvs/import/text', { headers: as(account), data: { text: PASTED } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = await answer.json()
  return id
}

test('licences, vehicle, hours and registrations are written', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const cv = await aCv(request, account, { basics: { full_name: 'Noelia Peña', country: 'ES' } })
  await signIn(page, account)
  await page.goto(`/app/cv?cv=${cv.id}&seccion=circumstances`)
  await page.getByRole('button', { name: 'Añadir B', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Coche' }).check()
  await page.getByRole('checkbox', { name: 'Noche' }).check()
  await page.getByLabel('Cuándo puedes empezar').selectOption('15_DIAS')
  await page.getByLabel('Viajes de trabajo').selectOption('SI')
  await expectGoodPage(page)
  await page.goto(`/app/cv?cv=${cv.id}&seccion=registrations`)
  await page.getByRole('button', { name: 'Añadir colegiación o registro' }).click()
  await page.getByLabel('Colegio o registro').fill('Colegio de Enfermería de Sevilla')
  await page.getByLabel('Número').fill('9912')
  await expect(page.getByText(/^Guardado (ahora|hace)/)).toBeVisible()
  await expectGoodPage(page)
  await expect
    .poll(async () => (await cvOf(request, account, cv.id)).document)
    .toMatchObject({
      circumstances: {
        licences: ['B'],
        vehicles: ['COCHE'],
        shifts: ['NOCHE'],
        availability: '15_DIAS',
        travels: true,
      },
      registrations: [{ body: 'Colegio de Enfermería de Sevilla', number: '9912' }],
    })
})

test('an import fills the CV that says little, with what was missed made an entry', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const cv = await aCv(request, account, {
    basics: { full_name: 'Noelia' },
    skills: [{ id: crypto.randomUUID(), name: 'Triaje' }],
  })
  const id = await anImport(request, account)
  await signIn(page, account)
  await page.goto(`/app/cv?importacion=${id}`)
  await expect(page.getByRole('textbox', { name: 'Colegio o registro' })).toHaveValue(
    'Colegio de Enfermería de Sevilla',
  )
  await expect(page.getByRole('checkbox', { name: 'Turnos rotativos' })).toBeChecked()
  const missed = page.getByRole('listitem').filter({ hasText: 'Campamento Los Pinos' })
  await missed.getByRole('button', { name: 'Es un trabajo' }).click()
  await expect(missed.getByRole('status')).toContainText('Experiencia, como una nueva')
  await expectGoodPage(page)

  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await expect(page).toHaveURL(`/app/cv?cv=${cv.id}`)
  const { document, is_base } = await cvOf(request, account, cv.id)
  expect(is_base).toBe(true)
  expect(document.basics.full_name).toBe("Noelia D'Angelo Peña")
  expect(document.skills).toMatchObject([{ name: 'Triaje' }])
  expect(document.circumstances).toMatchObject({ licences: ['B'], vehicles: ['COCHE'], shifts: ['ROTATIVO'] })
  expect(document.experience).toMatchObject([
    { position: 'Enfermera' },
    { position: 'Me gusta el monte', company: 'Campamento Los Pinos', summary: 'con mi familia' },
  ])
})

test('a new CV is used for the matches when the person says so', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const cv = await aCv(request, account, { summary: 'Diez años en cocina.' })
  const id = await anImport(request, account)
  await signIn(page, account)
  await page.goto(`/app/cv?importacion=${id}`)
  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await expect(page.getByRole('checkbox', { name: 'Usar este CV para tus encajes' })).toBeChecked()
  await page.getByRole('button', { name: 'Crear CV nuevo' }).click()
  await expect(page).toHaveURL(/\?cv=/)
  const made = new URL(page.url()).searchParams.get('cv') ?? ''
  expect(made).not.toBe(cv.id)
  expect(await cvOf(request, account, made)).toMatchObject({ is_base: true })
})

/** She has a whole CV; nothing here changes it. */
async function valeria(request: APIRequestContext): Promise<Account> {
  const data = { email: 'valeria@demo.skillo.example', password: 'demo-skillo-2026' }
  return { ...(await (await request.post('/api/v1/auth/login', { data })).json()), password: data.password }
}

/** As the server says it, with two things to do: one at a field of the CV, the other a new entry of a section. */
async function withSteps(route: Route): Promise<void> {
  const answer = await route.fetch()
  const { match, ...rest }: { match: MatchResult } = await answer.json()
  const next_steps = [
    { text: 'Sube de nivel', place: 'languages', cv_path: 'languages.1.overall' },
    { text: 'Añade tu título', place: 'education', cv_path: null },
  ]
  await route.fulfill({ response: answer, json: { ...rest, match: { ...match, next_steps } } })
}

for (const [screen, width] of [
  ['a desktop', 1440],
  ['a phone', 390],
] as const)
  test(`on ${screen} what was seen and what can be done lead to the very field of the CV`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const account = await valeria(request)
    const listed = await request.get('/api/v1/jobs', { params: { q: 'frontend react' }, headers: as(account) })
    const [job]: JobCard[] = (await listed.json()).items
    // What was sent is shown as it was judged then, without steps.
    const all: { items: JobCard[] } = await (await request.get('/api/v1/jobs', { headers: as(account) })).json()
    const other = all.items.find(({ applied_at }) => !applied_at)
    if (!job || !other) throw new Error('the demonstration has no such vacancies')
    await signIn(page, account)
    await page.route('**/match', withSteps)
    const fit = page.getByRole('region', { name: 'Tu encaje' })
    const form = page.getByRole('region', { name: 'Formulario' })
    const opened = form.getByRole('button', { expanded: true }).and(form.locator('[aria-controls]'))

    await page.goto(`/jobs/${job.id}`)
    await fit.getByText('React', { exact: true }).click()
    const seen = fit.getByRole('link', { name: 'Experiencia: «React»' })
    const field = new URL((await seen.getAttribute('href')) ?? '', page.url()).searchParams.get('campo') ?? ''
    expect(field).toMatch(/^experience\.\d+\./)
    await seen.click()
    await expect(form.locator(':focus')).toBeInViewport()
    expect(field.startsWith((await form.locator(':focus').getAttribute('name')) ?? '-')).toBe(true)
    await expect(opened).toHaveCount(1)

    await page.goto(`/jobs/${other.id}`)
    await fit.getByRole('link', { name: 'Sube de nivel' }).click()
    await expect(form.locator('[name="languages.1.overall"]')).toBeFocused()
    await expect(form.locator('[name="languages.1.overall"]')).toBeInViewport()
  })

test('what can be done in a section begins a new entry of it, the cursor in its first field', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await aCv(request, account, { basics: { full_name: "Noelia D'Angelo Peña" }, summary: 'Programo en React.' })
  const listed = await request.get('/api/v1/jobs', { params: { q: 'frontend react' }, headers: as(account) })
  const [job]: JobCard[] = (await listed.json()).items
  await signIn(page, account)
  await page.route('**/match', withSteps)
  await page.goto(`/jobs/${job?.id}`)
  await page.getByRole('region', { name: 'Tu encaje' }).getByRole('link', { name: 'Añade tu título' }).click()
  await expect(
    page.getByRole('region', { name: 'Formulario' }).locator('[name^="education.0."]:focus'),
  ).toBeInViewport()
})

test('whoever leaves a review before its end is led back to it where a CV begins', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const id = await anImport(request, account)
  await signIn(page, account)
  await page.goto(`/app/cv?importacion=${id}`)
  // The heading stands before what was read.
  await expect(page.getByRole('button', { name: 'Usar estos datos' })).toBeVisible()
  await page.goto('/app/cv')
  await page.getByRole('link', { name: 'Seguir revisando' }).click()
  await expect(page).toHaveURL(`/app/cv?importacion=${id}`)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('button', { name: 'Descartar importación' }).click()
  await expect(page.getByRole('heading', { name: 'Tu CV empieza aquí.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Seguir revisando' })).toHaveCount(0)
})
