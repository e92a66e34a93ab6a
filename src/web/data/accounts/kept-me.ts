import type { CurrentUser } from '#shared/accounts/users.ts'
import { keys } from '../keys.ts'
import { queryClient } from '../query-client.ts'

/** For pages that come before the cache does. */
export function keepMe(me: CurrentUser): void {
  queryClient.setQueryData(keys.accounts.me(), me)
}
