import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { AD_TEXT_MAX } from '#shared/core/limits.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const AD = `Camarera/o de sala en Valencia

Requisitos:
- 2 años de experiencia como camarera
- Inglés B1
- Cierre de caja

Ofrecemos contrato indefinido.`

const waitress = (achievements: string[]) => ({
  title: 'CV de sala',
  document: {
    experience: [
      { id: randomUUID(), position: 'Camarera', company: 'Bar Sol', start: '2019-01', current: true, achievements },
    ],
  },
})

const lines = (page: Page) => page.getByRole('list', { name: 'Requisitos comparados con tu CV' })
const line = (page: Page, title: string) => lines(page).getByRole('listitem').filter({ hasText: title })

test('any ad is compared, answered, kept with the applications elsewhere and compared anew', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await signIn(page, account)
  await page.goto('/app/my-applications?tab=otras')
  await page.getByRole('link', { name: 'Comparar un anuncio' }).click()
  await expect(page).toHaveURL('/app/jobs?tab=comparar')
  await expect(page.getByRole('heading', { name: 'Compara tu CV con cualquier anuncio' })).toBeVisible()
  await expectGoodPage(page)
  await page.getByLabel('Texto del anuncio').fill(AD)
  await page.getByRole('button', { name: 'Comparar con mi CV' }).click()
  await expect(page.getByText('Aún no tienes un CV con el que comparar. Tardarás unos 10 minutos.')).toBeVisible()

  // The way to the CV and back loses nothing.
  await send(request, account, 'POST', 'cvs', waitress(['Atiendo cuarenta mesas.']))
  await page.getByRole('link', { name: 'Crear mi CV' }).click()
  await expect(page).toHaveURL(/\/app\/cv/)
  await page.goBack()
  await expect(line(page, 'Camarera/o de sala')).toBeVisible()
  const english = line(page, 'Inglés')
  await english.getByRole('button', { name: 'Sí' }).click()
  await expect(english.getByRole('button', { name: 'Sí' })).toHaveAttribute('aria-pressed', 'true')
  await expectGoodPage(page)

  await page.getByRole('button', { name: 'Guardar en mis postulaciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir postulación' })
  await expect(dialog.getByLabel('Puesto')).toHaveValue('Camarera/o de sala')
  await expect(dialog.getByLabel('Estado')).toHaveValue('POR_ENVIAR')
  await dialog.getByLabel('Empresa').fill('Casa Begoña')
  await dialog.getByLabel('Recordármelo el').fill('2099-05-04')
  await dialog.getByRole('button', { name: 'Añadir postulación' }).click()
  await expectToast(page, 'Postulación añadida.')
  await expect(page).toHaveURL(/\/app\/my-applications\?tab=otras&otra=/)
  const sheet = page.getByRole('dialog', { name: 'Postulación en otro sitio' })
  await expect(sheet.getByText('Te lo recordamos el 4 may 2099')).toBeVisible()
  await expect(line(page, 'Inglés').getByRole('button', { name: 'Sí' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByText('El anuncio, como lo guardaste').click()
  await expect(sheet.getByText('Ofrecemos contrato indefinido.')).toBeVisible()
  await expectGoodPage(page)

  const till = line(page, 'Cierre de caja')
  await expect(till.getByRole('button', { name: 'Sí' })).toBeVisible()
  const { items } = await send(request, account, 'GET', 'cvs')
  const { revision, ...cv } = await send(request, account, 'GET', `cvs/${items[0].id}`)
  const changed = waitress(['Al final del turno cuento la recaudación y cuadro la caja.'])
  await send(request, account, 'PUT', `cvs/${cv.id}`, { ...changed, revision })
  await page.reload()
  await expect(till).toBeVisible()
  await expect(till.getByRole('button', { name: 'Sí' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/app/my-applications?tab=otras')
  await expect(page.getByText('Con el anuncio y tu encaje')).toBeVisible()
  await page.goto('/app/jobs?tab=comparar')
  await expect(page.getByLabel('Texto del anuncio')).toHaveValue('')
})

test('what another app shares fills the form, and a link alone is never opened', async ({ page, request }) => {
  await signIn(page, await registerAccount(request, { intent: 'SEEKER' }))
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const { action, method, params } = manifest.share_target
  expect([action, method]).toEqual(['/app/jobs', 'GET'])
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const share = (values: Record<string, string>) =>
    page.goto(`${action}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [params[name], value]))}`)
  await share({ title: 'Camarera', text: 'https://empleos.example/ofertas/1' })
  await expect(page).toHaveURL('/app/jobs?tab=comparar')
  await expect(page.getByText('Falta el texto del anuncio')).toBeVisible()
  await expect(page.getByRole('link', { name: /^https:\/\/empleos\.example\/ofertas\/1/ })).toBeVisible()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Camarera')
  expect(asked.filter((url) => new URL(url).host === 'empleos.example')).toEqual([])
  await expectGoodPage(page)
  await share({ text: AD })
  await expect(page.getByLabel('Texto del anuncio')).toHaveValue(AD)
  await expect(page.getByLabel('Texto del anuncio')).toHaveAttribute('maxlength', String(AD_TEXT_MAX))
})

test('a busy reader answers later, and says so meanwhile', async ({ page, request }) => {
  const account = await registerAccount(request, { intent: 'SEEKER' })
  await send(request, account, 'POST', 'cvs', waitress(['Atiendo cuarenta mesas.']))
  await signIn(page, account)
  let refused = 0
  await page.route('**/api/v1/ads/read', async (route) => {
    refused += 1
    if (refused > 2) return route.continue()
    const error = { code: 'busy', message: 'Hay mucha actividad en este momento.' }
    return route.fulfill({ status: 503, json: { error, request_id: randomUUID() } })
  })
  await page.goto('/app/jobs?tab=comparar')
  await page.getByLabel('Texto del anuncio').fill(AD)
  await page.getByRole('button', { name: 'Comparar con mi CV' }).click()
  await expect(page.getByText(/Seguimos en ello: no hace falta que hagas nada/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Comparando el anuncio' })).toBeVisible()
  await expect(line(page, 'Cierre de caja')).toBeVisible()
  expect(refused).toBe(3)
})
