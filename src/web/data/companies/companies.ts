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
import { keys } from '../keys.ts'

export function useCompanies() {
  return useQuery({ queryKey: keys.companies.list(), queryFn: ({ signal }) => call(listCompanies, { signal }) })
}

export function useCompany(id: string) {
  return useQuery({
    queryKey: keys.companies.profile(id),
    queryFn: ({ signal }) => call(getCompany, { params: { id }, signal }),
  })
}

/** For calls that answer with the changed company: it is shown at once, and whatever depends on it is asked again. */
export function storeCompany(client: QueryClient, company: Company): void {
  client.setQueryData(keys.companies.profile(company.id), company)
  client.invalidateQueries({ queryKey: keys.companies.list() })
  client.invalidateQueries({ queryKey: keys.companies.domains() })
  client.invalidateQueries({ queryKey: keys.companies.activity(company.id) })
  client.invalidateQueries({ queryKey: keys.overview.recruiter() })
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
    queryKey: keys.companies.domain(website),
    enabled: website !== '',
    queryFn: ({ signal }) => call(checkDomain, { query: { website }, signal }),
  })
}

export function useRequestAccess() {
  return useMutation({ mutationFn: (website: string) => call(requestAccess, { body: { website } }) })
}

export const loadCompany = (id: string): Promise<Company> => call(getCompany, { params: { id } })

/** Shows a company that was read elsewhere. */
export function useShowCompany(): (company: Company) => void {
  const client = useQueryClient()
  return (company) => client.setQueryData(keys.companies.profile(company.id), company)
}
