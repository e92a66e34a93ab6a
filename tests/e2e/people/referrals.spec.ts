import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { aCvFor } from '#tests/support/browser/applications-walk.ts'
import { type Account, confirmAddress, expect, PASSWORD, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aProcess, boardOf, cardIn, dashboard } from '#tests/support/browser/hiring-walk.ts'

const NAME = "D'Angelo Peña-Ruiz"

test('somebody comes by a recommendation, is told so, and the team reads it', async ({ browser, page, request }) => {
  test.slow()
  const process = await aProcess(request)
  const { vacancy, owner, company } = process
  const { title } = vacancy.document
  await signIn(page, owner)
  await page.goto(dashboard(process, '?tab=lista'))
  await page.getByRole('button', { name: 'Recomendar a alguien' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recomendar a alguien' })
  await expect(dialog.getByText('Todavía nadie se postuló con tu recomendación.')).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Crear mi enlace' }).click()
  const address = new URL(await dialog.getByRole('textbox', { name: 'Tu enlace' }).inputValue())
  expect(address.search).toMatch(/^\?recomienda=\w{16}$/)
  await expectGoodPage(page)

  // A visitor, who signs up on the way.
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const there = await visitor.newPage()
  await there.goto(address.pathname + address.search)
  await there.getByRole('link', { name: 'Postularme', exact: true }).click()
  await expect(there.getByText(`Vas a postularte a ${title}, de `)).toBeVisible()
  await there.getByLabel('Nombre y apellido').fill(NAME)
  await there.getByLabel('Correo', { exact: true }).fill(`persona-${randomUUID()}@correo.example`)
  await there.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await there.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await there.getByRole('button', { name: 'Crear cuenta' }).click()
  await there.getByRole('button', { name: /^Busco Oportunidades/ }).click()
  const sheet = there.getByRole('dialog', { name: `Postularte a ${title}` })
  await sheet.getByRole('link', { name: 'Crear mi CV' }).click()
  await expect(there).toHaveURL('/app/cv')
  const account = await storedAccount(there)
  await aCvFor(request, account)
  await confirmAddress(request, account)
  await there.getByRole('link', { name: 'Volver a postularme' }).click()
  const told = sheet.getByText(`${owner.user.full_name} te recomienda para esta vacante`)
  await expect(told).toBeVisible()
  await expect(sheet.getByText(`${company.name} sabrá quién te recomendó.`)).toBeVisible()
  await expectGoodPage(there)
  await sheet.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(sheet).toBeHidden()
  await visitor.close()

  await expect
    .poll(async () => (await boardOf(request, process)).cards.length, { timeout: 2 * UNDO_SECONDS * 1000 })
    .toBe(1)
  await page.goto(dashboard(process))
  await cardIn(page, 'Nuevas', NAME).click()
  const panel = page.getByRole('region', { name: 'Postulación abierta' })
  await expect(panel.getByText(`Recomendación del equipo (${owner.user.full_name})`)).toBeVisible()
  await page.goto(dashboard(process, '?tab=lista&panel=recomendar'))
  await expect(dialog.getByText('1 persona se postuló con tu recomendación.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Desactivar' }).click()
  await dialog.getByRole('button', { name: 'Desactivar enlace' }).click()
  await expect(dialog.getByRole('button', { name: 'Crear mi enlace' })).toBeVisible()
  // Whoever holds the old one still reads the vacancy.
  const answer = await request.get(address.pathname + address.search)
  expect([answer.status(), (await answer.text()).includes(title)]).toEqual([200, true])
})

async function storedAccount(page: Parameters<typeof signIn>[0]): Promise<Account> {
  const stored = await page.evaluate<string>(`localStorage.getItem('auth-storage')`)
  const { state } = JSON.parse(stored)
  return { ...state, password: PASSWORD }
}
