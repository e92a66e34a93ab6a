import type { APIRequestContext, Page } from '@playwright/test'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { type Account, expect, PASSWORD, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

/** One of the demonstration's own; other tests publish theirs at the same time, so nothing here counts all. */
async function aJob(request: APIRequestContext, q = 'enfermera', token?: string): Promise<JobCard> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await request.get('/api/v1/jobs', { params: { q }, headers })
  const { items }: { items: JobCard[] } = await answer.json()
  const [job] = items
  if (!job) throw new Error('the demonstration has no such vacancy')
  return job
}

/** She has a whole CV; nothing here changes it. */
async function valeria(request: APIRequestContext): Promise<Account> {
  const data = { email: 'valeria@demo.skillo.example', password: 'demo-skillo-2026' }
  return { ...(await (await request.post('/api/v1/auth/login', { data })).json()), password: data.password }
}

const found = (page: Page) => page.getByRole('list', { name: 'Vacantes', exact: true })
const cards = (page: Page) => found(page).getByRole('heading')

test('search, filters and the open vacancy live in the address', async ({ page, request }) => {
  const nurse = await aJob(request)
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/jobs?tab=explorar')
  const elsewhere = found(page).getByText(/^(Híbrido|Presencial)/)
  await expect(elsewhere.first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Remoto/ }).check()
  await expect(page).toHaveURL('/app/jobs?tab=explorar&modality=REMOTO')
  await expect(elsewhere).toHaveCount(0)
  await expect(
    found(page)
      .getByText(/^Remoto/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Quitar Remoto' }).click()
  await expect(page.getByRole('status').filter({ hasText: /vacantes?$/ })).toBeFocused()
  await expect(elsewhere.first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Remoto/ })).toBeChecked()
  await expect(elsewhere).toHaveCount(0)
  await page.getByRole('button', { name: 'Quitar filtros' }).click()

  await page.getByLabel('Buscar empleos').fill('enfermera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/jobs?tab=explorar&q=enfermera')
  await expect(cards(page).first()).toHaveText(nurse.title)
  await page.getByLabel('Ordenar').selectOption({ label: 'Mejor salario' })
  await expect(page).toHaveURL('/app/jobs?tab=explorar&q=enfermera&sort=salario')
  await page.getByRole('link', { name: nurse.title }).press('Enter')
  await expect(page).toHaveURL(`/app/jobs?tab=explorar&q=enfermera&sort=salario&vacante=${nurse.id}`)
  const open = page.getByRole('region', { name: 'Vacante abierta' })
  await expect(open).toBeFocused()
  await expect(open.getByRole('heading', { level: 2, name: nurse.title })).toBeVisible()
  await expect(open.getByText(salaryWords(nurse.document.salary))).toBeVisible()
  await open.getByRole('button', { name: 'Cerrar vacante' }).click()
  await expect(page.getByRole('link', { name: nurse.title })).toBeFocused()
  await page.reload()
  await expect(page.getByLabel('Buscar empleos')).toHaveValue('enfermera')
  await expect(page.getByLabel('Ordenar')).toHaveValue('salario')
})

