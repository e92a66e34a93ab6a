import { useQuery } from '@tanstack/react-query'
import { listDemoAccounts } from '#shared/system/system.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'

/** Nobody until the server says that this is a demonstration; it stays one while the page is open. */
export function useDemoAccounts() {
  const { data } = useQuery({
    queryKey: keys.accounts.demo(),
    queryFn: ({ signal }) => call(listDemoAccounts, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? { items: [], password: null }
}
