import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { ConfirmEmail } from './confirm-email.tsx'

it('a double click confirms once, and says that it is confirmed now', async () => {
  const email_masked = 'm•••@example.com'
  let times = 0
  const verify = () => Response.json({ status: ++times === 1 ? 'verified' : 'already_verified', email_masked })
  serverWith({
    'POST /api/v1/users/verify-email/inspect': () => Response.json({ status: 'pending', email_masked }),
    'POST /api/v1/users/verify-email': verify,
  })
  await openAt('/verify-email', <ConfirmEmail token="t" />)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).dblClick()
  await expect.element(page.getByRole('heading', { name: '¡Listo! Tu correo está confirmado' })).toBeVisible()
  expect(times).toBe(1)
})
