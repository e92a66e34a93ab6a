import type { APIRequestContext, Locator, Page, Route } from '@playwright/test'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

const id = () => crypto.randomUUID()

const document = () => ({
  basics: { full_name: 'Ana Prueba', headline: 'Analista', email: 'ana@correo.example', city: 'León', country: 'ES' },
  summary: 'Analista de datos.',
  experience: [
    {
      id: id(),
      position: 'Analista',
      company: 'Acme',
      start: '2021-03',
      current: true,
      achievements: ['Reduje costes.'],
    },
    { id: id(), position: 'Becaria', company: 'Beta', start: '2019', end: '2020-02' },
  ],
  skills: [{ id: id(), name: 'SQL', level: 'AVANZADO', years: 4 }],
  languages: [{ id: id(), language: 'en', overall: 'B2' }],
})

async function newCv(request: APIRequestContext, { token }: Account, body: object): Promise<string> {
  const created = await request.post('/api/v1/cvs', { data: body, headers: { authorization: `Bearer ${token}` } })
  expect(created.status()).toBe(201)
  return (await created.json()).id
}

async function savedCv(request: APIRequestContext, { token }: Account, cv_id: string) {
  const answer = await request.get(`/api/v1/cvs/${cv_id}`, { headers: { authorization: `Bearer ${token}` } })
  return answer.json()
}

async function openFull(page: Page, request: APIRequestContext, section = 'basics') {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const cv_id = await newCv(request, account, { title: 'Mi CV', document: document() })
  await signIn(page, account)
  await page.goto(`/app/cv?seccion=${section}`)
  await expect(page.getByText('Todo guardado')).toBeVisible()
  return { account, cv_id }
}

const expectSaved = (page: Page) => expect(page.getByText(/^Guardado (ahora|hace)/)).toBeVisible()

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cv-draft:')))

async function paste(box: Locator, text: string): Promise<void> {
  await box.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Nobody presses the next key within the same frame: places are measured after a lift, focus comes back after a drop. */
const A_MOMENT = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))'

