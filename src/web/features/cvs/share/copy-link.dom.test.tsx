import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { noClipboard } from '#tests/support/dom/no-clipboard.ts'
import { CopyLink } from './copy-link.tsx'

it('says how to copy by hand where the page has no clipboard', async () => {
  noClipboard()
  await openAt('/', <CopyLink url="http://cv.example/abc" />)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect.element(page.getByText(/selecciona el enlace y cópialo a mano/)).toBeVisible()
})
