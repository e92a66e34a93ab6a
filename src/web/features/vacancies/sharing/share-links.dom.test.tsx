import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { noClipboard } from '#tests/support/dom/no-clipboard.ts'
import { ShareLinks } from './share-links.tsx'

const vacancy = { id: 'v', title: 'Backend' }

it('says that the link is copied only where it is, else gives a field to copy it from', async () => {
  noClipboard()
  await openAt('/', <ShareLinks vacancy={vacancy} company_name="Marea" />)
  const button = page.getByRole('button', { name: 'Copiar enlace' })
  await button.click()
  const field = page.getByRole('textbox', { name: 'Copia este enlace' })
  await expect.element(field).toHaveValue(`${window.location.origin}/jobs/v?origen=compartido`)
  await field.click()
  const box = field.element()
  expect(box instanceof HTMLInputElement && box.selectionEnd === box.value.length && box.selectionStart).toBe(0)
  await expect.element(button).toBeVisible()
})
