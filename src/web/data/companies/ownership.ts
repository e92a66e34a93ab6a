import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  acceptTransfer,
  archiveCompany,
  cancelTransfer,
  declineTransfer,
  restoreCompany,
  startTransfer,
  type transferBody,
} from '#shared/companies/companies.ts'
import { call } from '#web/lib/api.ts'
import { keys } from '../keys.ts'
import { storeCompany } from './companies.ts'

const steps = {
  archive: archiveCompany,
  restore: restoreCompany,
  cancel: cancelTransfer,
  accept: acceptTransfer,
  decline: declineTransfer,
} as const

/** Steps that need nothing but the company. */
export function useCompanyStep(id: string, step: keyof typeof steps) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(steps[step], { params: { id } }),
    onSuccess: (company) => {
      storeCompany(client, company)
      client.invalidateQueries({ queryKey: keys.companies.one(id) })
    },
  })
}

export function useStartTransfer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof transferBody>) => call(startTransfer, { params: { id }, body }),
    onSuccess: (company) => storeCompany(client, company),
  })
}
