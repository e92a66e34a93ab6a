import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aProcess, applicants, dashboard, type Process } from '#tests/support/browser/hiring-walk.ts'

// Whoever applied comes to the team after a minute, which these walks share.
test.describe.configure({ mode: 'serial' })

const names = ["Zoë O'Connor", 'Íñigo Etxeberria-Arana', 'Wang Xiǎomíng', 'Anna Puig i Serra', 'Łukasz Nowak']
const EVERYBODY = names.length + 1

let process: Process
test.beforeAll(async ({ request }) => {
  test.setTimeout(4 * UNDO_SECONDS * 1000)
  process = await aProcess(request)
  await applicants(request, process, names)
})

const tab = (name: string) => `/app/my-companies/${process.company.id}?tab=${name}`

test('everybody who applied is found in one list, whose filters are kept under a name', async ({ page }) => {
  await signIn(page, process.owner)
  await page.goto(tab('candidaturas'))
  const table = page.getByRole('table', { name: 'Candidaturas' })
  await expect(table.getByRole('row')).toHaveCount(EVERYBODY)
  await expectGoodPage(page)

  await page.getByRole('searchbox', { name: 'Buscar candidaturas' }).fill('inigo')
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Guardar como lista' }).click()
  await page.getByRole('button', { name: 'Guardar lista' }).click()
  await expect(page.getByRole('dialog').getByText('Completa este campo.').first()).toBeVisible()
  await page.getByLabel('Nombre').fill('Para llamar')
  await page.getByRole('button', { name: 'Guardar lista' }).click()
  const kept = page.getByRole('button', { name: 'Para llamar', exact: true })
  await expect(kept).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Todas en curso' }).click()
  await expect(table.getByRole('row')).toHaveCount(EVERYBODY)
  await page.reload()
  await kept.click()
  await expect(table.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await download).suggestedFilename()).toContain('Candidaturas')

  await table.getByRole('link', { name: 'Íñigo Etxeberria-Arana' }).click()
  await expect(page.getByRole('heading', { name: 'Íñigo Etxeberria-Arana' })).toBeVisible()
  await page.goBack()
  await expect(kept).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('combobox', { name: 'Etapa' }).selectOption('OFFER')
  await expect(page.getByText('Nadie con estos filtros.')).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Editar la lista' }).click()
  await page.getByRole('button', { name: 'Eliminar la lista' }).click()
  await page.getByRole('button', { name: 'Eliminar lista definitivamente' }).click()
  await expect(kept).toBeHidden()
  await expect(table.getByRole('row')).toHaveCount(EVERYBODY)
})

test('the reports say how hiring goes, and how each figure is counted', async ({ page }) => {
  await signIn(page, process.owner)
  await page.goto(tab('informes'))
  await expect(page.getByRole('table', { name: 'Vacantes abiertas' }).getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('term').filter({ hasText: /^Candidaturas/ })).toBeVisible()
  await page.getByText('Cómo se cuenta: Respuestas a tiempo').click()
  await expect(page.getByText('De las candidaturas cuya fecha prometida ya pasó')).toBeVisible()
  await expectGoodPage(page)
  await page.getByText('30 días', { exact: true }).click()
  await expect(page.getByRole('list', { name: 'Candidaturas por semana' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  expect((await download).suggestedFilename()).toContain('Informes')

  await page.getByText('Otras fechas').click()
  await page.getByLabel('Desde', { exact: true }).fill('2026-02-01')
  await page.getByLabel('Hasta', { exact: true }).fill('2026-01-01')
  await expect(page.getByText('Elige un final que no sea anterior al principio.')).toBeVisible()
})

test('a calendar reads the interviews of its person at a secret address, until that is switched off', async ({
  page,
  request,
}) => {
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=entrevistas'))
  await page.getByRole('button', { name: 'Crear mi dirección' }).click()
  const address = page.getByLabel('Tu dirección secreta', { exact: true })
  const url = new URL(await address.inputValue()).pathname
  await expectGoodPage(page)
  const read = await request.get(url)
  expect(read.headers()['content-type']).toContain('text/calendar')
  expect(await read.text()).toContain('BEGIN:VCALENDAR')

  await page.reload()
  await expect(page.getByText('Tu calendario la leyó')).toBeVisible()
  await expect(address).toBeHidden()
  await page.getByRole('button', { name: 'Crear una dirección nueva' }).click()
  await page.getByRole('button', { name: 'Crear dirección nueva' }).click()
  const renewed = new URL(await address.inputValue()).pathname
  expect([(await request.get(url)).status(), (await request.get(renewed)).status()]).toEqual([404, 200])
  await page.getByRole('button', { name: 'Desactivar' }).click()
  await page.getByRole('button', { name: 'Desactivar dirección' }).click()
  await expect(page.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible()
  expect((await request.get(renewed)).status()).toBe(404)
})
