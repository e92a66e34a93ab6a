import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#web/lib/query-client.ts'
import { ShortcutKeys } from './shortcut-keys.tsx'

/** Around every page that asks the server for something; the landing page does without its weight. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <ShortcutKeys />
    </QueryClientProvider>
  )
}
