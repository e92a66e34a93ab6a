import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aProcess, applicants, boardOf, dashboard } from '#tests/support/browser/hiring-walk.ts'

const NAME = "Lluïsa Peña-O'Connor"

test('whoever was not chosen asks for a review, and somebody else of the company answers', async ({
  page,
  request,
}) => {
  test.setTimeout(5 * UNDO_SECONDS * 1000)
  const process = await aProcess(request)
  const { owner, company, vacancy } = process
  const other = await aMember(request, owner, company, 'RECRUITER', 'Iker Etxeberria')
  const [seeker] = await applicants(request, process, [NAME])
  if (!seeker) throw new Error('nobody applied')
  const [card] = (await boardOf(request, process)).cards
  const body = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', message: null, version: card?.version }
  await send(request, owner, 'POST', `applications/${card?.id}/reject`, body)

  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, seeker)
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: vacancy.document.title }).first().click()
  await page.getByRole('button', { name: 'Pide una revisión' }).click()
  const asking = page.getByRole('dialog', { name: 'Pide una revisión' })
  await asking
    .getByLabel('Qué debería mirarse de nuevo')
    .fill('Llevo cuatro años con Python y no se tuvieron en cuenta.')
  await expectGoodPage(page)
  await asking.getByRole('button', { name: 'Pedir la revisión' }).click()
  await expect(page.getByText('Pediste una revisión')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, owner)
  await page.goto(dashboard(process, `?postulacion=${card?.id}`))
  await expect(page.getByText('La responde alguien que no tomó la decisión.')).toBeVisible()

  await signIn(page, other)
  await page.goto(dashboard(process, `?postulacion=${card?.id}`))
  const review = page.getByRole('region', { name: 'Revisión pedida' })
  await expect(review.getByText('«Llevo cuatro años con Python y no se tuvieron en cuenta.»')).toBeVisible()
  await review.getByText('Devolver al proceso').click()
  await review.getByLabel('Respuesta').fill('Tienes razón: lo miramos de nuevo y vuelves al proceso.')
  await expectGoodPage(page)
  await review.getByRole('button', { name: 'Responder la revisión' }).click()
  await expect(page.getByText('Revisión respondida.')).toBeVisible()

  await signIn(page, seeker)
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: vacancy.document.title }).first().click()
  await expect(page.getByText('Tu postulación volvió al proceso')).toBeVisible()
  await expect(page.getByText('Tienes razón: lo miramos de nuevo y vuelves al proceso.')).toBeVisible()
})
