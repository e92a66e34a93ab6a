import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aPublisher, aVacancy } from '#tests/support/browser/vacancies-walk.ts'
import { aReceiver, isSignedWith } from '#tests/support/outside/receiver.ts'

test('an owner makes a key for a program, copies it, and takes it back', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=integraciones`)
  const card = page.getByRole('region', { name: 'Claves de API', exact: true })
  await expect(card.getByText('Todavía no hay claves.')).toBeVisible()
  await expectGoodPage(page)
  await card.getByRole('button', { name: 'Crear clave' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Crear clave' }).click()
  await expect(dialog.getByText('Marca al menos un permiso.').first()).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Nuestra web')
  await dialog.getByRole('checkbox', { name: 'Leer vacantes' }).check()
  await dialog.getByRole('button', { name: 'Crear clave' }).click()
  const token = await dialog.getByRole('textbox', { name: 'Clave' }).inputValue()
  expect(token).toMatch(/^skillo_/)
  await dialog.getByRole('button', { name: 'Copiar: Clave' }).click()
  await dialog.getByRole('button', { name: 'Ya lo guardé' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Nuestra web')).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)

  const asked = () =>
    request.get(`/api/v1/companies/${company.id}/vacancies`, { headers: { authorization: `Bearer ${token}` } })
  expect((await (await asked()).json()).items[0].id).toBe(id)
  await card.getByRole('button', { name: 'Revocar la clave Nuestra web' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar clave' }).click()
  await expect(card.getByText('Revocada', { exact: true })).toBeVisible()
  expect((await asked()).status()).toBe(401)
})

test('an owner adds a webhook, sends a test to it, reads what came of it and switches it off', async ({
  page,
  request,
}) => {
  const receiver = await aReceiver()
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=integraciones`)
  const card = page.getByRole('region', { name: 'Webhooks', exact: true })
  await card.getByRole('button', { name: 'Añadir webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Dirección' }).fill('https://10.0.0.1/hook')
  await dialog.getByRole('button', { name: 'Marcar todos' }).click()
  await dialog.getByRole('button', { name: 'Añadir webhook' }).click()
  await expect(dialog.getByText(/^Solo enviamos a servidores públicos/).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Dirección' }).fill(receiver.url)
  await dialog.getByRole('button', { name: 'Añadir webhook' }).click()
  const secret = await dialog.getByRole('textbox', { name: 'Secreto' }).inputValue()
  await dialog.getByRole('button', { name: 'Ya lo guardé' }).click()

  const own = card.getByRole('listitem', { name: receiver.url })
  await own.getByRole('button', { name: 'Enviar una prueba' }).click()
  const log = page.getByRole('dialog', { name: 'Registro de entregas' })
  const test_entry = log.getByRole('listitem', { name: 'webhook.test' })
  await expect(test_entry.getByText('Entregada', { exact: true })).toBeVisible()
  await expect(test_entry.getByText('Respondió: «gracias»')).toBeVisible()
  const [first] = receiver.received
  expect(first && isSignedWith(secret, first)).toBe(true)
  await expectGoodPage(page)
  await log.getByRole('button', { name: 'Cerrar' }).click()

  await send(request, owner, 'POST', `vacancies/${id}/publish`, {})
  await expect.poll(() => receiver.received.map(({ body }) => body.type)).toContain('vacancy.published')
  await page.reload()
  await own.getByRole('switch').click()
  await expect(own.getByText('Apagado', { exact: true })).toBeVisible()
  await send(request, owner, 'POST', `vacancies/${id}/pause`, {})
  await own.getByRole('button', { name: 'Ver el registro' }).click()
  await expect(log.getByRole('listitem', { name: 'vacancy.published' })).toBeVisible()
  await expect(log.getByRole('listitem', { name: 'vacancy.paused' })).toHaveCount(0)
  await log.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByText('Recibir webhooks y comprobar la firma').click()
  await expect(page.getByRole('region', { name: 'Comprobar la firma en Node' })).toContainText('crypto.subtle')
  await page.getByText('Eventos, con un ejemplo de cada uno').click()
  await page.getByText('application.moved', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Ejemplo de application.moved' })).toContainText('previous_stage')
  await page.getByText('Usar la API con una clave').click()
  await expect(page.getByRole('region', { name: 'Leer las vacantes' })).toContainText(company.id)
  await expectGoodPage(page)
  await own.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar webhook definitivamente' }).click()
  await expect(card.getByText('Todavía no hay webhooks.')).toBeVisible()
  await receiver.close()
})
