import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { RegisterForm } from './register-form.tsx'

it('what is missing is listed in the order of the form, also after one of it was mended and spoilt again', async () => {
  await openAt('/register', <RegisterForm chosen={null} next="/app" />)
  const summary = page.getByRole('alert')
  const lines = () =>
    summary
      .getByRole('button')
      .elements()
      .map((line) => line.textContent?.split(':')[0])
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect.element(summary).toHaveFocus()
  const all = ['Nombre y apellido', 'Correo', 'Contraseña', 'Acepta los términos para crear tu cuenta.']
  expect(lines()).toEqual(all)
  await page.getByLabelText('Nombre y apellido').fill("María José O'Connor")
  await page.getByLabelText('Contraseña', { exact: true }).fill('corta')
  await expect.poll(lines).toEqual(all.slice(1))
  await expect.element(page.getByText(/Una frase larga es fácil de recordar/)).not.toBeInTheDocument()
})
