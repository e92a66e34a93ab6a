import type { Page } from '@playwright/test'
import {
  aCvFor,
  anApplication,
  anOpenVacancy,
  aReadySeeker,
  NIGHT,
  untilTheTeamHasIt,
  YEARS,
} from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { type Account, confirmAddress, expect, PASSWORD, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { letOfferLeave } from '#tests/support/browser/journey/minute-over.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: `Postularte a ${title}` })

async function signedUp(page: Page): Promise<Account> {
  const stored = await page.evaluate<string>(`localStorage.getItem('auth-storage')`)
  const { state } = JSON.parse(stored)
  return { ...state, password: PASSWORD }
}

test('a visitor signs up from a vacancy, comes back to it with a CV and applies', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { vacancy } = await anOpenVacancy(request)
  const { title } = vacancy.document
  await page.goto(`/jobs/${vacancy.id}`)
  // At the end of a long page on a phone the main action is still there.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Postularme', exact: true })).toBeInViewport()
  await page.getByRole('link', { name: 'Postularme', exact: true }).click()
  await expect(page.getByText(`Vas a postularte a ${title}, de `)).toBeVisible()
  await page.getByLabel('Nombre y apellido').fill("D'Angelo Peña-Ruiz")
  await page.getByLabel('Correo', { exact: true }).fill(`persona-${Date.now()}@correo.example`)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByText(`Después sigues con tu postulación a ${title}, de `)).toBeVisible()
  const choice = page.getByRole('button', { name: /^Busco Oportunidades.*Es lo que necesitas para postularte\.$/ })
  await page.route('**/api/v1/users/me/intent', (route) => route.fulfill({ status: 500, json: {} }))
  await choice.click()
  await expectToast(page, 'No se pudo guardar tu elección. Inténtalo de nuevo.')
  await page.unroute('**/api/v1/users/me/intent')
  await choice.click()
  await expect(page).toHaveURL(`/jobs/${vacancy.id}?panel=postular`)
  await expectToast(page, '¡Perfecto! Vamos a configurar tu perfil.')
  await expect(sheet(page, title).getByText('Primero necesitas un CV')).toBeVisible()
  await sheet(page, title).getByRole('link', { name: 'Crear mi CV' }).click()
  await expect(page).toHaveURL('/app/cv')
  const account = await signedUp(page)
  await aCvFor(request, account)
  await page.getByRole('link', { name: 'Volver a postularme' }).click()
  await expect(sheet(page, title).getByText('Confirma tu correo para enviarla')).toBeVisible()
  await expect(sheet(page, title).getByRole('radio', { name: /CV de datos/ })).toBeChecked()
  await sheet(page, title).getByRole('radio', { name: 'Sí', exact: true }).first().check()
  await sheet(page, title).getByLabel(YEARS).fill('4')
  await expect(sheet(page, title).getByText('Borrador guardado.')).toBeVisible()
  await confirmAddress(request, account)
  await page.reload()
  await expect(sheet(page, title).getByLabel(YEARS)).toHaveValue('4')
  await sheet(page, title).getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page).toHaveURL(`/app/jobs?vacante=${vacancy.id}`)
  await expect(page.getByRole('dialog', { name: 'Vacante' }).getByText(/^Te postulaste el /)).toBeVisible()
})

test('an application is looked at, sent, taken back and sent again', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { vacancy } = await anOpenVacancy(request)
  const { title } = vacancy.document
  const { account } = await aReadySeeker(request)
  await signIn(page, account)
  await page.goto(`/jobs/${vacancy.id}`)
  await page.getByRole('button', { name: 'Postularme' }).click()
  const form = sheet(page, title)
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(form.getByText('Elige Sí o No.')).toBeVisible()
  await form.getByRole('group', { name: NIGHT }).getByRole('radio', { name: 'Sí' }).check()
  await form.getByLabel(YEARS).fill('4')
  await form.getByLabel(/^Nota para la empresa/).fill('Llevo cuatro años haciendo justo esto.')
  await expectGoodPage(page)
  await form.getByRole('button', { name: 'Así te verá la empresa' }).click()
  await expect(form.getByRole('heading', { name: 'Así te verá la empresa' })).toBeFocused()
  await expect(form.getByText('Llevo cuatro años haciendo justo esto.')).toBeVisible()
  await expect(form.getByRole('region', { name: 'Experiencia' })).toContainText("Müller & O'Neill")
  await form.getByRole('button', { name: 'Volver a mi postulación' }).click()
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
  await expect(form).toHaveCount(0)

  await page.goto('/app/my-applications')
  const mine = page.getByRole('list', { name: 'Tus postulaciones' }).getByRole('listitem')
  await expect(mine.getByText('Enviada', { exact: true })).toBeVisible()
  await mine.getByRole('button', { name: 'Deshacer la postulación' }).click()
  await expectToast(page, 'Postulación deshecha. Tu borrador sigue guardado.')
  await expect(mine).toHaveCount(0)
  await page.getByRole('link', { name: `Continuar con ${title}` }).click()
  await expect(form.getByLabel(YEARS)).toHaveValue('4')
  await expect(form.getByLabel(/^Nota para la empresa/)).toHaveValue('Llevo cuatro años haciendo justo esto.')
  await form.getByRole('button', { name: 'Enviar postulación' }).click()
  await expect(page.getByText(/^Te postulaste el /)).toBeVisible()
})

