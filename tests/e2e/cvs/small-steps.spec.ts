import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'

const job = (position: string, start: string, end: string | null) => ({
  id: crypto.randomUUID(),
  position,
  company: 'Acme',
  start,
  end,
  current: end === null,
  achievements: ['Lideré la atencion al cliente de la tienda con dos personas a cargo.'],
})
const document = {
  basics: { full_name: 'Ana Prueba', email: 'ana@correo.example', city: 'León', country: 'ES' },
  experience: [job('Cajera', '2018-01', '2020-12'), job('Encargada', '2021-01', null)],
}

test('small steps are offered one after the other, changed or left, taken back, and end', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  const headers = { authorization: `Bearer ${account.token}` }
  const created = await request.post('/api/v1/cvs', { data: { title: 'Mi CV', document }, headers })
  const { id } = await created.json()
  const saved = async () => (await (await request.get(`/api/v1/cvs/${id}`, { headers })).json()).document
  await signIn(page, account)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/cv')
  await page.getByRole('link', { name: '4 pasos pequeños' }).click()
  await expect(page).toHaveURL(/panel=pasos/)
  const panel = page.getByRole('dialog', { name: 'Pasos pequeños' })
  await expect(panel.getByRole('heading', { name: 'Tus trabajos no están ordenados por fecha.' })).toBeVisible()
  await expectGoodPage(page)
  await panel.getByRole('button', { name: 'Ordenar por fecha' }).click()
  await panel.getByRole('button', { name: 'Cambiar' }).click()
  await panel.getByRole('button', { name: 'Deshacer' }).click()
  await panel.getByRole('button', { name: 'Cambiar' }).click()
  await panel.getByRole('button', { name: 'Dejar así' }).click()
  await panel.getByRole('button', { name: 'Guardar en mi cuenta' }).click()
  await expect(panel.getByText('No queda ningún paso')).toBeVisible()
  await expectGoodPage(page)
  const said = async () => JSON.stringify((await saved()).experience).match(/Encargada|Cajera|atenci[oó]n/g)
  await expect.poll(said).toEqual(['Encargada', 'atención', 'Cajera', 'atencion'])
  expect(await (await request.get('/api/v1/users/me', { headers })).json()).toMatchObject({
    city: 'León',
    country: 'ES',
  })

  await page.reload()
  await expect(panel.getByText('No queda ningún paso')).toBeVisible()
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('link', { name: /pasos? pequeños?/ })).toHaveCount(0)
})
