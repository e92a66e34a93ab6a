import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '#web/data/query-client.ts'
import { type SessionUser, useSession } from '#web/lib/session.ts'
import { Toaster } from '#web/shell/toaster.tsx'

const someone: SessionUser = { id: 'u1', full_name: 'Ana Ruiz', email: 'ana@example.com', intent: 'SEEKER' }

/** Whoever is signed in while the test runs. */
export function signedIn(token = 'token-1'): void {
  useSession.setState({ token, user: someone, ending: null })
  onTestFinished(() => {
    useSession.setState({ token: null, user: null, ending: null })
    queryClient.clear()
  })
}

/** Draws something at an address of the application, with toasts; answers with the address as it changes. */
export async function openAt(address: string, element: ReactNode): Promise<{ address: () => string }> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { address: () => router.state.location.pathname + router.state.location.search }
}
