import { QueryClientProvider } from '@tanstack/react-query'
import { usePolledNotifications } from '#web/data/notifications.ts'
import { queryClient } from '#web/data/query-client.ts'

/** Draws nothing: it stands once in the root of the tab, outside of every page, and keeps the list fresh. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function NotificationPoller() {
  return (
    <QueryClientProvider client={queryClient}>
      <Poll />
    </QueryClientProvider>
  )
}

function Poll() {
  usePolledNotifications()
  return null
}
