import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type DataCopy,
  deleteMe,
  downloadDataCopy,
  getDataCopy,
  keepAccount,
  startDataCopy,
} from '#shared/rights/rights.ts'
import { call } from '#web/lib/api.ts'
import { keys } from './keys.ts'

export function useDeleteAccount() {
  return useMutation({ mutationFn: (password: string) => call(deleteMe, { body: { password } }) })
}

export function useKeepAccount() {
  return useMutation({ mutationFn: (token: string) => call(keepAccount, { body: { token } }) })
}

const WHILE_MADE = 1_500

/** Asked for again and again only while it is made. */
export function useDataCopy() {
  return useQuery({
    queryKey: keys.accounts.dataCopy(),
    queryFn: ({ signal }) => call(getDataCopy, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? WHILE_MADE : false),
  })
}

export function useStartDataCopy() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => call(startDataCopy, { body: { password } }),
    onSuccess: (copy: DataCopy) => client.setQueryData(keys.accounts.dataCopy(), copy),
  })
}

export function useDownloadDataCopy() {
  return useMutation({ mutationFn: () => call(downloadDataCopy) })
}
