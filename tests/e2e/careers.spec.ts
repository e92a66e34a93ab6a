import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIRequestContext, Page } from '@playwright/test'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aPublisher, aVacancy } from '#tests/support/browser/vacancies-walk.ts'

const DEMO = '/?empresa=marea-digital-demo'
const tiles = (page: Page) => page.getByRole('list', { name: 'Vacantes', exact: true }).getByRole('listitem')

/** Before it is ready, the page works as a document: nothing is sent until «Buscar». */
const markReady = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('programready', () => document.documentElement.setAttribute('data-ready', ''))
  })

async function anOpenVacancy(request: APIRequestContext) {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await send(request, owner, 'POST', `vacancies/${id}/publish`, {})
  return { owner, company, vacancy_id: id }
}

test('a company gives its page two colours that can be read, and copies how it stands elsewhere', async ({
  page,
  request,
}) => {
  const { owner, company, vacancy_id } = await anOpenVacancy(request)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=ajustes`)
  const card = page.getByRole('region', { name: 'Página de empleo', exact: true })
  const written = (name: string) => card.getByRole('textbox', { name }).inputValue()
  const back = card.getByLabel(/^Color del fondo/)
  const front = card.getByLabel(/^Color de la letra/)
  await back.fill('#ffffff')
  await card.getByRole('button', { name: 'Guardar colores' }).click()
  await expect(card.getByText('Elige también el color de la letra.').first()).toBeVisible()
  await front.fill('#eeeeee')
  await expect(card.getByText('Contraste de 1,16:1: casi no se lee.')).toBeVisible()
  await card.getByRole('button', { name: 'Guardar colores' }).click()
  await expect(card.getByText(/^La letra #eeeeee casi no se lee sobre el fondo #ffffff/).first()).toBeVisible()
  await front.fill('0F766E')
  await card.getByRole('button', { name: 'Guardar colores' }).click()
  await expect(card.getByText('Cambios guardados.')).toBeVisible()
  await expect(front).toHaveValue('#0f766e')
  await expectGoodPage(page)

  const frame = await written('Para mostrarla dentro de tu web')
  expect(frame).toMatch(new RegExp(`^<iframe src="http[^"]+/\\?empresa=${company.slug}&amp;marco=1" title="[^"]+"`))
  const feed = await written('XML, para portales de empleo')
  const told = await request.get(feed)
  expect([told.status(), (await told.text()).includes(vacancy_id)]).toEqual([200, true])

  await page.goto(await written('Dirección de la página'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name)
  await expect(page.locator('article > header')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('article > header')).toHaveCSS('color', 'rgb(15, 118, 110)')
  await tiles(page).getByRole('link').first().click()
  await expect(page).toHaveURL(`/jobs/${vacancy_id}`)
  await page.getByRole('link', { name: 'Conoce la empresa y sus vacantes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.name)
})

test('everybody reads, narrows and comes back, with the program and without it', async ({ browser, page, baseURL }) => {
  await markReady(page)
  await page.goto(DEMO)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page).toHaveTitle('Trabaja en Marea Digital · Skillo')
  const all = Number.parseInt(await page.getByRole('status').first().innerText(), 10)
  await page.getByLabel('Modalidad').selectOption('HIBRIDO')
  await expect(page).toHaveURL(`${DEMO}&modalidad=HIBRIDO`)
  await expect.poll(async () => (await tiles(page).count()) < all).toBe(true)
  await expectGoodPage(page)
  await page.goBack()
  await expect(page.getByRole('status').first()).toHaveText(`${all} vacantes`)
  await page.goto(`${DEMO}&lugar=Lugo`)
  await page.getByRole('link', { name: 'Ver todas sus vacantes' }).click()
  await expect(page.getByRole('status').first()).toHaveText(`${all} vacantes`)
  await page.goto('/?empresa=nadie')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta empresa')

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const still = await context.newPage()
  await still.goto(DEMO)
  await still.getByLabel('Modalidad').selectOption('HIBRIDO')
  await still.getByRole('button', { name: 'Buscar' }).click()
  await expect(still).toHaveURL(/empresa=marea-digital-demo&.*modalidad=HIBRIDO/)
  await expect(still.getByRole('status')).not.toHaveText(`${all} vacantes`)
  await context.close()
})

test('the browser takes the page over without changing a word of it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Pacific/Kiritimati' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await markReady(page)
  await page.goto(DEMO)
  const words = () => page.locator('#root').innerText()
  const drawn = await words()
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await page.waitForLoadState('networkidle')
  expect(await words()).toBe(drawn)
  expect(complaints).toEqual([])
  await context.close()
})

test('inside the page of somebody else it works, leads out, and nothing else may be shown there', async ({
  page,
  context,
  baseURL,
}) => {
  const pageOf = (path: string) =>
    `<!doctype html><title>Otra web</title><iframe src="${baseURL}${path}" width="900" height="900"></iframe>`
  const other = createServer((request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(pageOf(decodeURIComponent(request.url?.slice(1) ?? '')))
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const open = (path: string) => page.goto(`http://127.0.0.1:${port}/${encodeURIComponent(path)}`)
  await open(`${DEMO}&marco=1`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Marea Digital')
  await expect(frame.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0)
  await frame.getByLabel('Modalidad').selectOption('HIBRIDO')
  await frame.getByRole('button', { name: 'Buscar' }).click()
  await expect(frame.getByLabel('Modalidad')).toHaveValue('HIBRIDO')
  const opened = context.waitForEvent('page')
  await frame.getByRole('list', { name: 'Vacantes', exact: true }).getByRole('link').first().click()
  await expect(await opened).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/)
  for (const path of [DEMO, '/', '/login']) {
    await open(path)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0)
  }
  other.close()
})
