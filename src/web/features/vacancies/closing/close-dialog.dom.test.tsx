import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { CloseDialog } from './close-dialog.tsx'

async function openFor(open_applications: number) {
  signedIn()
  const closing = { open_applications, message: 'Hola, {nombre}', send_at: '2026-11-19T09:00:00.000Z' }
  serverWith({ 'GET /api/v1/vacancies/v/closing': () => Response.json(closing) })
  await openAt('/app', <CloseDialog vacancy={{ id: 'v', title: 'Backend' }} open onClose={() => undefined} />)
}

it('says which reason those who are answered will read', async () => {
  await openFor(13)
  await expect.element(page.getByText('Quien espera respuesta lee: «El puesto ya está cubierto.»')).toBeVisible()
  await page.getByRole('radio', { name: 'Sin personas candidatas' }).click({ force: true })
  await expect
    .element(page.getByText('Quien espera respuesta lee: «Cancelamos este proceso de selección.»'))
    .toBeVisible()
})

it('keeps the reason within the team where nobody is answered', async () => {
  await openFor(0)
  await expect.element(page.getByText('Solo lo ve tu equipo.')).toBeVisible()
})
