import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { HiddenCompanies } from './hidden-companies.tsx'

it('takes a domain or an address for a company to hide, and no other words, which would hide it from nobody', async () => {
  signedIn()
  const asked = serverWith({ 'PATCH /api/v1/users/me': () => Response.json({}) })
  await openAt('/app/settings', <HiddenCompanies companies={[]} employers={[]} />)
  await page.getByRole('textbox', { name: 'Empresa' }).fill('Bar Sol')
  await page.getByRole('textbox', { name: /^Dominio/ }).fill('la del centro')
  await page.getByRole('button', { name: 'Añadir empresa' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Dominio/ })).toHaveAttribute('aria-invalid', 'true')
  expect(asked).toEqual([])

  await page.getByRole('textbox', { name: /^Dominio/ }).fill('https://barsol.example/carta')
  await page.getByRole('button', { name: 'Añadir empresa' }).click()
  await expect.poll(() => asked.length).toBe(1)
})