test('on a phone the back button leads from the company’s view to the form, and from the form to the vacancy', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { vacancy } = await anOpenVacancy(request)
  await signIn(page, (await aReadySeeker(request)).account)
  await page.goto(`/jobs/${vacancy.id}`)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Postularme' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const form = sheet(page, vacancy.document.title)
  const look = form.getByRole('button', { name: 'Así te verá la empresa' })
  const view = form.getByRole('heading', { name: 'Así te verá la empresa' })
  await form.getByLabel(YEARS).fill('4')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await look.click()
  await expect(view).toBeFocused()
  await page.goBack()
  await expect(form.getByLabel(YEARS)).toHaveValue('4')
  await look.click()
  await expect(view).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(`/jobs/${vacancy.id}`)
  await page.getByRole('button', { name: /postulación|Postularme/ }).click()
  await look.click()
  await expect(view).toBeFocused()
  await page.goBack()
  await page.goBack()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(`/jobs/${vacancy.id}`)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

test('an application is followed on a phone from sending to an accepted offer', async ({ page, request }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 390, height: 844 })
  const [{ owner, company, vacancy }, { account, cv }] = await Promise.all([
    anOpenVacancy(request),
    aReadySeeker(request),
  ])
  const id = await anApplication(request, vacancy, account, cv)
  const path = `applications/${id}`
  await signIn(page, account)
  await page.goto('/app/my-applications')
  const card = page.getByRole('list', { name: 'Tus postulaciones' }).getByRole('listitem')
  await expect(card.getByText('Enviada', { exact: true })).toBeVisible()
  await expect(card.getByText(/^Responde antes del .* · en 10 días$/)).toBeVisible()
  await card.getByRole('link', { name: vacancy.document.title }).click()
  const panel = page.getByRole('dialog', { name: 'Postulación', exact: true })
  await expect(panel.getByText('Enviaste tu postulación')).toBeVisible()
  await panel.getByRole('tab', { name: 'Enviado' }).click()
  await expect(panel.getByText('Tu CV sigue igual que cuando lo enviaste.')).toBeVisible()
  await expect(panel.getByText('Llevo cuatro años haciendo justo esto.')).toBeVisible()
  await panel.getByRole('tab', { name: 'Notas' }).click()
  await panel.getByLabel(/^Tus notas/).fill('Preguntar por el horario de verano.')
  await panel.getByRole('button', { name: 'En 7 días' }).click()
  await panel.getByRole('button', { name: 'Guardar notas' }).click()
  await expectToast(page, 'Cambios guardados.')

  await untilTheTeamHasIt(request, owner, vacancy, id)
  await send(request, owner, 'POST', `${path}/opened`)
  await send(request, owner, 'POST', `${path}/messages`, {
    creation_key: crypto.randomUUID(),
    body: 'Hola, Núria. ¿Cómo tienes la semana que viene?',
  })
  await send(request, owner, 'POST', `${path}/interviews`, {
    title: 'Conversación con el equipo',
    kind: 'VIDEO',
    duration_minutes: 45,
    timezone: 'America/Bogota',
    place: 'https://meet.example.com/abc',
    slots: [inDays(3), inDays(4)],
    usual_only: false,
  })
  await page.reload()
  await panel.getByRole('tab', { name: /^Mensajes/ }).click()
  await expect(panel.getByText('Hola, Núria. ¿Cómo tienes la semana que viene?')).toBeVisible()
  await panel.getByLabel('Mensaje para la empresa').fill('Bien: por la tarde puedo cualquier día.')
  const pdf = { name: 'título-oficial.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await panel.getByLabel('Adjuntar archivo').setInputFiles(pdf)
  await expect(panel.getByRole('list', { name: 'Archivos adjuntos' })).toContainText('título-oficial.pdf')
  await panel.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(panel.getByText('Bien: por la tarde puedo cualquier día.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'título-oficial.pdf' })).toBeVisible()

  await panel.getByRole('tab', { name: 'Proceso' }).click()
  const interview = panel.getByRole('region', { name: 'Entrevista: Conversación con el equipo' })
  await expect(interview.getByText(/hora de Madrid/)).toBeVisible()
  await interview.getByRole('radio').first().check()
  await expectGoodPage(page)
  await interview.getByRole('button', { name: 'Confirmar horario' }).click()
  await expect(interview.getByText('Confirmada', { exact: true })).toBeVisible()
  const waiting = page.waitForEvent('download')
  await interview.getByRole('button', { name: 'Añadir a mi calendario' }).click()
  expect((await waiting).suggestedFilename()).toBe('entrevista.ics')

  const offer = await send(request, owner, 'POST', `${path}/offers`, {
    salary: 36_000_00,
    currency: 'EUR',
    period: 'ANIO',
    contract: 'INDEFINIDO',
    start_date: dayOf(inDays(30)),
    expires_on: dayOf(inDays(7)),
    terms: 'Seguro médico desde el primer día.',
  })
  await send(request, owner, 'POST', `${path}/offers/${offer.id}/send`, { reason: 'Lo acordamos por teléfono.' })
  await letOfferLeave(offer.application_id)
  await page.goto('/app/my-applications')
  await expect(card.getByText('Responde a la oferta')).toBeVisible()
  await card.getByRole('link', { name: vacancy.document.title }).click()
  await expect(panel.getByText('36.000')).toBeVisible()
  await expectGoodPage(page)
  await panel.getByRole('button', { name: 'Aceptar la oferta' }).click()
  const question = page.getByRole('dialog', { name: 'Aceptar la oferta' })
  await expect(question.getByText(`Se lo diremos a ${company.name} ahora mismo.`, { exact: false })).toBeVisible()
  await question.getByLabel('Tu nombre completo').fill('Lucía Peña')
  await question.getByRole('button', { name: 'Aceptar la oferta' }).click()
  await expect(panel.getByText('Contratada', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(card.getByText('Contratada', { exact: true })).toBeVisible()
})

test('what was sent elsewhere is kept by hand and stands in the file', async ({ page, request }) => {
  const { account } = await aReadySeeker(request)
  await signIn(page, account)
  await page.goto('/app/my-applications?tab=otras')
  await page.getByRole('button', { name: 'Añadir postulación' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir postulación' })
  await dialog.getByRole('button', { name: 'Añadir postulación' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByLabel('Puesto').fill('Contable')
  await dialog.getByLabel('Empresa').fill("Ferrer i Fills, S. L. · O'Neill")
  await dialog.getByLabel(/^Enlace de la oferta/).fill('https://ejemplo.com/oferta')
  await dialog.getByRole('button', { name: 'Añadir postulación' }).click()
  const rows = page.getByRole('list', { name: 'Postulaciones en otros sitios' }).getByRole('listitem')
  await expect(rows).toContainText("Ferrer i Fills, S. L. · O'Neill")
  await page.getByRole('button', { name: 'Cambiar Contable' }).click()
  const change = page.getByRole('dialog', { name: 'Cambiar postulación' })
  await change.getByLabel('Estado').selectOption({ label: 'En entrevistas' })
  await change.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(rows.getByText('En entrevistas')).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar Contable' }).click()
  await expect(rows).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rows.getByText('En entrevistas')).toBeVisible()
  await expectGoodPage(page)

  await page.getByRole('tab', { name: 'Cifras y constancia' }).click()
  await expect(page.getByRole('region', { name: 'Mi búsqueda en cifras' })).toContainText(
    'primera postulación en Skillo',
  )
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar CSV' }).click()
  expect((await waiting).suggestedFilename()).toBe('postulaciones.csv')
  await expectGoodPage(page)
})
