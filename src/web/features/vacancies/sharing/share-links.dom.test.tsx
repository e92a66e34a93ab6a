import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { noClipboard } from '#tests/support/dom/no-clipboard.ts'
import { ShareLinks } from './share-links.tsx'

const vacancy = { id: 'v', title: 'Backend' }

it('says that the link is copied only where it is', async () => {
  noClipboard()
  await openAt('/', <ShareLinks vacancy={vacancy} company_name="Marea" />)
  const button = page.getByRole('button', { name: 'Copiar enlace' })
  await button.click()
  await expect.element(page.getByText(/^Copia este enlace: .*\/jobs\/v/)).toBeVisible()
  await expect.element(button).toBeVisible()
})
