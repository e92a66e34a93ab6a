import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#web/data/query-client.ts'
import { ShortcutKeys } from '../palette/shortcut-keys.tsx'

/** Around every page that asks the server for something; the first pages do without its weight. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <ShortcutKeys />
    </QueryClientProvider>
  )
}
