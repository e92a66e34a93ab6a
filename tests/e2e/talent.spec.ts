import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

async function demoAccount(request: APIRequestContext, name: string): Promise<Account> {
  const data = { email: `${name}@demo.skillo.example`, password: 'demo-skillo-2026' }
  return { ...(await (await request.post('/api/v1/auth/login', { data })).json()), password: data.password }
}

/** The demonstration's own vacancy that asks for what her CV does not say. */
async function designJob(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.get('/api/v1/jobs', { params: { q: 'Diseñador/a UX/UI' } })).json()
  return items[0].id
}

async function companyOf(request: APIRequestContext, { token }: Account): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  return (await (await request.get('/api/v1/companies', { headers })).json()).items[0].id
}

/** People are known by what they do until they say yes. */
const DESIGNER = 'Diseñadora UX/UI de museos'
const VALERIA = 'Desarrolladora frontend'

/** Somebody else who can be found: one person alone is no comparison. */
async function aDesigner(request: APIRequestContext): Promise<void> {
  const full_name = 'Begoña Uribarri Nuez'
  const headline = DESIGNER
  const { token } = await registerAccount(request, { full_name, intent: 'SEEKER' })
  const headers = { authorization: `Bearer ${token}` }
  await request.put('/api/v1/users/me', { headers, data: { visibility: 'VISIBLE' } })
  const job = { position: 'Diseñadora UX/UI', company: 'Estudio Nogal', start: '2019-01', current: true }
  const document = {
    basics: { full_name, headline, city: 'Gijón', country: 'ES' },
    experience: [{ id: randomUUID(), ...job, achievements: ['Prototipos en Figma.', 'Diseño de interfaces.'] }],
  }
  const made = await request.post('/api/v1/cvs', { headers, data: { title: 'Mi CV', document } })
  expect(made.status()).toBe(201)
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a recruiter finds, opens, compares and invites somebody', async ({ page, request }) => {
  test.slow()
  const tomas = await demoAccount(request, 'tomas')
  const [company_id, vacancy_id] = await Promise.all([
    companyOf(request, tomas),
    designJob(request),
    aDesigner(request),
  ])
  await signIn(page, tomas)
  await page.goto(`/app/my-companies/${company_id}?tab=talento&vacante=${vacancy_id}`)
  const people = page.getByRole('list', { name: 'Personas' })
  const valeria = people.getByRole('listitem').filter({ hasText: VALERIA }).first()
  await expect(valeria).toBeVisible()
  await page.getByLabel('Buscar personas').fill('fontanería Teruel')
  await expect(page.getByText('Nadie para «fontanería Teruel»')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar la búsqueda' }).click()
  await expect(valeria).toBeVisible()
  await expectGoodPage(page)

  const other = people.getByRole('checkbox', { name: `Comparar a ${DESIGNER}` }).first()
  // Her CV is read by a task, soon after it was saved.
  await expect(async () => {
    await page.reload()
    await expect(other).toBeVisible({ timeout: 2000 })
  }).toPass()
  await valeria.getByRole('checkbox', { name: /^Comparar/ }).click()
  await other.click()
  await page.getByRole('button', { name: 'Comparar', exact: true }).click()
  const table = panel(page, 'Comparar personas').getByRole('table')
  // She applied to this company, which knows her by name; the designer did not.
  await expect(table.getByRole('columnheader', { name: /Valeria Montes/ })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: new RegExp(DESIGNER) })).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Cerrar' }).click()

  await people.getByRole('listitem').filter({ hasText: DESIGNER }).first().getByRole('link').click()
  const person = panel(page, 'Persona y encaje')
  await expect(person.getByRole('heading', { name: DESIGNER })).toBeVisible()
  await expect(person.getByText('Verás su nombre cuando diga que le interesa')).toBeVisible()
  await person.getByRole('button', { name: /^Invitar/ }).click()
  const letter = page.getByRole('dialog', { name: 'Así leerá tu invitación' })
  await letter.getByLabel('Tus palabras').fill('Rediseñamos nuestra tienda y nos gustó tu trabajo.')
  await expect(letter.getByRole('article')).toContainText('Rediseñamos nuestra tienda y nos gustó tu trabajo.')
  await expect(letter.getByText(/^Te quedan? \d+ invitaci/)).toBeVisible()
  await expectGoodPage(page)
  await letter.getByRole('button', { name: 'Enviar invitación' }).click()
  await person.getByRole('button', { name: 'Deshacer envío' }).click()
  await expect(person.getByRole('button', { name: /^Invitar/ })).toBeVisible()
  await person.getByRole('button', { name: /^Invitar/ }).click()
  await letter.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(person.getByText(/^La invitación sale en/)).toBeVisible()
  await expectGoodPage(page)
})

test('somebody answers what the CV does not say, and the range follows', async ({ page, request }) => {
  const vacancy_id = await designJob(request)
  await signIn(page, await demoAccount(request, 'valeria'))
  await page.goto(`/jobs/${vacancy_id}`)
  const fit = page.getByRole('region', { name: 'Tu encaje' })
  const range = fit.getByRole('status').first()
  await expect(range).toContainText('%')
  const before = await range.innerText()
  const line = fit
    .getByRole('list', { name: 'Requisitos comparados con tu CV' })
    .getByRole('group')
    .filter({
      has: page.getByRole('button', { name: 'Un poco' }),
    })
  await line.first().getByRole('button', { name: 'Sí', exact: true }).click()
  await expect(range).not.toHaveText(before)
  await expect(line.first().getByRole('button', { name: 'Sí', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expectGoodPage(page)
  await line.first().getByRole('button', { name: 'Deshacer' }).click()
  await expect(range).toContainText(before.split('\n')[0] ?? before)
})
