import type { Page } from '@playwright/test'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { address, aPublisher, aVacancy, choose, goTo } from '#tests/support/browser/vacancies-walk.ts'

const badge = (page: Page, text: string) =>
  expect(page.locator('header').getByText(text, { exact: true })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('a published vacancy is paused, resumed, closed, reopened, relaunched and archived', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await send(request, owner, 'POST', `vacancies/${id}/publish`, {})
  await signIn(page, owner)
  await page.goto(address(company, id, 'publicar'))
  await badge(page, 'Publicada')

  await choose(page, 'Pausar')
  await said(page, 'Deja de recibir postulaciones y sale de las búsquedas.')
  await press(page, 'Pausar vacante')
  await said(page, 'Vacante pausada.')
  await said(page, 'Tu equipo la pausó. No recibe postulaciones nuevas')
  await badge(page, 'Pausada')

  await choose(page, 'Reanudar')
  await press(page, 'Reanudar vacante')
  await said(page, 'Publicada hasta el')

  await choose(page, 'Cerrar')
  await page.getByRole('radio', { name: 'Sin personas candidatas' }).check()
  await expectGoodPage(page, [{ width: 390, colorScheme: 'dark' }])
  await press(page, 'Cerrar vacante')
  await said(page, 'La vacante está cerrada y ya no se edita. Motivo: Sin personas candidatas.')

  await choose(page, 'Reabrir')
  await said(page, 'Es la misma vacante, con sus postulaciones: queda pausada hasta que la reanudes.')
  await press(page, 'Reabrir vacante')
  await said(page, 'Esta vacante está pausada')

  await choose(page, 'Cerrar')
  await page.getByRole('radio', { name: 'Proceso cancelado' }).check()
  await press(page, 'Cerrar vacante')
  await said(page, 'Motivo: Proceso cancelado.')
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toHaveCount(0)
  await choose(page, 'Relanzar como nueva')
  await press(page, 'Crear borrador')
  await expect(page).not.toHaveURL(new RegExp(id))
  await badge(page, 'Borrador')
  const relaunched: Vacancy = await send(request, owner, 'GET', `vacancies/${page.url().split('/').at(-1)}`)
  expect(relaunched).toMatchObject({ title: 'Analista de datos', relaunched_from: id, state: 'DRAFT' })

  await page.goto(address(company, id, 'publicar'))
  await choose(page, 'Archivar')
  await press(page, 'Archivar vacante')
  await said(page, 'La vacante está archivada y ya no se edita.')
  await page.getByRole('link', { name: /^Vacantes de/ }).click()
  await expect(page.getByRole('link', { name: 'Archivadas 1' })).toBeVisible()
})

test('a draft is copied and deleted', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(address(company, id, 'puesto'))
  await choose(page, 'Duplicar')
  await press(page, 'Crear copia')
  await expect(page.getByRole('heading', { level: 1, name: 'Analista de datos (copia)' })).toBeVisible()
  await choose(page, 'Eliminar')
  await said(page, 'Se borra todo lo escrito y no se puede recuperar.')
  await press(page, 'Eliminar borrador definitivamente')
  await expect(page).toHaveURL(/tab=vacantes/)
  await expect(page.getByRole('list', { name: 'Vacantes' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Analista de datos', exact: true })).toBeVisible()
})

test('a date of publication is set and taken back', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(address(company, id, 'publicar'))
  const schedule = async () => {
    await page.getByRole('radio', { name: 'En una fecha' }).check()
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await page.getByLabel('Fecha y hora').fill(`${tomorrow}T10:30`)
    await page.getByRole('button', { name: 'Programar publicación' }).click()
    await expect(page.getByText(/^Se publicará el .*10:30/)).toBeVisible()
  }
  await schedule()
  await expect(page.locator('header').getByText(/^Se publica el .*10:30/)).toBeVisible()
  await badge(page, 'Programada')
  await expectGoodPage(page)
  await page.getByRole('link', { name: /^Vacantes de/ }).click()
  await expect(page.getByText(/^Se publica el .*10:30/)).toBeVisible()
  await page.getByRole('link', { name: 'Analista de datos', exact: true }).click()
  await goTo(page, /Publicar/)
  await page.getByRole('button', { name: 'Cancelar programación' }).click()
  await said(page, 'Programación cancelada.')
  await expect(page.getByText(/^Se publicará el/)).toHaveCount(0)
  await badge(page, 'Borrador')

  await schedule()
  await choose(page, 'Cancelar programación')
  await said(page, 'Sigue como borrador, con todo lo escrito')
  await press(page, 'Cancelar programación')
  await expect(page.getByText(/^Se publicará el/)).toHaveCount(0)
  const { scheduled_at, state }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect([scheduled_at, state]).toEqual([null, 'DRAFT'])
})

test('whoever comes too late is told, and sees how it stands now', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const recruiter = await aMember(request, owner, company, 'RECRUITER', 'Rita Recluta')
  const { id } = await aVacancy(request, owner, company)
  await send(request, owner, 'POST', `vacancies/${id}/publish`, {})
  await signIn(page, owner)
  await page.goto(address(company, id, 'publicar'))
  await choose(page, 'Pausar')
  await expect(page.getByRole('dialog', { name: 'Pausar la vacante' })).toBeVisible()
  await send(request, recruiter, 'POST', `vacancies/${id}/close`, { reason: 'FILLED' })
  await press(page, 'Pausar vacante')
  await said(page, 'Esta acción ya no está disponible porque algo cambió mientras tanto.')
  await said(page, 'La vacante está cerrada y ya no se edita. Motivo: Puesto cubierto.')
})

test('a first save whose answer is lost leaves one draft', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}/vacancies/new?desde=cero`)
  let lost = 0
  await page.route(`**/companies/${company.id}/vacancies`, async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await page.getByLabel('Título del puesto').fill('Persona de almacén')
  await expect.poll(() => lost).toBe(1)
  await page.getByLabel('Departamento').fill('Logística')
  await expect(page).toHaveURL(/vacancies\/[0-9a-f-]{36}/)
  await expect(page.getByText(/^Guardado (ahora|hace)/)).toBeVisible()
  const { items } = await send(request, owner, 'GET', `companies/${company.id}/vacancies`)
  expect(items).toHaveLength(1)
  const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${items[0].id}`)
  expect(document).toMatchObject({ title: 'Persona de almacén', department: 'Logística' })
})

test('a first save whose answer is lost with the tab leaves one draft too', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}/vacancies/new?desde=cero`)
  let sent = 0
  await page.route(`**/companies/${company.id}/vacancies`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    if (sent === 1) await route.fetch()
    return route.abort()
  })
  await page.getByLabel('Título del puesto').fill('Persona de almacén')
  await expect.poll(() => sent).toBe(1)
  await expect(page.getByText(/conexión/).first()).toBeVisible()
  await page.unroute(`**/companies/${company.id}/vacancies`)
  await page.reload()
  await expect(page).toHaveURL(/vacancies\/[0-9a-f-]{36}/)
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Persona de almacén')
  const { items } = await send(request, owner, 'GET', `companies/${company.id}/vacancies`)
  expect(items).toHaveLength(1)
})
