import type { APIRequestContext, Page } from '@playwright/test'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { type Account, expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { DESK, PHONE } from '#tests/support/browser/journey/walker.ts'
import { address, aPublisher, aVacancy, choose, goTo, saved } from '#tests/support/browser/vacancies-walk.ts'

async function aLiveOne(request: APIRequestContext) {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await send(request, owner, 'POST', `vacancies/${id}/publish`, {})
  return { owner, company, id }
}

async function publicTitle(request: APIRequestContext, who: Account, id: string): Promise<string> {
  const job: PublicJob = await send(request, who, 'GET', `jobs/${id}`)
  return job.document.title
}

const banner = (page: Page) => page.getByRole('region', { name: 'Versión publicada' })

test('what is written in a live vacancy waits until it is published', async ({ page, request }) => {
  const { owner, company, id } = await aLiveOne(request)
  await signIn(page, owner)
  await page.goto(address(company, id, 'puesto'))
  await expect(banner(page)).toContainText('nada cambia hasta que pulses «Publicar cambios»')
  await page.getByLabel('Título del puesto').fill('Anal')
  await expect(banner(page)).toContainText('Tienes cambios sin publicar')
  await saved(page)
  expect(await publicTitle(request, owner, id)).toBe('Analista de datos')
  await banner(page)
    .getByRole('button', { name: /Falta 1 punto por resolver/ })
    .click()
  await expect(page.getByText('1 punto por resolver antes de publicar.')).toBeVisible()

  await goTo(page, /Puesto/)
  await page.getByLabel('Título del puesto').fill('Analista de pagos')
  await expect(banner(page)).toContainText('Cambiaste: título.')
  await expect(banner(page)).toContainText('avisamos a quienes ya se postularon')
  await expectGoodPage(page)
  const preview = page.getByRole('region', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { name: 'Analista de pagos' })).toBeVisible()
  await preview.getByRole('radio', { name: 'Publicada ahora' }).check()
  await expect(preview.getByRole('heading', { name: 'Analista de datos' })).toBeVisible()

  await page.getByRole('link', { name: /^Vacantes de/ }).click()
  await expect(page.getByText('Cambios sin publicar')).toBeVisible()
  await page.getByRole('link', { name: 'Analista de datos', exact: true }).click()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Analista de pagos')
  await page.getByRole('button', { name: 'Publicar cambios' }).click()
  await expect(page.getByText('Cambios publicados.').first()).toBeVisible()
  await expect(banner(page)).toContainText('nada cambia hasta que pulses')
  expect(await publicTitle(request, owner, id)).toBe('Analista de pagos')

  await page.getByLabel('Departamento').fill('Cobros')
  await saved(page)
  await expect(banner(page)).toContainText('Cambiaste: departamento.')
})

test('changes can be published from wherever they were written', async ({ page, request }) => {
  const { owner, company, id } = await aLiveOne(request)
  await signIn(page, owner)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.goto(address(company, id, 'requisitos'))
    await page.getByRole('textbox', { name: 'Descripción' }).press('End')
    await page.keyboard.type(' Más.')
    await page.getByRole('link', { name: 'Proceso', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Publicar cambios' })).toBeInViewport()
    await expectGoodPage(page, [{ width: size.width, colorScheme: 'dark' }])
    await page.getByRole('button', { name: 'Publicar cambios' }).click()
    await expect(page.getByText('Cambios publicados.').first()).toBeVisible()
  }
})

test('changes are dropped, and the editor shows again what people read', async ({ page, request }) => {
  const { owner, company, id } = await aLiveOne(request)
  await signIn(page, owner)
  await page.goto(address(company, id, 'puesto'))
  await page.getByLabel('Título del puesto').fill('Otra cosa distinta')
  await banner(page).getByRole('button', { name: 'Descartar cambios' }).click()
  await page.getByRole('button', { name: 'Descartar cambios definitivamente' }).click()
  await expect(page.getByText('Cambios descartados.').first()).toBeVisible()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Analista de datos')
  await page.reload()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Analista de datos')
  const vacancy: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect([vacancy.has_changes, vacancy.document.title]).toEqual([false, 'Analista de datos'])
})

test('nobody publishes what somebody else is still writing', async ({ page, request }) => {
  const { owner, company, id } = await aLiveOne(request)
  const colleague = await aMember(request, owner, company, 'RECRUITER', "Rita O'Connor-Peña")
  await signIn(page, owner)
  await page.goto(address(company, id, 'puesto'))
  await page.getByLabel('Departamento').fill('Cobros')
  await saved(page)
  const { revision, document, hiring_team }: Vacancy = await send(request, colleague, 'GET', `vacancies/${id}`)
  const half = { ...document, title: 'Analista de pag' }
  await send(request, colleague, 'PUT', `vacancies/${id}`, { revision, document: half, hiring_team })
  await page.getByRole('button', { name: 'Publicar cambios' }).click()
  await expect(page.getByText("Rita O'Connor-Peña siguió escribiendo")).toBeVisible()
  await expect(page.getByLabel('Título del puesto')).toHaveValue('Analista de pag')
  expect(await publicTitle(request, owner, id)).toBe('Analista de datos')
  await page.getByLabel('Título del puesto').fill('Analista de pagos')
  await page.getByRole('button', { name: 'Publicar cambios' }).click()
  await expect(page.getByText('Cambios publicados.').first()).toBeVisible()
  expect(await publicTitle(request, owner, id)).toBe('Analista de pagos')
})

test('a live vacancy gets more days', async ({ page, request }) => {
  const { owner, company, id } = await aLiveOne(request)
  await signIn(page, owner)
  await page.goto(address(company, id, 'puesto'))
  await choose(page, 'Ampliar el plazo')
  await expect(page.getByRole('group', { name: 'Duración' })).toHaveCount(0)
  const term = page.getByRole('group', { name: 'Plazo' })
  const before: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  await expectGoodPage(page)
  await term.getByRole('button', { name: /^Ampliar 60 días/ }).click()
  await expect(page.getByText('Plazo ampliado 60 días.').first()).toBeVisible()
  await expect(term).toContainText('Ya tiene el plazo más largo')
  const after: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  const days = (new Date(after.expires_at ?? 0).getTime() - new Date(before.expires_at ?? 0).getTime()) / 86_400_000
  expect(Math.round(days)).toBe(60)
})

test('whoever is taken out hands their vacancies over', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const going = await aMember(request, owner, company, 'RECRUITER', 'Ana García-López')
  await aMember(request, owner, company, 'HIRING_MANAGER', 'Lucía de la O')
  const { id } = await aVacancy(request, going, company)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=equipo`)
  await page
    .getByRole('button', { name: /Ana García-López/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Quitar del equipo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vas a quitar a Ana García-López' })
  await expect(dialog.getByText('Es la única persona responsable de 1 vacante: «Analista de datos».')).toBeVisible()
  await expectGoodPage(page, [{ width: 390, colorScheme: 'dark' }])
  await dialog
    .getByLabel('Quién se encarga de sus vacantes')
    .selectOption({ label: 'Lucía de la O · Responsable del puesto' })
  await dialog.getByRole('button', { name: 'Quitar del equipo' }).click()
  await expect(page.getByText('Ana García-López ya no forma parte del equipo.').first()).toBeVisible()
  const vacancy: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect(vacancy.hiring_team.map(({ full_name, role }) => [full_name, role])).toEqual([['Lucía de la O', 'LEAD']])
  await page.goto(address(company, id, 'puesto'))
  await page.getByLabel('Departamento').fill('Cobros')
  await saved(page)
})
