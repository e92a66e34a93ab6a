import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { type Account, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { openSection } from '#tests/support/browser/review-walk.ts'

const TEXT = `Rocío Fuente
633 20 10 00, rocio.fuente@correo.example
Experiencia
Camarera de pisos, Hotel Bahía Azul, abril 2022 - octubre 2023
Dependienta, Panadería La Espiga, mayo 2018 - septiembre 2018
cobraba y reponía
a veces
OTROS
ESTADO CIVIL: SOLTERA
los de siempre
verano en el chiringuito
ref 44-B
puerta 3
Estudios
Graduado escolar`

const LOST = [
  'cobraba y reponía',
  'a veces',
  'ESTADO CIVIL: SOLTERA',
  'los de siempre',
  'verano en el chiringuito',
  'ref 44-B',
  'puerta 3',
]

/** What a poor reading would answer, whatever the reader makes of this text by now. */
const POOR = cvDocument.parse({
  basics: { full_name: 'Rocío Fuente', email: 'rocio.fuente@correo.example', phone: '633 20 10 00' },
  experience: [
    {
      id: randomUUID(),
      position: 'Camarera de pisos',
      company: 'Hotel Bahía Azul',
      start: '2022-04',
      end: '2023-10',
    },
    {
      id: randomUUID(),
      position: 'Dependienta',
      company: 'Panadería La Espiga',
      start: '2018-05',
      end: '2018-09',
    },
  ],
  education: [{ id: randomUUID(), degree: 'Graduado escolar' }],
})

async function readPoorly(route: Route): Promise<void> {
  const answer = await route.fetch()
  const found = await answer.json()
  const confidence = { 'experience.0.company': 'MEDIA', 'experience.1.position': 'BAJA', 'basics.phone': 'MEDIA' }
  const proposal = { ...found.proposal, document: POOR, confidence, unplaced_text: LOST }
  await route.fulfill({ response: answer, json: { ...found, proposal } })
}

const WITHOUT_JOBS = `Rocío Fuente
633 20 10 00, rocio.fuente@correo.example
Estudios
Graduado escolar, Colegio del Mar, 2016
Idiomas
Inglés B1`

async function reviewOf(page: Page, request: APIRequestContext, text: string): Promise<Account> {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const headers = { authorization: `Bearer ${account.token}` }
  const read = await request.post('/api/v1/cvs/import/text', { headers, data: { text } })
  expect(read.status()).toBe(201)
  await signIn(page, account)
  await page.goto(`/app/cv?importacion=${(await read.json()).id}`)
  await expect(page.getByRole('button', { name: 'Usar estos datos' })).toBeEnabled()
  return account
}

async function ownCv(request: APIRequestContext, { token }: Account) {
  const headers = { authorization: `Bearer ${token}` }
  const { items } = await (await request.get('/api/v1/cvs', { headers })).json()
  return (await request.get(`/api/v1/cvs/${items[0].id}`, { headers })).json()
}

/** By its own words: those of its neighbours stand beside it. */
const lineOf = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.locator('p.font-medium', { hasText: text }) })

for (const [device, width] of [
  ['phone', 390],
  ['desk', 1440],
] as const) {
  test(`on a ${device} each lost line gets its place with one tap, can be taken back, and nothing is lost`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.route('**/api/v1/cvs/imports/*', readPoorly)
    const account = await reviewOf(page, request, TEXT)
    await expect(page.getByRole('heading', { name: '6 líneas que no entendimos' })).toBeVisible()
    const task = lineOf(page, 'cobraba y reponía')
    await expect(task).toContainText('Estaba bajo Dependienta · Panadería La Espiga')
    await task.getByRole('button', { name: 'Es de este trabajo' }).click()
    await expect(page.getByRole('button', { name: 'Deshacer: cobraba y reponía' })).toBeFocused()
    await page.getByRole('button', { name: 'Deshacer: cobraba y reponía' }).click()
    await expect(task.getByRole('button', { name: 'Es de este trabajo' })).toBeFocused()
    await task.getByRole('button', { name: 'Es de este trabajo' }).click()
    await lineOf(page, 'a veces').getByRole('button', { name: 'No hace falta' }).click()
    await expectGoodPage(page)
    await lineOf(page, 'verano en el chiringuito').getByRole('button', { name: 'Es un trabajo', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Deshacer: verano en el chiringuito' })).toBeFocused()

    await page.getByRole('button', { name: 'Usar estos datos' }).click()
    await expect(page).toHaveURL(/\/app\/cv\?cv=/)
    const { document } = await ownCv(request, account)
    expect(document.experience).toMatchObject([
      { position: 'Camarera de pisos' },
      { position: 'Dependienta', achievements: ['cobraba y reponía'] },
      { position: 'verano en el chiringuito' },
    ])
    const kept = JSON.stringify(document.custom)
    for (const line of ['los de siempre', 'puerta 3', 'ESTADO CIVIL: SOLTERA']) expect(kept).toContain(line)
    expect(kept).not.toContain('a veces')
  })
}

test('doubts are gone through one after the other, and the original shows where each was read', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/api/v1/cvs/imports/*', readPoorly)
  await reviewOf(page, request, TEXT)
  const left = page.getByText(/^\d+ por mirar$/).last()
  const before = Number.parseInt((await left.textContent()) ?? '', 10)
  expect(before).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Siguiente dudoso' }).click()
  const first = page.locator('[data-doubt]:focus')
  await expect(first).toBeInViewport()
  await first.press('Enter')
  await expect(left).toHaveText(`${before - 1} por mirar`)
  await page.keyboard.press('Control+z')
  await expect(left).toHaveText(`${before} por mirar`)

  const original = page.getByRole('region', { name: 'Texto original' })
  await openSection(page, 'Experiencia')
  await page.getByLabel('Puesto', { exact: true }).last().focus()
  await expect(original.locator('mark')).toHaveText('Dependienta')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Original', exact: true }).click()
  await expect(page.getByRole('dialog').locator('mark')).toHaveText('Dependienta')
  await expect(page).toHaveURL(/vista=original/)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a CV without any job is taken over by whoever knows what it means', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const account = await reviewOf(page, request, WITHOUT_JOBS)
  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  const warning = page.getByRole('dialog', { name: 'Este CV no tiene ningún trabajo' })
  await expect(warning).toBeVisible()
  await expectGoodPage(page)
  await warning.getByRole('button', { name: 'Añadir experiencia' }).click()
  await expect(page.getByRole('textbox', { name: 'Puesto' })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Puesto' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Usar estos datos' }).click()
  await warning.getByRole('button', { name: 'Aún no tengo experiencia' }).click()
  await expect(page).toHaveURL(/\/app\/cv\?cv=/)
  expect((await ownCv(request, account)).document).toMatchObject({ no_experience: true, experience: [] })
})
