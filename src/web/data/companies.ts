import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  checkDomain,
  createCompany,
  type createCompanyBody,
  getCompany,
  listCompanies,
  requestAccess,
  updateCompany,
  type updateCompanyBody,
} from '#shared/companies/companies.ts'
import type { Company } from '#shared/companies/company-fields.ts'
import { call } from '#web/lib/api.ts'

const LIST = ['companies', 'list']

export const companyKey = (id: string) => ['companies', id, 'profile']

export function useCompanies() {
  return useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(listCompanies, { signal }) })
}

export function useCompany(id: string) {
  return useQuery({
    queryKey: companyKey(id),
    queryFn: ({ signal }) => call(getCompany, { params: { id }, signal }),
  })
}

/** For calls that answer with the changed company: it is shown at once, and whatever depends on it is asked again. */
export function storeCompany(client: QueryClient, company: Company): void {
  client.setQueryData(companyKey(company.id), company)
  client.invalidateQueries({ queryKey: LIST })
  client.invalidateQueries({ queryKey: ['companies', company.id, 'activity'] })
  client.invalidateQueries({ queryKey: ['users', 'recruiter-summary'] })
}

export function useCreateCompany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof createCompanyBody>) => call(createCompany, { body }),
    onSuccess: (company) => storeCompany(client, company),
  })
}

export function useUpdateCompany(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof updateCompanyBody>) => call(updateCompany, { params: { id }, body }),
    onSuccess: (company) => storeCompany(client, company),
  })
}

/** Whether somebody works with this website already; nothing is asked while there is none. */
export function useDomainCheck(website: string) {
  return useQuery({
    queryKey: ['companies', 'domain', website],
    enabled: website !== '',
    queryFn: ({ signal }) => call(checkDomain, { query: { website }, signal }),
  })
}

export function useRequestAccess() {
  return useMutation({ mutationFn: (website: string) => call(requestAccess, { body: { website } }) })
}
