import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aCompany, aMember, invited, send } from '#tests/support/browser/company-walk.ts'
import { expect, lastMailTo, linkIn, PASSWORD, registerAccount, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const anAddress = () => `invitada-${randomBytes(6).toString('hex')}@correo.example`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function paste(page: Page, label: string, text: string) {
  await page.getByLabel(label).evaluate((box, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', value)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

test('an owner builds a team: invites a list, changes access, removes', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=equipo`)
  await expect(page.getByText('Trabajas mejor en equipo. Invita a quienes entrevistan y deciden.')).toBeVisible()
  await expect(page.getByText(/La empresa necesita una persona titular\./)).toBeVisible()
  await page.getByRole('button', { name: 'Invitar personas' }).click()
  await expect(page).toHaveURL(`/app/my-companies/${company.id}?tab=equipo&panel=invitar`)
  const [first, second] = [anAddress(), anAddress()]
  const dialog = page.getByRole('dialog')
  await paste(page, 'Correos', `Ana <${first}>; ${second}\n${owner.user.email}, sin-arroba`)
  await expect(dialog.getByText('4 de 20')).toBeVisible()
  await dialog.getByRole('radio', { name: /Reclutamiento/ }).check()
  await dialog.getByLabel('Mensaje').fill('Te esperamos.')
  await dialog.getByRole('button', { name: 'Enviar 4 invitaciones' }).click()
  await expect(dialog.getByText('Revisa sin-arroba: parece incompleto.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Quitar sin-arroba' }).click()
  await dialog.getByRole('button', { name: 'Enviar 3 invitaciones' }).click()
  const outcomes = dialog.getByRole('list', { name: 'Resultado de cada invitación' }).getByRole('listitem')
  await expect(outcomes.filter({ hasText: first })).toContainText('Invitación enviada')
  await expect(outcomes.filter({ hasText: owner.user.email })).toContainText('Ya forma parte del equipo')
  await dialog.getByRole('button', { name: 'Listo' }).click()

  const rows = page.getByRole('list', { name: 'Invitaciones', exact: true }).getByRole('listitem')
  await expect(rows.filter({ hasText: first })).toContainText(/Pendiente.*Reclutamiento.*sin abrir.*vence el/)
  await page.getByRole('button', { name: `Reenviar invitación a ${first}` }).click()
  await expect(rows.filter({ hasText: first })).toContainText('2 envíos')
  await page.getByRole('button', { name: `Revocar invitación a ${second}` }).click()
  await expect(rows.filter({ hasText: second })).toHaveCount(0)
  await page.getByText('Anteriores (1)').click()
  await expect(page.getByRole('list', { name: 'Invitaciones anteriores' })).toContainText('Revocada')

  const member = await aMember(request, owner, company, 'INTERVIEWER', 'Inés Bravo')
  await page.reload()
  const people = page.getByRole('list', { name: 'Personas' }).getByRole('listitem')
  const ines = people.filter({ hasText: 'Inés Bravo' })
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Opciones de Inés Bravo' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await expect(people.first().getByRole('button')).toHaveCount(0)
  await choose('Cambiar rol y permisos')
  const access = page.getByRole('dialog', { name: 'Rol y permisos' })
  await expect(access.getByRole('switch')).toHaveCount(0)
  await access.getByRole('radio', { name: /Responsable del puesto/ }).check()
  await expect(access.getByRole('switch', { name: /Ver expectativas salariales/ })).not.toBeChecked()
  await access.getByRole('switch', { name: /Ver expectativas salariales/ }).check()
  await access.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(ines).toContainText(/ve expectativas salariales.*Responsable del puesto/)
  await choose('Pausar acceso')
  await expect(ines).toContainText('En pausa')
  const seen = await request.get(`/api/v1/companies/${company.id}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(seen.status()).toBe(404)
  await choose('Reactivar acceso')
  await expect(ines).not.toContainText('En pausa')
  await choose('Quitar del equipo')
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar del equipo' }).click()
  // Behind an open dialog nobody is found, whether removed or not.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ines).toHaveCount(0)

  await signIn(page, member)
  await page.goto(`/app/my-companies/${company.id}`)
  await expect(page.getByRole('heading', { name: 'No encontramos esta empresa' })).toBeVisible()
})

test('a new person registers from the invitation and is in', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  const email = anAddress()
  const old_link = await invited(request, owner, company, email)
  const { items } = await send(request, owner, 'GET', `companies/${company.id}/invitations`)
  await send(request, owner, 'POST', `invitations/${items[0].id}/resend`)
  await page.goto(old_link)
  await expect(page.getByRole('heading', { name: 'Usa el enlace más reciente que te enviamos' })).toBeVisible()

  await expect.poll(async () => linkIn(await lastMailTo(request, email))).not.toBe(old_link)
  await page.goto(linkIn(await lastMailTo(request, email)))
  await expect(page.getByText('Laura Titular te invitó a Molinos del Sur con el papel «Reclutamiento».')).toBeVisible()
  await expect(page).toHaveURL('/invitations/accept')
  await page.reload()
  await expect(page.getByLabel('Correo')).toHaveValue(email)
  await expect(page.getByLabel('Correo')).not.toBeEditable()
  await page.getByLabel('Nombre y apellido').fill('Nora Nueva')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crear cuenta y unirme a Molinos del Sur' }).click()
  await expect(page.getByText('Acepta los términos para crear tu cuenta.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta y unirme a Molinos del Sur' }).click()
  await expect(page).toHaveURL(`/app/my-companies/${company.id}`)
  const choice = page.getByRole('button', {
    name: /^Quiero Contratar.*Es lo que necesitas para trabajar con tu equipo\.$/,
  })
  await page.route('**/api/v1/users/me/intent', (route) => route.fulfill({ status: 500, json: {} }))
  await choice.click()
  await expectToast(page, 'No se pudo guardar tu elección. Inténtalo de nuevo.')
  await page.unroute('**/api/v1/users/me/intent')
  await choice.click()
  await expectToast(page, '¡Perfecto! Vamos a configurar tu perfil.')
  await expect(page).toHaveURL(`/app/my-companies/${company.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Molinos del Sur' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mis Empresas' }).first()).toBeVisible()

  await page.goto('/app/settings?tab=verificaciones')
  await expect(page.getByRole('tabpanel').getByText('Confirmado').first()).toBeVisible()
  await page.goto(linkIn(await lastMailTo(request, email, /invitations\/accept/)))
  await page.getByRole('link', { name: 'Ir a la empresa' }).click()
  await expect(page).toHaveURL(`/app/my-companies/${company.id}`)
})

test('the link survives signing in, and the wrong account joins nothing', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  const right = await registerAccount(request, { intent: 'SEEKER', full_name: 'Rita Correcta' })
  const wrong = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Otto Otro' })
  const link = await invited(request, owner, company, right.user.email, 'HIRING_MANAGER')
  await signIn(page, wrong)
  await page.goto(link)
  await expect(page.getByText(/^Esta invitación es para p•••@correo\.example y tu sesión es de p•••@/)).toBeVisible()
  await page.getByRole('button', { name: 'Pedir que la envíen a esta cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Ya lo pedimos' })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Cambiar de cuenta' }).click()
  await expect(
    page.getByText(
      'Laura Titular te invitó a Molinos del Sur con el papel «Responsable del puesto». Inicia sesión con p•••@correo.example para aceptar.',
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar sesión' }).last().click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.getByLabel('Correo').fill(right.user.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/invitations/accept')
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(`/app/my-companies/${company.id}`)
  await expectToast(page, 'Modo cambiado a Reclutador.')
  await expect(page.getByRole('tab')).toHaveText(['Resumen', 'Vacantes', 'Candidaturas', 'Informes', 'Equipo'])
  await page.getByRole('tab', { name: 'Equipo' }).click()
  await page.getByRole('button', { name: 'Dejar el equipo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar el equipo' }).click()
  await expect(page).toHaveURL('/app/my-companies')

  await signIn(page, owner)
  await page.goto(`/app/my-companies/${company.id}?tab=equipo`)
  await region(page, 'Piden acceso').getByRole('button', { name: 'Invitar a Otto Otro' }).click()
  await expect(region(page, 'Piden acceso')).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Invitaciones', exact: true }).getByRole('listitem')
  await expect(rows.filter({ hasText: wrong.user.email })).toContainText('Responsable del puesto')

  // An address that is confirmed by now finds its invitations inside the application too.
  await invited(request, owner, company, right.user.email, 'INTERVIEWER')
  await signIn(page, right)
  await page.goto('/app/my-companies')
  await region(page, 'Esperan tu respuesta').getByRole('link').click()
  await expect(page).toHaveURL(/\/invitations\/accept\?invitation=/)
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page).toHaveURL(`/app/my-companies/${company.id}`)
})

test('links that ended say so and lead on', async ({ page, request }) => {
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: 'Laura Titular' })
  const company = await aCompany(request, owner)
  const email = anAddress()
  const link = await invited(request, owner, company, email, 'INTERVIEWER')
  // The clock of a running server cannot be moved, so the answer is aged on its way.
  const aged = { situation: 'EXPIRED', role: null, message: null, email: null, expires_at: '2026-05-03T10:00:00.000Z' }
  await page.route('**/invitations/by-token/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...aged } })
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Esta invitación venció el 3 de mayo.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pedir una nueva' })).toBeVisible()
  await page.unroute('**/invitations/by-token/*')

  await page.goto(link)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('heading', { name: 'Rechazaste la invitación' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Rechazaste esta invitación.' })).toBeVisible()
  const revoked = anAddress()
  const second = await invited(request, owner, company, revoked)
  const { items } = await send(request, owner, 'GET', `companies/${company.id}/invitations`)
  await send(request, owner, 'DELETE', `invitations/${items[0].id}`)
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'Esta invitación ya no está disponible.' })).toBeVisible()
  await page.getByRole('button', { name: 'Pedir una nueva' }).click()
  await expect(page.getByText('Listo: pedimos una nueva. Te llegará por correo.')).toBeVisible()
  await page.goto('/invitations/accept?token=incompleto')
  await expect(page.getByRole('heading', { name: 'No encontramos esta invitación' })).toBeVisible()

  await signIn(page, owner)
  await page.goto('/app')
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page.getByRole('link', { name: new RegExp(`${revoked} pide una invitación nueva`) }).click()
  await expect(page).toHaveURL(`/app/my-companies/${company.id}?tab=equipo`)
  await region(page, 'Piden acceso')
    .getByRole('button', { name: `Descartar la solicitud de ${revoked}` })
    .click()
  await expect(region(page, 'Piden acceso')).toHaveCount(0)
})

test('axe finds nothing on the invitation, and it reflows', async ({ page, request }) => {
  test.slow()
  const owner = await registerAccount(request, { intent: 'RECRUITER', full_name: `Ana ${'Wenceslada'.repeat(9)}` })
  const company = await aCompany(request, owner, 'Electroencefalografistas'.repeat(4))
  const link = await invited(request, owner, company, anAddress())
  for (const account of [null, owner]) {
    if (account) await signIn(page, account)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGoodPage(page)
  }
})
