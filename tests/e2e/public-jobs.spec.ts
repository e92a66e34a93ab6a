import type { APIRequestContext, Page } from '@playwright/test'
import type { JobCard } from '#shared/jobs/jobs.ts'
import { salaryWords } from '#shared/words/vacancies.ts'
import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

/** One of the demonstration's own; other tests publish theirs at the same time, so nothing here counts all. */
async function aNurse(request: APIRequestContext): Promise<JobCard> {
  const answer = await request.get('/api/v1/jobs', { params: { q: 'enfermera' } })
  const { items }: { items: JobCard[] } = await answer.json()
  const [job] = items
  if (!job) throw new Error('the demonstration has no such vacancy')
  return job
}

const tiles = (page: Page) => page.getByRole('list', { name: 'Vacantes', exact: true }).getByRole('listitem')

/** Before it is ready, a page works as a document: a form is sent and another document comes. */
async function markReady(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('programready', () => document.documentElement.setAttribute('data-ready', ''))
  })
}

test('without a script: search, next page, vacancy, company', async ({ browser, request, baseURL }) => {
  const nurse = await aNurse(request)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recién publicadas' })).toBeVisible()
  await page.getByLabel('Qué buscas').fill('enfermera')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/?q=enfermera&donde=')
  await expect(page).toHaveTitle('Empleos de enfermera · Skillo')
  await expect(page.getByRole('status')).toHaveText(/^\d+ vacantes?$/)
  await tiles(page).getByRole('link', { name: nurse.title }).first().click()
  await expect(page).toHaveURL(`/jobs/${nurse.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nurse.title)
  await expect(page.getByText(salaryWords(nurse.document.salary)).first()).toBeVisible()
  const described = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  expect(described).toMatchObject({ '@type': 'JobPosting', title: nurse.title })
  await expect(page.getByRole('heading', { name: 'Vacantes parecidas' })).toBeVisible()
  await page.getByRole('link', { name: 'Conoce la empresa y sus vacantes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nurse.company.name)
  await page.getByRole('link', { name: /^Volver a/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nurse.title)
  await page.goto('/?q=')
  const first = await tiles(page).getByRole('link').first().getAttribute('href')
  await page.getByRole('link', { name: 'Más vacantes' }).click()
  await expect(page.getByRole('link', { name: 'Volver al principio' })).toBeVisible()
  expect(await tiles(page).getByRole('link').first().getAttribute('href')).not.toBe(first)
  await page.goto('/?q=%3Cscript%3Ewindow.__xss%3D1%3C%2Fscript%3E')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleos de <script>window.__xss=1</script>')
  await context.close()
})

test('the browser takes each page over without changing a word of it', async ({ browser, request, baseURL }) => {
  test.slow()
  const nurse = await aNurse(request)
  // Far from the server's clock, so that a date drawn twice would differ.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'es-ES',
    timezoneId: 'Pacific/Kiritimati',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await markReady(page)
  for (const path of ['/', '/?q=enfermera', '/?q=zzzqx', `/jobs/${nurse.id}`, `/jobs/${nurse.id}?empresa=1`]) {
    await page.goto(path)
    // Its own clock may tell a date another way afterwards; nothing else may change.
    const words = () =>
      page.evaluate(() => {
        const copy = document.getElementById('root')?.cloneNode(true)
        if (!(copy instanceof HTMLElement)) return ''
        for (const time of copy.querySelectorAll('time')) time.remove()
        return copy.innerText.replace(/\s+/g, ' ')
      })
    const drawn = await words()
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await page.waitForLoadState('networkidle')
    expect(await words()).toBe(drawn)
    expect(complaints).toEqual([])
  }
  await context.close()
})

test('search goes on inside the program, and back comes to the same results', async ({ page, request }) => {
  const nurse = await aNurse(request)
  await markReady(page)
  await page.goto('/?q=')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.getByLabel('Qué buscas').fill('  enfermera ')
  await page.getByLabel('Dónde').fill('Sevilla')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/?q=enfermera&donde=Sevilla')
  await expect(page).toHaveTitle('Empleos de enfermera en Sevilla · Skillo')
  await expect(tiles(page).first()).toContainText('Sevilla')
  await expectGoodPage(page)
  await page.goto('/?q=enfermera')
  await tiles(page).getByRole('link', { name: nurse.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nurse.title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleos de enfermera')
  await expect(page.getByLabel('Qué buscas')).toHaveValue('enfermera')
  await page.getByLabel('Qué buscas').fill('zzzqx')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No hay vacantes con estas palabras')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas las vacantes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las vacantes')
})

test('a visitor narrows a search by filters that stay in the address, and takes them away again', async ({ page }) => {
  await markReady(page)
  await page.goto('/')
  const areas = page.getByRole('region', { name: 'Trabajo de todos los oficios' })
  expect(await areas.getByRole('link').count()).toBeGreaterThan(10)
  await areas.getByRole('link', { name: /^Enfermería/ }).click()
  await expect(page).toHaveURL('/?area=nursing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empleos en Enfermería')
  await expect(tiles(page).first()).toContainText('Publicada el')
  await page.getByLabel('Modalidad').selectOption('Presencial')
  await expect(page).toHaveURL('/?area=nursing&modalidad=PRESENCIAL')
  await page.getByLabel('País desde el que trabajas').selectOption('España')
  await expect(page).toHaveURL('/?area=nursing&modalidad=PRESENCIAL&pais=ES')
  const chosen = page.getByRole('list', { name: 'Filtros puestos' })
  await expect(chosen.getByRole('link')).toHaveText([
    'Quitar Enfermería',
    'Quitar Presencial',
    'Quitar España',
    'Quitar filtros',
  ])
  await expectGoodPage(page)
  await page.reload()
  await expect(page.getByLabel('Modalidad')).toHaveValue('PRESENCIAL')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await chosen.getByRole('link', { name: 'Quitar Presencial' }).click()
  await expect(page).toHaveURL('/?area=nursing&pais=ES')
  await expect(page.getByRole('status')).toBeFocused()
  await expect(page.getByLabel('Modalidad')).toHaveValue('')
  await tiles(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/^.*\/jobs\//)
  await page.goBack()
  await expect(page).toHaveURL('/?area=nursing&pais=ES')
  await expect(chosen.getByRole('link', { name: 'Quitar Desde España' })).toBeVisible()
  await chosen.getByRole('link', { name: 'Quitar filtros' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las vacantes')
})

test('on a phone the filters open, and stay open from one to the next', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await markReady(page)
  await page.goto('/?q=enfermera')
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page.getByLabel('Jornada')).toBeHidden()
  await page.getByText('Filtros y orden').click()
  await page.getByLabel('Jornada').selectOption('Jornada completa')
  await expect(page).toHaveURL('/?q=enfermera&jornada=COMPLETA')
  await page.getByLabel('Fecha').selectOption('Último mes')
  await expect(page).toHaveURL('/?q=enfermera&jornada=COMPLETA&fecha=30')
  await expectGoodPage(page)
})

test('whoever is signed in sees what is theirs on a page that was drawn for nobody', async ({ page, request }) => {
  const nurse = await aNurse(request)
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await request.put(`/api/v1/jobs/${nurse.id}/save`, { headers: { authorization: `Bearer ${account.token}` } })
  await signIn(page, account)
  await page.goto(`/jobs/${nurse.id}`)
  await expect(page.getByRole('button', { name: 'Quitar de guardadas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a mi espacio' })).toBeVisible()
  await page.goto(`/jobs/${nurse.id}?empresa=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nurse.company.name)
  await expectGoodPage(page)
})

test('a shared vacancy has its picture', async ({ page, request }) => {
  const nurse = await aNurse(request)
  await page.goto(`/jobs/${nurse.id}`)
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(new URL(picture ?? '').pathname)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
})
