import type { Locator } from '@playwright/test'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { aMember } from '#tests/support/browser/company-walk.ts'
import { type Account, expect, lastMailTo, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import {
  aProcess,
  applicants,
  boardOf,
  cardIn,
  column,
  dashboard,
  type Process,
} from '#tests/support/browser/hiring-walk.ts'

const MANY = 22
const many = Array.from({ length: MANY }, (_, at) => `Persona ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]} del Río`)
const names = ["Zoë O'Connor", 'Íñigo Etxeberria-Arana', 'Wang Xiǎomíng', 'Лариса Петрова', ...many]

// Whoever applied comes to the team after a minute, which all of these walks share.
test.describe.configure({ mode: 'serial' })

let process: Process
let people: Account[]
test.beforeAll(async ({ request }) => {
  test.setTimeout(4 * UNDO_SECONDS * 1000)
  process = await aProcess(request)
  people = await applicants(request, process, names)
})

test('two people move the same card, and the slower one reads who moved it where', async ({ page, request }) => {
  const { owner, company } = process
  const laura = await aMember(request, owner, company, 'RECRUITER', 'Laura Núñez-O’Hara')
  await signIn(page, owner)
  await page.goto(dashboard(process))
  await expect(cardIn(page, 'Nuevas', "Zoë O'Connor")).toBeVisible()
  await expectGoodPage(page)

  // The own browser hears nothing of the others until its move was refused.
  await page.route('**/dashboard/changes*', (route) => route.abort())
  const { cards, stages } = await boardOf(request, process)
  const card = cards.find(({ full_name }) => full_name === "Zoë O'Connor")
  const goal = stages.find(({ name }) => name === 'Oferta')
  const body = { stage_id: goal?.id, expected_stage_id: card?.stage_id, version: card?.version }
  const headers = { authorization: `Bearer ${laura.token}` }
  expect((await request.post(`/api/v1/applications/${card?.id}/move`, { data: body, headers })).ok()).toBe(true)

  await cardIn(page, 'Nuevas', "Zoë O'Connor").focus()
  await page.keyboard.press('2')
  await expect(page.getByText(/^Laura Núñez-O’Hara movió esta postulación a Oferta hace /)).toBeVisible()
  await expect(cardIn(page, 'Oferta', "Zoë O'Connor")).toBeVisible()
  await page.getByRole('button', { name: 'Ver dónde está' }).click()
  await expect(cardIn(page, 'Oferta', "Zoë O'Connor")).toBeFocused()

  await page.unroute('**/dashboard/changes*')
  const there = (await boardOf(request, process)).cards.find(({ id }) => id === card?.id)
  const back = { stage_id: card?.stage_id, expected_stage_id: there?.stage_id, version: there?.version }
  await request.post(`/api/v1/applications/${card?.id}/move`, { data: back, headers })
  await expect(cardIn(page, 'Nuevas', "Zoë O'Connor")).toBeVisible()
})

test('the whole board works by keyboard', async ({ page, request }) => {
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?orden=nombre'))
  await cardIn(page, 'Nuevas', 'Íñigo').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Tomaste a Íñigo Etxeberria-Arana, en Nuevas/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(cardIn(page, 'Entrevista', 'Íñigo')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  await expect
    .poll(async () => {
      const { cards, stages } = await boardOf(request, process)
      const at = cards.find(({ full_name }) => full_name.startsWith('Íñigo'))?.stage_id
      return stages.find(({ id }) => id === at)?.name
    })
    .toBe('Entrevista')
  await page.keyboard.press('1')
  await expect(cardIn(page, 'Nuevas', 'Íñigo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/postulacion=/)
  const panel = page.getByRole('region', { name: 'Postulación abierta' })
  await expect(panel.getByRole('heading', { name: 'Íñigo Etxeberria-Arana' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(panel.getByRole('heading', { name: 'Íñigo Etxeberria-Arana' })).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(panel.getByRole('heading', { name: 'Íñigo Etxeberria-Arana' })).toBeVisible()
  await expectGoodPage(page)

  const { stages } = await boardOf(request, process)
  await page.keyboard.press(String(stages.findIndex(({ kind }) => kind === 'HIRED') + 1))
  const question = page.getByRole('dialog', { name: '¿Contratar a Íñigo Etxeberria-Arana?' })
  await expect(question).toBeVisible()
  // Keys rest while a question is open: neither a move nor the next person.
  await page.keyboard.press('2')
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(panel.getByRole('heading', { name: 'Íñigo Etxeberria-Arana' })).toBeVisible()
  await expect(cardIn(page, 'Nuevas', 'Íñigo')).toBeVisible()
  await panel.getByRole('button', { name: 'Cerrar postulación' }).click()
  await expect(cardIn(page, 'Nuevas', 'Íñigo')).toBeFocused()
})

/** Where something begins and how high it is, on the screen. */
const boxOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('the cards have the height of the screen, and whoever is open all of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, process.owner)
  await page.goto(dashboard(process))
  const first = page.locator('[data-card]').first()
  await expect(first).toBeVisible()
  expect((await boxOf(page.locator('[data-board-head]'))).height).toBeLessThanOrEqual(56)
  expect((await boxOf(first)).y).toBeLessThanOrEqual(320)

  await cardIn(page, 'Nuevas', 'Íñigo').click()
  const panel = page.getByRole('region', { name: 'Postulación abierta' })
  const name = panel.getByRole('heading', { name: 'Íñigo Etxeberria-Arana' })
  await expect(name).toBeVisible()
  const edges = async () => {
    const { x, width, y, height } = await boxOf(panel)
    return { y, height, right: x + width }
  }
  // Also when a busy machine draws it late.
  await expect.poll(edges).toEqual({ y: 0, height: 900, right: 1440 })
  const sheet = await boxOf(panel)
  expect((await boxOf(panel.locator('[data-sheet-head]'))).height).toBeLessThanOrEqual(150)
  for (const tab of await panel.getByRole('tab').all()) {
    const { x, y, width } = await boxOf(tab)
    expect(x).toBeGreaterThanOrEqual(sheet.x)
    expect(x + width).toBeLessThanOrEqual(1440)
    expect(y).toBeLessThanOrEqual(170)
  }
  expect((await boxOf(panel.getByRole('region', { name: 'CV enviado' }))).y).toBeLessThanOrEqual(450)
  await panel.getByRole('tabpanel').evaluate((part) => part.scrollTo(0, part.scrollHeight))
  await expect(name).toBeInViewport()
  await expect(panel.getByRole('button', { name: 'Mover a…' })).toBeInViewport()
  await panel.getByRole('link', { name: 'Escribir un mensaje' }).click()
  await expect(panel.getByRole('tab', { name: 'Mensajes', selected: true })).toBeVisible()
  await expectGoodPage(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(dashboard(process))
  await expect(first).toBeVisible()
  expect((await boxOf(first)).y).toBeLessThanOrEqual(300)
  await expect(page.getByRole('searchbox', { name: 'Buscar en el tablero' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Buscar y ordenar' }).click()
  await expect(page.getByRole('searchbox', { name: 'Buscar en el tablero' })).toBeVisible()
  await expectGoodPage(page)
})

test('a «no» waits in the queue, can be changed, and leaves when it is told to', async ({ page, request }) => {
  const wang = people[2]
  if (!wang) throw new Error('somebody applied')
  await signIn(page, process.owner)
  await page.goto(dashboard(process))
  await page.getByRole('button', { name: /más: Wang/ }).click()
  await page.getByRole('menuitem', { name: 'No seleccionar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'No seleccionar' })
  await expect(dialog.getByLabel('Respuesta')).toHaveValue(/Gracias por postularte/)
  await dialog.getByRole('button', { name: 'No seleccionar y responder' }).click()
  await expect(dialog.getByText('Elige el motivo.')).toBeVisible()
  await dialog.getByLabel('Motivo').selectOption('REQUISITOS')
  await dialog.getByRole('button', { name: 'SQL' }).click()
  await expect(dialog.getByLabel('Respuesta')).toHaveValue(/SQL/)
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'No seleccionar y responder' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Wang/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(cardIn(page, 'Nuevas', 'Wang')).toBeVisible()

  await page.getByRole('button', { name: /más: Wang/ }).click()
  await page.getByRole('menuitem', { name: 'No seleccionar…' }).click()
  await dialog.getByLabel('Motivo').selectOption('EXPERIENCIA')
  await dialog.getByRole('button', { name: 'No seleccionar y responder' }).click()
  await page.getByRole('button', { name: /^Cola de envío/ }).click()
  const queue = page.getByRole('dialog', { name: 'Cola de envío' })
  await queue.getByRole('button', { name: 'Editar' }).click()
  await queue.getByLabel('Texto').fill('Hola: tu experiencia es valiosa, pero buscábamos otra. Un abrazo del molino.')
  await queue.getByRole('button', { name: 'Guardar cambios' }).click()
  await queue.getByRole('button', { name: 'Enviar ahora' }).click()
  await lastMailTo(request, wang.user.email, /Un abrazo del molino/)
})

test('one person chosen in the list is hired by name', async ({ page }) => {
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=lista&q=Zo%C3%AB'))
  await page.getByRole('checkbox', { name: /Zoë/ }).check()
  const bar = page.getByRole('region', { name: 'Acciones para las elegidas' })
  await bar.getByRole('button', { name: 'Mover a…' }).click()
  await page.getByRole('menuitem', { name: /^Contratad/ }).click()
  const question = page.getByRole('dialog', { name: "¿Contratar a Zoë O'Connor?" })
  await expect(question.getByText(/^Pasa a Contratad/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar' }).click()
})

test('many at once: the number is typed, the work is followed and taken back', async ({ page, request }) => {
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=lista&q=del R%C3%ADo'))
  await expect(page.getByText(`${MANY} postulaciones`)).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('checkbox', { name: 'Elegir todas las que se ven' }).check()
  const bar = page.getByRole('region', { name: 'Acciones para las elegidas' })
  await bar.getByRole('button', { name: 'No seleccionar' }).click()
  const dialog = page.getByRole('dialog', { name: `No seleccionar a ${MANY} personas` })
  await dialog.getByLabel('Motivo').selectOption('OTRA_PERSONA')
  const show = dialog.getByRole('button', { name: 'Ver cómo quedan' })
  await show.click()
  await expect(dialog.getByText(`Escribe ${MANY} para confirmar.`, { exact: true })).toBeVisible()
  await dialog.getByLabel(`Escribe ${MANY} para confirmar`).fill(String(MANY))
  await show.click()
  await expect(dialog.getByText(`Correo 1 de ${MANY}`)).toBeVisible()
  const first = await dialog.getByRole('article').innerText()
  await dialog.getByRole('button', { name: 'Correo siguiente' }).click()
  await expect(dialog.getByText(`Correo 2 de ${MANY}`)).toBeVisible()
  await expect(dialog.getByRole('article')).not.toHaveText(first)
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: `No seleccionar y responder a ${MANY}` }).click()
  await expect(page.getByText(`Hecho: ${MANY} postulaciones con respuesta en la cola de envío.`)).toBeVisible()
  expect((await boardOf(request, process)).figures.rejected).toBe(MANY + 1)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/^Deshecho/)).toBeVisible()
  await expect.poll(async () => (await boardOf(request, process)).figures.rejected).toBe(1)
  await expect(page.getByText(`${MANY} postulaciones`, { exact: true })).toBeVisible()
})

test('on a phone one column is in sight, and closing answers everybody', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, process.owner)
  await page.goto(dashboard(process))
  const stages = page.getByRole('navigation', { name: 'Etapas' })
  await expect(column(page, 'Nuevas')).toBeVisible()
  await stages.getByRole('link', { name: /^Oferta/ }).click()
  await expect(column(page, 'Oferta')).toBeVisible()
  await expect(column(page, 'Nuevas')).toHaveCount(0)

  const { cards } = await boardOf(request, process)
  await page.getByRole('button', { name: 'Acciones de la vacante' }).click()
  await page.getByRole('menuitem', { name: 'Cerrar la vacante…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cerrar la vacante' })
  await expect(dialog.getByText(new RegExp(`respuesta a ${cards.length} personas`))).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: `Cerrar vacante y responder a ${cards.length}` }).click()
  await expect(page.getByText('Cerrada', { exact: true })).toBeVisible()
  await expect.poll(async () => (await boardOf(request, process)).cards).toEqual([])
})