test('on a phone vacancies and filters come in a drawer over the list', async ({ page, request }) => {
  const nurse = await aJob(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto(`/app/jobs?tab=explorar&q=enfermera&vacante=${nurse.id}`)
  await expect(page.getByRole('dialog', { name: 'Vacante' }).getByRole('heading', { name: nurse.title })).toBeVisible()
  // Its card, which nobody can reach behind the drawer, is where focus goes back to.
  await expect(page.locator(`#vacante-${nurse.id}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/app/jobs?tab=explorar&q=enfermera')
  await expect(page.getByRole('link', { name: nurse.title })).toBeFocused()
  await page.getByRole('button', { name: 'Filtros' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filtros' })
  await drawer.getByRole('checkbox', { name: /^Presencial/ }).check()
  const nearby = drawer.getByRole('checkbox', { name: 'Incluir zonas cercanas' })
  await expect(nearby).toHaveCount(0)
  // «Dónde» asks for the place; only who said one is asked for others.
  await expect(drawer.getByLabel('Lugar')).toHaveCount(0)
  await drawer.getByRole('button', { name: /^Ver \d+ vacantes?$/ }).click()
  await page.getByRole('combobox', { name: 'Dónde' }).fill('sevilla')
  await page.getByRole('combobox', { name: 'Dónde' }).press('Enter')
  await expect(page).toHaveURL(/&city=Sevilla/)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(drawer.getByLabel('Lugar')).toBeVisible()
  await nearby.check()
  await drawer.getByRole('button', { name: /^Ver \d+ vacantes?$/ }).click()
  const asked = 'tab=explorar&q=enfermera&modality=PRESENCIAL&country=ES&city=Sevilla'
  await expect(page).toHaveURL(`/app/jobs?${asked}&nearby=true`)
  await page.getByRole('button', { name: 'Quitar Zonas cercanas' }).click()
  await expect(page).toHaveURL(`/app/jobs?${asked}`)
  await page.getByRole('link', { name: nurse.title }).click()
  await expect(page).toHaveURL(`/app/jobs?${asked}&vacante=${nurse.id}`)
  await expect(page.getByRole('dialog', { name: 'Vacante' }).getByRole('heading', { name: nurse.title })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Quitar Presencial' })).toBeVisible()
})

test('«Dónde» takes the first place on Enter, and what is not there leads on', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/jobs?tab=explorar&q=informático')
  const where = page.getByRole('combobox', { name: 'Dónde' })
  await where.fill('malaga')
  await where.press('Enter')
  await expect(where).toHaveValue('Málaga')
  await expect.poll(() => new URL(page.url()).searchParams.get('city')).toBe('Málaga')
  await page.getByRole('link', { name: 'Mirar en España' }).click()
  await expect(where).toHaveValue('España')
  await expect(cards(page).first()).toBeVisible()
  await where.fill('xyzzyq')
  await where.press('Enter')
  await expect(page.getByText('No conocemos «xyzzyq».')).toBeVisible()
  await where.fill('')
  await where.press('Enter')
  await expect(page).toHaveURL('/app/jobs?tab=explorar&q=inform%C3%A1tico')

  await page.getByLabel('Buscar empleos').fill('cuidadora')
  await expect(page.getByText('Te mostramos lo más parecido y cercano.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await page.getByLabel('Buscar empleos').fill('zzzyyyxxx')
  const nothing = page.getByRole('region', { name: 'Sin resultados' })
  await expect(nothing).toContainText('Revisa cómo está escrito')
  await expect(nothing).not.toContainText('filtros')
  await nothing.getByRole('link', { name: 'Ver todas las vacantes' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a vacancy is saved, hidden and brought back', async ({ page, request }) => {
  const job = await aJob(request)
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  // As the address of an alert says it: the tab follows from the words.
  await page.goto('/app/jobs?q=enfermera')
  const save = page.getByRole('button', { name: `Guardar ${job.title}`, exact: true }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('tab', { name: 'Guardados' }).click()
  await expect(page.getByText('1 vacante guardada')).toBeVisible()
  await save.click()
  await expect(page.getByText('0 vacantes guardadas')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Aquí verás las vacantes que guardes.')).toBeVisible()

  await page.getByRole('tab', { name: 'Explorar' }).click()
  await expect(cards(page).first()).toHaveText(job.title)
  const before = await cards(page).count()
  await page
    .getByRole('button', { name: `No me interesa: ${job.title}` })
    .first()
    .click()
  await expect(page.getByText(`No te mostraremos más «${job.title}».`)).toBeVisible()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await expect(undo).toBeFocused()
  await page.getByRole('button', { name: 'Por el salario' }).click()
  await expect(page.getByText('Gracias por decírnoslo.')).toBeVisible()
  await undo.click()
  await expect(cards(page)).toHaveCount(before)
  await expect(cards(page).first()).toHaveText(job.title)
})

test('a search is kept as an alert, run, paused, deleted and brought back', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto('/app/jobs?tab=explorar&q=datos&modality=REMOTO')
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await expect(dialog.getByText('«datos» · Remoto')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Datos desde casa')
  await dialog.getByLabel('¿Cada cuánto te avisamos?').selectOption({ label: 'Cada semana' })
  await dialog.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('tab', { name: 'Alertas' }).click()
  const alerts = page.getByRole('list', { name: 'Tus alertas' }).getByRole('listitem')
  await expect(alerts).toHaveCount(1)
  await expect(alerts).toContainText('Cada semana')
  await page.getByRole('button', { name: 'Buscar ahora Datos desde casa' }).click()
  await expect(alerts.getByRole('status')).toHaveText(/No hay vacantes nuevas por ahora|Te avisamos de \d+/)
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Opciones de Datos desde casa' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Pausar')
  await expect(alerts.getByText('En pausa')).toBeVisible()
  await choose('Eliminar alerta')
  await expect(alerts).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(alerts).toContainText('Datos desde casa')
  await alerts.getByRole('link', { name: 'Datos desde casa', exact: true }).click()
  await expect(page).toHaveURL('/app/jobs?tab=explorar&sort=recientes&q=datos&modality=REMOTO')
})

test('a visitor reads a vacancy, signs in to report it and comes back', async ({ page, request }) => {
  const job = await aJob(request)
  const { user } = await registerAccount(request, { intent: 'SEEKER' })
  await page.goto('/')
  const newest = page.getByRole('region', { name: 'Recién publicadas' }).getByRole('link').first()
  await newest.click()
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)
  await expect(page).toHaveTitle(`${job.title} · ${job.company.name} · Skillo`)
  await expect(page.getByRole('region', { name: 'La empresa' })).toContainText(job.company.name)
  await expect(page.getByRole('link', { name: 'Guardar vacante' })).toHaveAttribute('href', /^\/login\?next=/)
  const back = encodeURIComponent(`/jobs/${job.id}`)
  await expect(page.getByRole('link', { name: 'Crear mi CV' })).toHaveAttribute(
    'href',
    `/register?intent=SEEKER&next=${back}`,
  )
  const apply = encodeURIComponent(`/jobs/${job.id}?panel=postular`)
  await expect(page.getByRole('link', { name: 'Postularme', exact: true })).toHaveAttribute(
    'href',
    `/register?intent=SEEKER&next=${apply}`,
  )
  await page.getByRole('link', { name: 'Reportar esta vacante' }).click()
  await page.getByLabel('Correo').fill(user.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(`/jobs/${job.id}?panel=reportar`)
  const dialog = page.getByRole('dialog', { name: 'Reportar esta vacante' })
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByRole('radio', { name: 'Parece una estafa' }).check()
  await dialog.getByRole('button', { name: 'Enviar reporte' }).click()
  await expectToast(page, 'Gracias por avisar. Ya tenemos tu reporte.')
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await page.getByRole('button', { name: 'Guardar vacante' }).click()
  await expect(page.getByRole('button', { name: 'Quitar de guardadas' })).toBeVisible()
  await page.getByRole('button', { name: 'Avisarme de parecidas' }).click()
  const alert = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await expect(alert.getByText('Enfermería · España', { exact: true })).toBeVisible()
  await alert.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expectToast(page, 'Búsqueda guardada.')
})

test('what a visitor saves is saved once they have signed in for it', async ({ page, request }) => {
  const job = await aJob(request)
  const { user } = await registerAccount(request, { intent: 'SEEKER' })
  await page.goto(`/jobs/${job.id}`)
  await page.getByRole('link', { name: 'Guardar vacante' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  // As after a press that comes before the page's scripts: nothing but the address is left.
  await page.goto(page.url())
  await expect(page.getByText('Inicia sesión o crea tu cuenta para guardar la vacante.')).toBeVisible()
  await page.getByLabel('Correo').fill(user.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Quitar de guardadas' })).toBeVisible()
  await expect(page).toHaveURL(`/jobs/${job.id}`)
  await page.goto('/app/jobs?tab=guardados')
  await expect(page.getByRole('main').getByRole('link', { name: job.title })).toBeVisible()
})

test('an open vacancy says how the person matches it, and why', async ({ page, request }) => {
  const account = await valeria(request)
  const job = await aJob(request, 'frontend react', account.token)
  await signIn(page, account)
  await page.route('**/match', (route) => route.fulfill({ status: 422, json: {} }), { times: 1 })
  await page.goto(`/jobs/${job.id}`)
  const fit = page.getByRole('region', { name: 'Tu encaje' })
  await expect(fit.getByRole('alert')).toContainText('No pudimos calcular tu encaje.')
  await fit.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(fit.getByText(job.match?.shown ?? '', { exact: true })).toBeVisible()
  const requirements = fit.getByRole('list', { name: 'Requisitos comparados con tu CV' })
  const reason = requirements.getByText(/^Tu CV lo muestra: «React»/)
  await expect(reason).toBeHidden()
  await requirements.getByText('React', { exact: true }).click()
  await expect(reason).toBeVisible()
  await expect(requirements.getByText('Experiencia: «React»')).toBeVisible()
  await expectGoodPage(page)
})

test('axe finds nothing where vacancies are found and read, and they reflow', async ({ page, request }) => {
  test.slow()
  const job = await aJob(request)
  await page.goto(`/jobs/${job.id}`)
  await expect(page.getByRole('heading', { name: 'Vacantes parecidas' })).toBeVisible()
  await expectGoodPage(page)
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  await page.goto(`/app/jobs?tab=explorar&modality=REMOTO&vacante=${job.id}`)
  const fit = page.getByRole('region', { name: 'Vacante abierta' }).getByRole('region', { name: 'Tu encaje' })
  await expect(fit).toContainText('Faltan datos para estimar tu encaje')
  await expect(fit.getByRole('link', { name: 'Crear mi CV' })).toHaveAttribute('href', '/app/cv')
  await expectGoodPage(page)
  await page.goto(`/jobs/${job.id}?panel=reportar`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodPage(page, [
    { width: 320, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
  ])
})
