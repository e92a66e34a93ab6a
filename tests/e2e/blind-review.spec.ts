import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import type { Pipeline } from '#shared/hiring/stages.ts'
import { aReadySeeker } from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { aProcess, applicants, dashboard } from '#tests/support/browser/hiring-walk.ts'

const NAME = "Íñigo Etxeberria-O'Hara"

test('a team judges without a name, and whoever looks behind it leaves a trace', async ({ page, request }) => {
  test.setTimeout(5 * UNDO_SECONDS * 1000)
  const process = await aProcess(request)
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=ajustes'))
  const choice = page.getByLabel('Revisión a ciegas')
  await choice.selectOption({ label: 'Hasta llegar a «Entrevista»' })
  await page.getByRole('button', { name: 'Guardar etapas' }).click()
  await expect(page.getByText('Etapas guardadas.')).toBeVisible()
  await expectGoodPage(page)

  const [seeker] = await applicants(request, process, [NAME])
  await page.goto(dashboard(process))
  const card = page.getByRole('link', { name: /Candidatura [0-9A-F]{5}/ })
  await expect(card).toBeVisible()
  await expect(page.getByText('Etxeberria')).toHaveCount(0)
  await card.click()
  const shown = page.getByRole('article', { name: /^Candidatura/ })
  await expect(shown.getByText('Revisión a ciegas')).toBeVisible()
  await expect(shown.getByText('Verás quién es cuando llegue a «Entrevista».')).toBeVisible()
  await expectGoodPage(page)

  await shown.getByRole('button', { name: 'Mostrar identidad…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Mostrar quién es Candidatura/ })
  await dialog.getByLabel('Motivo').selectOption({ label: 'Atender una adaptación que pidió' })
  await dialog.getByRole('button', { name: 'Mostrar identidad' }).click()
  const named = page.getByRole('article', { name: NAME })
  await expect(named).toBeVisible()
  await named.getByRole('tab', { name: 'Historial' }).click()
  await expect(named.getByText(/^Identidad mostrada · Atender una adaptación que pidió · /)).toBeVisible()

  if (!seeker) throw new Error('nobody applied')
  await signIn(page, seeker)
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: process.vacancy.title }).first().click()
  await expect(page.getByText('La empresa ya ve tu nombre')).toBeVisible()
})

test('whoever applies reads from which stage on the company knows the name, and may join its talent pool', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { owner, vacancy } = await aProcess(request)
  const { account } = await aReadySeeker(request, NAME)
  const path = `vacancies/${vacancy.id}/pipeline`
  const { version, stages }: Pipeline = await send(request, owner, 'GET', path)
  const hidden = stages.map(({ applications: _, ...stage }, at) => ({ ...stage, is_blind: at < 1 }))
  await send(request, owner, 'PUT', path, { version, stages: hidden })

  await signIn(page, account)
  await page.goto(`/jobs/${vacancy.id}?panel=postular`)
  const form = page.getByRole('dialog', { name: /^Postularte a / })
  await expect(form.getByText('Esta vacante se revisa a ciegas')).toBeVisible()
  await expect(form.getByText(/Tu nombre se muestra desde la fase «/)).toBeVisible()
  const consent = form.getByRole('checkbox', { name: '¿Quieres que te tengan en cuenta para otras vacantes?' })
  await expect(consent).not.toBeChecked()
  await form.getByRole('button', { name: 'Así te verá la empresa' }).click()
  await expect(form.getByText('Candidatura 7F3A2').first()).toBeVisible()
  await expect(form.getByText('Etxeberria')).toHaveCount(0)
  await expectGoodPage(page)
  await form.getByRole('button', { name: 'Volver a mi postulación' }).click()
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: vacancy.document.title }).first().click()
  await expect(page.getByText('La empresa revisa tu postulación sin saber quién eres.')).toBeVisible()

  const open = await aProcess(request)
  await page.goto(`/jobs/${open.vacancy.id}?panel=postular`)
  await consent.check()
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
  await page.goto('/app/settings?tab=privacidad')
  await expect(page.getByText(open.company.name).first()).toBeVisible()
})
