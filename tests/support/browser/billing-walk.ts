import type { APIRequestContext, Page } from '@playwright/test'
import { send } from './company-walk.ts'
import { expect, lastMailTo } from './e2e.ts'
import { aPublisher } from './vacancies-walk.ts'

/** Somebody whose company is complete and verified, so that it may buy. */
export async function aPayer(request: APIRequestContext) {
  const { owner, company } = await aPublisher(request)
  const email = `rrhh@${new URL(company.website ?? '').hostname}`
  await send(request, owner, 'POST', `companies/${company.id}/verification`, { email })
  const code = /\b\d{6}\b/.exec((await lastMailTo(request, email)).text)?.[0] ?? ''
  await send(request, owner, 'POST', `companies/${company.id}/verification/confirm`, { code })
  return { owner, company }
}

/** Fills in whom the invoice is for, with a tax id whose check digit is wrong at first. */
export async function fillBuyer(page: Page): Promise<void> {
  const form = page.getByRole('dialog').getByRole('region', { name: 'Datos de facturación' })
  await form.getByLabel('Nombre o razón social').fill('Panadería O’Brien e Hijas, S. L.')
  await form.getByLabel('País').selectOption('ES')
  await form.getByLabel('NIF').fill('A58818502')
  await form.getByLabel('Dirección').fill('Calle de la Ñ, 3, 2.º B')
  await form.getByLabel('Código postal').fill('15001')
  await form.getByLabel('Ciudad').fill('A Coruña')
  await form.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(form.getByText(/Revisa el .*: algún carácter no coincide\./).first()).toBeVisible()
  await form.getByLabel('NIF').fill('A58818501')
  await form.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(form).toBeHidden()
}

/** The page that stands for the provider, until the program is back on a return page. */
export async function decide(page: Page, choice: 'Aprobar' | 'Dejar en proceso' | 'Rechazar'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
  await page.getByRole('button', { name: choice }).click()
  await page.waitForURL(/\/payment-(?:success|failure)\?ref=/)
}
