import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { useContext } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '#web/data/query-client.ts'
import { ShortcutKeys } from '../palette/shortcut-keys.tsx'

/** Around every page that asks the server for something; the landing page does without its weight. */
export function Component() {
  // Where the server draws, each page has a client of its own.
  const ofPage = useContext(QueryClientContext)
  return (
    <QueryClientProvider client={ofPage ?? queryClient}>
      <Outlet />
      <ShortcutKeys />
    </QueryClientProvider>
  )
}
