import { anApplication, anOpenVacancy, aReadySeeker } from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { letMinuteBeOver } from '#tests/support/browser/journey/minute-over.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

test('somebody prepares for an interview on a phone: what may be asked, what they will say, where and with whom', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const [{ owner, vacancy }, { account, cv }] = await Promise.all([anOpenVacancy(request), aReadySeeker(request)])
  const id = await anApplication(request, vacancy, account, cv)
  await signIn(page, account)
  await page.goto(`/app/my-applications?postulacion=${id}`)
  const panel = page.getByRole('dialog', { name: 'Postulación', exact: true })
  await expect(panel.getByText('Enviaste tu postulación')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Prepárate para la entrevista' })).toHaveCount(0)

  await letMinuteBeOver(vacancy.id)
  await send(request, owner, 'POST', `applications/${id}/interviews`, {
    title: 'Conversación con el equipo',
    kind: 'PRESENCIAL',
    duration_minutes: 45,
    timezone: 'Europe/Madrid',
    place: 'Calle Mayor 1, Madrid',
    slots: [inDays(3), inDays(4)],
    usual_only: false,
  })
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: vacancy.document.title }).click()
  await panel.getByRole('button', { name: 'Prepárate para la entrevista' }).click()
  await expect(panel.getByRole('heading', { name: 'Prepárate', exact: true })).toBeFocused()
  await expect(page).toHaveURL(`/app/my-applications?postulacion=${id}&panel=prepararte`)
  const interview = panel.getByRole('region', { name: 'Entrevista: Conversación con el equipo' })
  await interview.getByRole('radio').first().check()
  await interview.getByRole('button', { name: 'Confirmar horario' }).click()
  await expect(interview.getByText('Calle Mayor 1, Madrid', { exact: true })).toBeVisible()
  await expect(interview.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute('href', /Calle%20Mayor%201/)
  await expect(interview.getByText(`Hablarás con ${owner.user.full_name}.`)).toBeVisible()

  const asked = panel.getByRole('region', { name: 'Lo que te pueden preguntar' })
  const field = asked.getByRole('textbox', { name: /^Lo que contaré/ }).first()
  await field.fill('En Müller monté los informes de ventas.')
  await expect(asked.getByText('Guardado.')).toBeVisible()
  await expect(
    panel.getByRole('region', { name: 'Lo que puedes preguntar' }).getByRole('listitem').first(),
  ).toBeVisible()
  await expectGoodPage(page)

  await page.reload()
  await expect(field).toHaveValue('En Müller monté los informes de ventas.')
  // What cannot be kept is said, and can be kept again.
  await page.route('**/preparation/*', (route) => route.fulfill({ status: 500, json: {} }))
  await field.fill('En Müller monté los informes de ventas y los de almacén.')
  await field.blur()
  await expect(asked.getByText('No pudimos guardar lo que contarás.')).toBeVisible()
  await page.unroute('**/preparation/*')
  await asked.getByRole('button', { name: 'Guardar de nuevo' }).click()
  await expect(asked.getByText('Guardado.')).toBeVisible()

  await panel.getByRole('button', { name: 'Volver a la postulación' }).click()
  await expect(panel.getByRole('button', { name: 'Prepárate para la entrevista' })).toBeFocused()
  await panel.getByRole('button', { name: 'Prepárate para la entrevista' }).click()
  await expect(field).toHaveValue('En Müller monté los informes de ventas y los de almacén.')
  await page.goBack()
  await expect(panel.getByRole('tab', { name: 'Proceso' })).toBeVisible()
  await expect(page).toHaveURL(`/app/my-applications?postulacion=${id}`)
})
