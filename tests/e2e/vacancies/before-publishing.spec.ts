import { aCompany } from '#tests/support/browser/company-walk.ts'
import { confirmAddress, expect, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { address, aVacancy, completeProfile, good } from '#tests/support/browser/vacancies-walk.ts'

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
