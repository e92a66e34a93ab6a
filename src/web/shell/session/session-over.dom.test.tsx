import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { useSession } from '#web/lib/session.ts'
import { SessionOver } from './session-over.tsx'

it('says that the session expired, and nothing of the kind to whoever signed out', async () => {
  signedIn('token-1')
  useSession.getState().expire('token-1')
  await openAt('/app', <SessionOver />)
  await expect.element(page.getByText(/Tu sesión ha expirado/)).toBeVisible()
  useSession.getState().logout()
  await expect.element(page.getByText(/Tu sesión ha expirado/)).not.toBeInTheDocument()
})