/** Takes a handle and moves it, as somebody without a mouse does. */
async function carry(page: Page, name: string, key: 'ArrowUp' | 'ArrowDown', place: string): Promise<void> {
  await page.getByRole('button', { name: `Mover ${name}` }).press('Space')
  await expect(page.getByText(`${name}: puesto`)).toBeAttached()
  await page.evaluate(A_MOMENT)
  await page.keyboard.press(key)
  await expect(page.getByText(`${name}: puesto ${place}.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText(`${name} queda en el puesto ${place}.`)).toBeAttached()
  await page.evaluate(A_MOMENT)
}

test('a CV is built by keyboard, saved by itself and drawn as it is written', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/cv')
  await page.getByRole('button', { name: 'Crear desde cero' }).press('Enter')
  const sections = page.getByRole('navigation', { name: 'Secciones del CV' })
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Ana Prueba')
  await expect(page).toHaveTitle('Mi CV · Skillo')
  await page.getByLabel('Titular').press('A')
  await page.keyboard.type('nalista de datos')

  await sections.getByRole('link', { name: /^Experiencia/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeFocused()
  await page.getByRole('button', { name: 'Añadir experiencia' }).press('Enter')
  await expect(page.getByLabel('Puesto', { exact: true })).toBeFocused()
  await page.keyboard.type('Analista')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Empresa', { exact: true })).toHaveAccessibleDescription('Completa este campo.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Acme')
  await expect(page.getByLabel('Empresa', { exact: true })).not.toHaveAttribute('aria-invalid')
  const start = page.getByRole('group', { name: 'Inicio' }).last()
  await start.getByLabel('Mes').selectOption({ label: 'marzo' })
  await start.getByLabel('Año').press('2')
  await page.keyboard.type('021')
  await page.getByLabel(/^Actualidad/).press('Space')

  await page.getByRole('button', { name: 'Añadir logro' }).press('Enter')
  await expect(page.getByLabel('Logro 1', { exact: true })).toBeFocused()
  await page.keyboard.type('Responsable de 3 informes')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Logro 2', { exact: true })).toBeFocused()
  await expect(page.getByText('Empieza por un verbo', { exact: false })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByLabel('Logro 2', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await paste(
    page.getByLabel('Logro 2', { exact: true }),
    '• Reduje un 30 % el tiempo de cierre.\n• Formé a 12 personas del equipo.',
  )
  await expect(page.getByLabel('Logro 3', { exact: true })).toHaveValue('Formé a 12 personas del equipo.')

  await sections.getByRole('link', { name: /^Habilidades/ }).press('Enter')
  await paste(page.getByLabel('Tus habilidades'), 'Python, SQL\nExcel; python')
  await expect(page.getByRole('list', { name: 'Elegidos' }).getByRole('listitem')).toHaveText([
    'Python',
    'SQL',
    'Excel',
  ])
  await page.getByRole('button', { name: 'SQL', exact: true }).press('Enter')
  await page.getByLabel('Nivel').selectOption({ label: 'Avanzado' })

  await page.getByRole('button', { name: 'Añadir sección' }).press('Enter')
  await page.getByRole('menuitem').last().press('Enter')
  await page.getByLabel('Título de la sección').fill('Charlas')
  await page.getByRole('button', { name: 'Añadir entrada' }).press('Enter')
  await page.keyboard.type('SQL para curiosos')

  await expectSaved(page)
  await expect(page.getByRole('img', { name: 'Página 1 de 1 de tu CV' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Título de la sección')).toHaveValue('Charlas')
  await sections.getByRole('link', { name: /^Experiencia/ }).click()
  await expect(page.getByLabel('Logro 2', { exact: true })).toHaveValue('Reduje un 30 % el tiempo de cierre.')
  await expect(page.getByLabel(/^Actualidad/)).toBeChecked()
})

test('everything can be put in order, hidden, deleted and taken back', async ({ page, request }) => {
  const { account, cv_id } = await openFull(page, request, 'experience')
  const entries = page.getByRole('list', { name: /^Entradas/ }).getByRole('heading')
  await carry(page, 'Becaria', 'ArrowUp', '1 de 2')
  await expect(entries).toHaveText([/^Becaria/, /^Analista/])
  await page.getByRole('button', { name: 'Más acciones para Becaria' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Ocultar en el CV' }).press('Enter')
  await expect(entries.first()).toContainText('Oculto en el CV')
  await page.getByRole('button', { name: 'Más acciones para Analista' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect(entries).toHaveText([/^Becaria/])
  await expect(page.getByRole('button', { name: 'Deshacer' }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries).toHaveText([/^Becaria/, /^Analista/])

  const sections = page.getByRole('navigation', { name: 'Secciones del CV' })
  await carry(page, 'Perfil', 'ArrowDown', '2 de 5')
  await expect(sections.getByRole('link').nth(1)).toContainText('Experiencia')
  await page.getByRole('button', { name: 'Cambiar el nombre de Experiencia' }).click()
  await page.getByLabel('Nombre de la sección').fill('Trayectoria')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Trayectoria' })).toBeVisible()

  await sections.getByRole('link', { name: /^Perfil/ }).click()
  await page.getByLabel('Preséntate en unas líneas').press('End')
  await page.keyboard.type(' Y más.')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Preséntate en unas líneas')).toHaveValue('Analista de datos.')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByLabel('Preséntate en unas líneas')).toHaveValue('Analista de datos. Y más.')
  for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('heading', { name: 'Experiencia' })).toBeVisible()
  await page.getByRole('button', { name: 'Rehacer' }).click()

  await expectSaved(page)
  const { document } = await savedCv(request, account, cv_id)
  expect(document.experience.map((job: { position: string; hidden: boolean }) => [job.position, job.hidden])).toEqual([
    ['Becaria', true],
    ['Analista', false],
  ])
  expect(document.sections.slice(0, 2)).toMatchObject([{ key: 'experience', title: 'Trayectoria' }, { key: 'summary' }])
})

test('two tabs never overwrite each other in silence', async ({ page, request, context }) => {
  const { account, cv_id } = await openFull(page, request)
  const other = await context.newPage()
  await other.goto('/app/cv?seccion=summary')
  await expect(other.getByText('Todo guardado')).toBeVisible()
  await other.getByLabel('Preséntate en unas líneas').fill('Resumen de la otra pestaña.')
  await expectSaved(other)

  await page.getByLabel('Titular').fill('Titular de esta pestaña')
  await page.getByRole('link', { name: /^Perfil/ }).click()
  await page.getByLabel('Preséntate en unas líneas').fill('Resumen de esta pestaña.')
  const question = page.getByRole('dialog', { name: 'Elige qué conservar' })
  await expect(question).toContainText('Editaste este CV en otra pestaña. Elige qué conservar.')
  await expect(question.getByRole('button', { name: 'Falta elegir 1 parte' })).toBeVisible()
  const mine = question.getByRole('group', { name: /^Perfil/ })
  await expect(mine.getByText('Resumen de la otra pestaña.')).toBeVisible()
  await expect(question.getByRole('group', { name: /^Datos personales/ }).getByLabel('Lo de aquí')).toBeChecked()
  expect((await savedCv(request, account, cv_id)).document.summary).toBe('Resumen de la otra pestaña.')

  await question.getByRole('button', { name: 'Decidir después' }).click()
  await page.reload()
  await expect(question).toBeVisible()
  await mine.getByLabel('Lo del otro lugar').check()
  await question.getByRole('button', { name: 'Guardar mi elección' }).click()
  await expectSaved(page)
  await expect(page.getByLabel('Preséntate en unas líneas')).toHaveValue('Resumen de la otra pestaña.')
  const { document } = await savedCv(request, account, cv_id)
  expect(document.summary).toBe('Resumen de la otra pestaña.')
  expect(document.basics.headline).toBe('Titular de esta pestaña')
  expect(await drafts(page)).toEqual([])
})

/** Cuts the way to the server for saves, also for the one that a closing page sends. */
async function cutSaves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      init?.method === 'PUT' && sessionStorage.getItem('cut') ? Promise.reject(new TypeError()) : fetch(input, init)
  })
}

const setCut = (page: Page, cut: boolean) =>
  page.evaluate((value) => (value ? sessionStorage.setItem('cut', '1') : sessionStorage.removeItem('cut')), cut)

test('what is written without a connection waits on the device and is saved later', async ({ page, request }) => {
  await cutSaves(page)
  const { account, cv_id } = await openFull(page, request)
  const saves = `**/api/v1/cvs/${cv_id}`
  await setCut(page, true)
  await page.getByLabel('Titular').fill('Escrito sin conexión')
  await expect(page.getByText('Sin conexión: tus cambios están en este dispositivo.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Titular')).toHaveValue('Escrito sin conexión')
  expect((await savedCv(request, account, cv_id)).document.basics.headline).toBe('Analista')
  await setCut(page, false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectSaved(page)
  expect((await savedCv(request, account, cv_id)).document.basics.headline).toBe('Escrito sin conexión')
  expect(await drafts(page)).toEqual([])

  const broken = (route: Route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback()
  await page.route(saves, broken)
  await page.getByLabel('Ciudad').fill('Oviedo')
  await expect(page.getByText('Sin conexión: tus cambios están en este dispositivo.').first()).toBeVisible()
  await page.unroute(saves, broken)
  await expectSaved(page)
  expect((await savedCv(request, account, cv_id)).document.basics.city).toBe('Oviedo')

  await page.getByLabel('Ciudad').fill('Gijón')
  await page.goto('/app/jobs')
  await expect.poll(async () => (await savedCv(request, account, cv_id)).document.basics.city).toBe('Gijón')

  await page.goto('/app/cv')
  // Either the closing page was quicker, or the copy on the device is saved now.
  await expect(page.getByText(/^(Todo guardado|Guardado (ahora|hace))/)).toBeVisible()
  await setCut(page, true)
  await page.getByLabel('Ciudad').fill('Avilés')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(page).toHaveURL('/login')
  expect(await drafts(page)).toEqual([])
})

test('the editor works on a phone and axe finds nothing', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const long = 'Otorrinolaringológicamente'.repeat(4).slice(0, 100)
  const { experience, ...rest } = document()
  const first = { ...experience[0], position: long, company: long, achievements: [`${long} ${long}`] }
  await newCv(request, account, { title: long.slice(0, 80), document: { ...rest, experience: [first] } })
  await signIn(page, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/cv?seccion=experience')
  await expect(page.getByLabel('Puesto', { exact: true })).toHaveValue(long)
  await page.getByRole('tab', { name: 'Vista previa' }).click()
  await expect(page).toHaveURL(/vista=previa/)
  await expect(page.getByRole('img', { name: /^Página 1 de/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /Secciones$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Habilidades/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Habilidades' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()

  await expect(page.getByLabel('Puesto', { exact: true })).toBeVisible()
  await expectGoodPage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/app/cv?seccion=design')
  await expect(page.getByRole('img', { name: /^Página 1 de/ })).toBeVisible()
  await expectGoodPage(page, [{ width: 1280, colorScheme: 'dark' }])
})
