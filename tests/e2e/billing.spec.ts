import type { Page } from '@playwright/test'
import type { Company } from '#shared/companies/company-fields.ts'
import { aPayer, decide, fillBuyer } from '#tests/support/browser/billing-walk.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { expect, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import { address, aVacancy } from '#tests/support/browser/vacancies-walk.ts'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const

/** Each walk is walked on one device in every run, and on both with `SOAK=1`. */
function devicesFor(walk: string) {
  const all = [
    ['phone', SIZES.phone],
    ['desktop', SIZES.desktop],
  ] as const
  return soak([randomFor(walk).oneOf(all)], [...all])
}

const openPlan = (page: Page, company: Company) => page.goto(`/app/my-companies/${company.id}?tab=plan`)
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

for (const [device, viewport] of devicesFor('bought')) {
  test(`a plan is bought and invoiced (${device})`, async ({ page, request }) => {
    const { owner, company } = await aPayer(request)
    await page.setViewportSize(viewport)
    await signIn(page, owner)
    await openPlan(page, company)
    await heading(page, 'Plan Gratis')
    await expectGoodPage(page)
    await press(page, 'Elegir Equipo')
    const dialog = page.getByRole('dialog', { name: 'Equipo' })
    await expect(dialog.getByRole('button', { name: /^Pagar/ })).toBeDisabled()
    await fillBuyer(page)
    await expect(dialog).toContainText(/Precio.*49.*IVA \(21 %\).*10,29.*Total.*59,29/)
    await expectGoodPage(page, [
      { width: 390, colorScheme: 'light' },
      { width: 1440, colorScheme: 'dark' },
    ])
    await dialog.getByRole('button', { name: /^Pagar 59,29/ }).click()
    await expectGoodPaymentPage(page)
    await decide(page, 'Aprobar')
    await heading(page, '¡Listo!')
    await expect(page.getByText(/^Tu plan Equipo está activo hasta el/)).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Ver mi plan' }).click()
    await heading(page, 'Plan Equipo')
    await expect(page.getByText('0 de 5 vacantes activas')).toBeVisible()
    await expect(card(page, 'Últimos pagos').getByText('Aprobado')).toBeVisible()
    const invoice = card(page, 'Facturas').getByRole('listitem')
    await expect(invoice).toContainText(/F\d{4}-\d{6}.*Plan Equipo, 30 días.*59,29/)
    const file = page.waitForEvent('download')
    await invoice.getByRole('button', { name: /^Descargar PDF/ }).click()
    expect((await file).suggestedFilename()).toMatch(/^F\d{4}-\d{6}\.pdf$/)
    await expectGoodPage(page)

    await press(page, 'Elegir Empresa')
    await expect(page.getByRole('dialog')).toContainText(/Días que te quedan del plan actual.*-4[89],?\d*/)
  })
}

for (const [device, viewport] of devicesFor('under way')) {
  test(`a payment stays under way and is approved later (${device})`, async ({ page, request }) => {
    const { owner, company } = await aPayer(request)
    await page.setViewportSize(viewport)
    await signIn(page, owner)
    await openPlan(page, company)
    await press(page, 'Elegir Empresa')
    await fillBuyer(page)
    await press(page, /^Pagar/)
    await page.waitForURL('**/api/dev/checkout/**')
    const checkout = page.url()
    await decide(page, 'Dejar en proceso')
    await heading(page, 'Estamos confirmando tu pago.')
    await expectGoodPage(page)

    // Whoever pays at a cash desk does it elsewhere while the page waits.
    const elsewhere = await page.context().newPage()
    await elsewhere.goto(checkout)
    await decide(elsewhere, 'Aprobar')
    await elsewhere.close()
    await heading(page, '¡Listo!')
    await page.getByRole('link', { name: 'Ver mi plan' }).click()
    await heading(page, 'Plan Empresa')
    await expect(card(page, 'Últimos pagos').getByRole('listitem')).toHaveCount(1)
  })
}

for (const [device, viewport] of devicesFor('refused')) {
  test(`a refused payment changes nothing and can be tried again (${device})`, async ({ page, request }) => {
    const { owner, company } = await aPayer(request)
    await page.setViewportSize(viewport)
    await signIn(page, owner)
    await openPlan(page, company)
    await press(page, 'Elegir Equipo')
    await fillBuyer(page)
    await press(page, /^Pagar/)
    await decide(page, 'Rechazar')
    await heading(page, 'No se pudo completar el pago.')
    await expect(page.getByText(/^No se hizo ningún cargo\. El banco no autorizó el pago\./)).toBeVisible()
    await expectGoodPage(page)
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click()
    // What lies behind the dialog has no role while it is open.
    await expect(page.getByText('Plan Gratis')).toBeVisible()
    await expect(page.getByText('Rechazado', { exact: true })).toBeVisible()
    await page
      .getByRole('dialog', { name: 'Equipo' })
      .getByRole('button', { name: /^Pagar/ })
      .click()
    await decide(page, 'Aprobar')
    await heading(page, '¡Listo!')
  })
}

for (const [device, viewport] of devicesFor('missing place')) {
  test(`a missing place is bought where it is missing, and what waited is published (${device})`, async ({
    page,
    request,
  }) => {
    const { owner, company } = await aPayer(request)
    const first = await aVacancy(request, owner, company)
    await send(request, owner, 'POST', `vacancies/${first.id}/publish`, {})
    const { id } = await aVacancy(request, owner, company)
    await page.setViewportSize(viewport)
    await signIn(page, owner)
    await page.goto(address(company, id, 'publicar'))
    await expect(page.getByText(/Tu plan permite 1 vacante activa/)).toBeVisible()
    await press(page, 'Comprar una publicación')
    await expect(page).toHaveURL(new RegExp(`/vacancies/${id}`))
    await fillBuyer(page)
    await expect(page.getByText('Cuando se apruebe el pago, publicaremos tu vacante.')).toBeVisible()
    await expectGoodPage(page, [{ width: viewport.width, colorScheme: 'light' }])
    await press(page, /^Pagar/)
    await decide(page, 'Aprobar')
    await page.getByRole('link', { name: 'Ver mi vacante' }).click()
    await expect(page.getByText(/^Publicada hasta el/)).toBeVisible()
    await openPlan(page, company)
    await expect(page.getByText('2 de 2 vacantes activas')).toBeVisible()
  })
}

test('whoever does not manage the money is told whom to ask', async ({ page, request }) => {
  const { owner, company } = await aPayer(request)
  const member = await aMember(request, owner, company, 'RECRUITER', 'Nuria Íñiguez-O’Shea')
  const first = await aVacancy(request, owner, company)
  await send(request, owner, 'POST', `vacancies/${first.id}/publish`, {})
  const { id } = await aVacancy(request, owner, company)
  await signIn(page, member)
  await page.goto(address(company, id, 'publicar'))
  await expect(page.getByText(/Pide a quien administra la empresa que amplíe el plan\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comprar una publicación' })).toHaveCount(0)
})

/** A page without our program and without its theme: only what it says is looked at. */
async function expectGoodPaymentPage(page: Page): Promise<void> {
  await expect(page.getByText(/Equipo: 59,29.*Aquí no se cobra nada/)).toBeVisible()
}
