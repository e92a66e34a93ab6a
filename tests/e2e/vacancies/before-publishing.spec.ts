import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { aCompany, send } from '#tests/support/browser/company-walk.ts'
import { confirmAddress, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { DESK, PHONE } from '#tests/support/browser/journey/walker.ts'
import {
  address,
  aPublisher,
  aVacancy,
  completeProfile,
  DESCRIPTION,
  good,
  saved,
} from '#tests/support/browser/vacancies-walk.ts'

test('all that publishing needs is said before the button, each line with the way to its place', async ({
  page,
  request,
}) => {
  const owner = await registerAccount(request, { full_name: 'Carmen Díez-O’Shea', intent: 'RECRUITER' })
  const company = await aCompany(request, owner)
  const { id } = await aVacancy(request, owner, company, { ...good(), title: 'Peón/a de almacén' })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, owner)
  await page.goto(address(company, id, 'publicar'))
  await expect(page.getByText('6 puntos por resolver antes de publicar.')).toBeVisible()
  const around = page.getByRole('region', { name: 'Cuenta y empresa' })
  await expect(around.getByRole('link', { name: /Tu correo · Falta/ })).toBeVisible()
  await expect(around.getByRole('button', { name: 'Reenviar el correo' })).toBeVisible()
  await expectGoodPage(page, [{ width: 390, colorScheme: 'dark' }])
  await around.getByRole('link', { name: /Elige el sector/ }).click()
  await expect(page.getByLabel('Sector')).toBeFocused()

  await completeProfile(request, owner, company)
  await confirmAddress(request, owner)
  await page.goto(address(company, id, 'publicar'))
  await expect(page.getByText('Todo listo para publicar.')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar vacante' }).click()
  const share = page.getByRole('region', { name: 'Compartir la vacante' })
  await expect(share.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*compartido/,
  )

  await page.goto(`/app/my-companies/${company.id}?tab=vacantes`)
  const card = page.getByRole('list', { name: 'Vacantes' }).getByRole('listitem')
  await expect(card).toContainText('30.000–38.000 € brutos al año')
  await card.getByRole('button', { name: 'Acciones de Peón/a de almacén' }).click()
  await page.getByRole('menuitem', { name: 'Pausar' }).click()
  await page.getByRole('button', { name: 'Pausar vacante' }).click()
  await expect(card).toContainText('Pausada')
  await page.getByLabel('Ordenar').selectOption({ label: 'Termina antes' })
  await expect(page).toHaveURL(/orden=fin/)
  await expect(card).toHaveCount(1)
})

test('a line of the list leads into the field, with what is said about it in sight', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const long = Array.from({ length: 6 }, () => DESCRIPTION).flat()
  const words = [...long, 'Abstenerse mayores de 40 años.'].map((paragraph) => `<p>${paragraph}</p>`)
  const { id } = await aVacancy(request, owner, company, { description: words.join(''), title: '' })
  await signIn(page, owner)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.goto(address(company, id, 'publicar'))
    await page
      .getByRole('button', { name: /^Descripción · Hay que cambiarlo/ })
      .first()
      .click()
    await expect(page.getByRole('textbox', { name: 'Descripción' })).toBeFocused()
    await expect(page.getByText('Hay que cambiarlo.').first()).toBeInViewport()
    await page.goto(address(company, id, 'publicar'))
    await page.getByRole('button', { name: /^Título · Falta/ }).click()
    await expect(page.getByLabel('Título del puesto')).toBeFocused()
    await expect(page.getByLabel('Título del puesto')).toBeInViewport()
  }
})

test('the steps of a process begin with a template, and come back', async ({ page, request }) => {
  const { owner, company } = await aPublisher(request)
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, owner)
  await page.goto(address(company, id, 'proceso'))
  const names = page.getByLabel('Paso', { exact: true })
  await expect(names).toHaveCount(1)
  await page.getByRole('button', { name: 'Usar una plantilla' }).click()
  await page.getByRole('menuitem', { name: 'Comercial' }).click()
  await expect(names).toHaveCount(5)
  await expect(names.nth(1)).toHaveValue('Entrevista telefónica')
  await expectGoodPage(page)
  await saved(page)
  const { document }: Vacancy = await send(request, owner, 'GET', `vacancies/${id}`)
  expect(document.steps.map(({ name }) => name)).toEqual([
    'Revisión del perfil',
    'Entrevista telefónica',
    'Caso práctico',
    'Entrevista final',
    'Oferta',
  ])
  await page.getByRole('button', { name: 'Volver a los pasos de antes' }).click()
  await expect(names).toHaveCount(1)
})
