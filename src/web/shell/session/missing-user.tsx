import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '#web/data/query-client.ts'
import { useLoadedUser } from './use-loaded-user.ts'

/** On pages that need nobody: a session whose person is not there yet fetches them; where that fails, it ends at /login. */
// biome-ignore lint/style/noDefaultExport: React.lazy reads the default export
export default function MissingUser() {
  return (
    <QueryClientProvider client={queryClient}>
      <Fetching />
    </QueryClientProvider>
  )
}

function Fetching() {
  useLoadedUser()
  return null
}
