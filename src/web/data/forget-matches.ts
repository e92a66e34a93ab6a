import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys.ts'

/** After the CV or the wishes have changed: what was judged by the old ones is not shown while the new answer is on its way. */
export function forgetMatches(client: QueryClient): Promise<unknown> {
  const judged = [keys.jobs.lists(), keys.jobs.matches()]
  for (const queryKey of judged) client.removeQueries({ queryKey, type: 'inactive' })
  return Promise.all(judged.map((queryKey) => client.invalidateQueries({ queryKey })))
}
